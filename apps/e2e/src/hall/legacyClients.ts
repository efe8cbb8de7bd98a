import io from 'socket.io-client-v2';

/** The line in a legacy server message. */
export interface LegacyLine {
  readonly type: string;
  readonly id: number;
  readonly highlight: number;
}

/** A legacy page with the client library of its time (socket.io 2). */
export interface LegacyFollower {
  /** The last line it received, or null. */
  last(): LegacyLine | null;
  leave(): void;
}

interface LegacySocket {
  on(event: 'data', listener: (line: LegacyLine) => void): void;
  disconnect(): void;
}

/** Follows a session; the library reconnects by itself. */
export function followLegacy(origin: string, code: string): LegacyFollower {
  const socket = io(`${origin}/${code}`, { forceNew: true }) as LegacySocket;
  let last: LegacyLine | null = null;
  socket.on('data', (line) => {
    last = line;
  });
  return { last: () => last, leave: () => socket.disconnect() };
}

interface GuessingSocket {
  on(event: 'connect' | 'data', listener: (message?: { type: string; success?: boolean }) => void): void;
  emit(event: 'data', message: object): void;
  disconnect(): void;
}

/** A PIN that our displays never choose. */
const WRONG_PIN = '1000';

/**
 * Enters wrong PINs from another address; the server must trust the proxies of this machine.
 * @returns once all of them were refused
 */
export function guessPins(origin: string, code: string, address: string, count: number): Promise<void> {
  const extraHeaders = { 'x-forwarded-for': address };
  const options = {
    forceNew: true,
    transports: ['websocket'],
    transportOptions: { websocket: { extraHeaders } },
  };
  const socket = io(`${origin}/${code}`, options) as GuessingSocket;
  return new Promise((resolve) => {
    let refused = 0;
    socket.on('connect', () => {
      for (let guess = 0; guess < count; guess += 1)
        socket.emit('data', { host: 'sttm-web', type: 'request-control', pin: WRONG_PIN });
    });
    socket.on('data', (message) => {
      if (message?.type !== 'response-control' || message.success !== false) return;
      refused += 1;
      if (refused < count) return;
      socket.disconnect();
      resolve();
    });
  });
}

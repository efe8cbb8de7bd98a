import io from 'socket.io-client-v2';

/** What a page of old is told of a line. */
export interface LegacyLine {
  readonly type: string;
  readonly id: number;
  readonly highlight: number;
}

/** A page that was made for the servers of before, with the client library of its day. */
export interface LegacyFollower {
  /** The last it was told; null until then. */
  last(): LegacyLine | null;
  leave(): void;
}

interface LegacySocket {
  on(event: 'data', listener: (line: LegacyLine) => void): void;
  disconnect(): void;
}

/** It follows, and comes back by itself as that library does. */
export function followLegacy(origin: string, code: string): LegacyFollower {
  const socket = io(`${origin}/${code}`, { forceNew: true }) as LegacySocket;
  let last: LegacyLine | null = null;
  socket.on('data', (line) => {
    last = line;
  });
  return { last: () => last, leave: () => socket.disconnect() };
}

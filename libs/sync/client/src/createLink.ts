import {
  CLIENT_TO_SERVER,
  LIMITS,
  REFUSALS,
  SERVER_TO_CLIENT,
  UNKNOWN_NAMESPACE,
  type SessionCode,
} from '@naad/sync-protocol';
import { io, type Socket } from 'socket.io-client';
import { onPageWake, type OnWake } from './onWake.ts';
import { SYSTEM_CLOCK } from './systemClock.ts';
import type { Clock, Connection } from './types.ts';

/** What every client may be given in place of what it takes. */
export interface ClientParts {
  readonly clock?: Clock;
  readonly createSocket?: CreateSocket;
  readonly onWake?: OnWake;
}

export type CreateSocket = (url: string, auth: () => Record<string, unknown>) => Socket;

/** How a line to a session goes; roles are no matter of it. */
export interface LinkHandlers {
  /** The line is there, anew; what was received before may be old. */
  up(): void;
  down(): void;
  /** Whenever it goes otherwise than before, after `up` and `down`. */
  changed(connection: Connection): void;
}

export interface LinkOptions extends ClientParts {
  readonly origin: string;
  readonly code: SessionCode;
  readonly auth: () => Record<string, unknown>;
  /** Whether the server lets in one of its kind: sent away without a word, another has taken its place. */
  readonly isExclusive?: boolean;
}

export interface Link {
  /** Listens for good; what comes is not yet parsed. */
  on(event: string, listener: (...received: unknown[]) => void): void;
  /** Sends and calls back with the answer, which may never come; nothing is kept for later: false where there is no line. */
  ask(event: string, payload: unknown, answered: (reply: unknown) => void): boolean;
  isUp(): boolean;
  /** Leaves for good. */
  end(reason: 'closed' | 'unknown' | 'replaced' | 'left'): void;
}

/** 500 phones that lost the same server do not come back in the same instant, and all within ten seconds. */
const RETRY = {
  reconnectionDelay: 400,
  reconnectionDelayMax: 4_000,
  randomizationFactor: 0.5,
  timeout: 8_000,
};
/** A server that restarts may say for a moment that it knows no session. */
const UNKNOWN_RETRY_MS = [500, 1_000, 2_000];
const REFUSED_RETRY_MS = 1_500;
/** A line that says nothing for so long after the page woke is not one. */
const WAKE_ANSWER_MS = 2_000;
/** Waking is said by several events at once. */
const WAKE_AGAIN_MS = 1_000;

const createSocketIo: CreateSocket = (url, auth) =>
  io(url, {
    ...RETRY,
    forceNew: true,
    // One round trip; where a network lets no sockets through, the next attempt is by plain requests.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (give: (auth: object) => void) => give(auth()),
  });

/** Opens a line to a session and keeps it open until it is ended by either side. */
export function createLink(options: LinkOptions, handlers: LinkHandlers): Link {
  const { origin, code, auth, clock = SYSTEM_CLOCK } = options;
  const { createSocket = createSocketIo, onWake = onPageWake } = options;
  const socket = createSocket(`${origin}/${code}`, auth);
  let connection: Connection = { kind: 'connecting', isLate: false };
  let wasUp = false;
  let isOver = false;
  let unknownTries = 0;
  let wokeAt = Number.NEGATIVE_INFINITY;
  let cancelRetry: () => void = () => undefined;

  function become(next: Connection): void {
    connection = next;
    handlers.changed(next);
  }

  function finish(last: Connection): void {
    if (isOver) return;
    isOver = true;
    cancelRetry();
    cancelLate();
    stopWaking();
    socket.disconnect();
    socket.removeAllListeners();
    become(last);
  }

  function retryAfter(ms: number): void {
    cancelRetry();
    cancelRetry = clock.after(ms, () => socket.connect());
  }

  function restart(): void {
    cancelRetry();
    socket.disconnect();
    socket.connect();
  }

  function refused({ message }: Error): void {
    // It tries again by itself: nobody answered. A network that swallows what sockets send is got round by requests.
    if (socket.active) {
      if (message === 'timeout' && !wasUp) socket.io.opts.transports = ['polling', 'websocket'];
      return;
    }
    if (message === REFUSALS.version.message || message === REFUSALS.malformed.message) {
      const refusal = message === REFUSALS.version.message ? 'version' : 'malformed';
      return finish({ kind: 'refused', refusal, retryAfterMs: null });
    }
    if (message !== UNKNOWN_NAMESPACE) return retryAfter(REFUSED_RETRY_MS);
    const retryMs = wasUp ? UNKNOWN_RETRY_MS[unknownTries] : undefined;
    unknownTries += 1;
    if (retryMs !== undefined) return retryAfter(retryMs);
    finish(
      wasUp
        ? { kind: 'ended', reason: 'unknown' }
        : { kind: 'refused', refusal: 'codeUnknown', retryAfterMs: null },
    );
  }

  function wake(): void {
    if (isOver || clock.now() - wokeAt < WAKE_AGAIN_MS) return;
    wokeAt = clock.now();
    if (!socket.connected) return restart();
    // The socket believes that it is connected; only an answer proves it.
    const { id } = socket;
    const cancel = clock.after(WAKE_ANSWER_MS, () => {
      if (!isOver && socket.connected && socket.id === id) restart();
    });
    socket.emit(CLIENT_TO_SERVER.snapshot, cancel);
  }

  const stopWaking = onWake(wake);
  const cancelLate = clock.after(LIMITS.controlWaitMs, () => {
    if (connection.kind === 'connecting') become({ kind: 'connecting', isLate: true });
  });

  socket.on('connect', () => {
    wasUp = true;
    unknownTries = 0;
    cancelLate();
    handlers.up();
    become({ kind: 'connected' });
  });
  socket.on('disconnect', (reason) => {
    if (isOver) return;
    handlers.down();
    if (reason === 'io server disconnect' && options.isExclusive)
      return finish({ kind: 'ended', reason: 'replaced' });
    become({ kind: 'reconnecting', since: clock.now() });
    // The library takes it for the server's last word.
    if (reason === 'io server disconnect') retryAfter(REFUSED_RETRY_MS);
  });
  socket.on('connect_error', refused);
  socket.on(SERVER_TO_CLIENT.close, () => finish({ kind: 'ended', reason: 'closed' }));

  return {
    on: (event, listener) => void socket.on(event, listener),
    ask(event, payload, answered) {
      if (isOver || !socket.connected) return false;
      if (payload === undefined) socket.emit(event, answered);
      else socket.emit(event, payload, answered);
      return true;
    },
    isUp: () => !isOver && socket.connected,
    end: (reason) => finish({ kind: 'ended', reason }),
  };
}

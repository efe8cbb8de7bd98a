import {
  CLIENT_TO_SERVER,
  LIMITS,
  REFUSALS,
  SERVER_TO_CLIENT,
  UNKNOWN_NAMESPACE,
  type SessionCode,
} from '@naad/sync-protocol';
import { io, type Socket } from 'socket.io-client';
import { onPageWake, type OnWake, SYSTEM_CLOCK } from './platform.ts';
import type { Clock, Connection } from './types.ts';

/** Replaceable parts of every client. */
export interface ClientParts {
  readonly clock?: Clock;
  readonly createSocket?: CreateSocket;
  readonly onWake?: OnWake;
}

export type CreateSocket = (url: string, auth: () => Record<string, unknown>) => Socket;

/** Events of a link to a session, independent of roles. */
export interface LinkHandlers {
  /** Connected, for the first time or again; earlier state may be outdated. */
  up(): void;
  down(): void;
  /** Called on every change of the connection, after `up` and `down`. */
  changed(connection: Connection): void;
}

export interface LinkOptions extends ClientParts {
  readonly origin: string;
  readonly code: SessionCode;
  readonly auth: () => Record<string, unknown>;
  /**
   * True if the server keeps one connection of this kind: being disconnected without a reason means another replaced
   * it.
   */
  readonly isExclusive?: boolean;
}

export interface Link {
  /** Listens until the link ends; messages are unparsed. */
  on(event: string, listener: (...received: unknown[]) => void): void;
  /** Sends and calls back with the answer, which may never come. Nothing is queued: false while disconnected. */
  ask(event: string, payload: unknown, answered: (reply: unknown) => void): boolean;
  isUp(): boolean;
  /** Leaves for good. */
  end(reason: 'closed' | 'unknown' | 'replaced' | 'left'): void;
}

/** Spreads the reconnects of 500 phones that lost the same server, all within ten seconds. */
const RETRY = {
  reconnectionDelay: 400,
  reconnectionDelayMax: 4_000,
  randomizationFactor: 0.5,
  timeout: 8_000,
};
/** A restarting server may briefly not know its sessions. */
const UNKNOWN_RETRY_MS = [500, 1_000, 2_000];
const REFUSED_RETRY_MS = 1_500;
/** A link that stays silent this long after the page woke up is dead. */
const WAKE_ANSWER_MS = 2_000;
/** Several events report the same wake-up. */
const WAKE_DEBOUNCE_MS = 1_000;

const createSocketIo: CreateSocket = (url, auth) =>
  io(url, {
    ...RETRY,
    forceNew: true,
    // WebSockets need one round trip; if a network blocks them, the next attempt polls over HTTP.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (give: (auth: object) => void) => give(auth()),
  });

/** Opens a link to a session and keeps it open until either side ends it. */
export function createLink(options: LinkOptions, handlers: LinkHandlers): Link {
  const { origin, code, auth, clock = SYSTEM_CLOCK } = options;
  const { createSocket = createSocketIo, onWake = onPageWake } = options;
  const socket = createSocket(`${origin}/${code}`, auth);
  let connection: Connection = { kind: 'connecting', isLate: false };
  let wasUp = false;
  let isOver = false;
  let unknownTries = 0;
  let lastWakeAt = Number.NEGATIVE_INFINITY;
  let cancelRetry: () => void = () => undefined;

  function setConnection(next: Connection): void {
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
    setConnection(last);
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

  function onConnectError({ message }: Error): void {
    // Nobody answered, so the socket retries by itself. HTTP polling gets around a network that drops WebSocket
    // frames.
    if (socket.active) {
      if (message === 'timeout' && !wasUp) socket.io.opts.transports = ['polling', 'websocket'];
      return;
    }
    if (message === REFUSALS.version.message || message === REFUSALS.malformed.message) {
      const refusal = message === REFUSALS.version.message ? 'version' : 'malformed';
      return finish({ kind: 'refused', refusal, retryAfterMs: null });
    }
    if (message === REFUSALS.storeUnavailable.message && !wasUp)
      setConnection({ kind: 'connecting', isLate: true, cause: 'storeUnavailable' });
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
    if (isOver || clock.now() - lastWakeAt < WAKE_DEBOUNCE_MS) return;
    lastWakeAt = clock.now();
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
    if (connection.kind === 'connecting') setConnection({ ...connection, isLate: true });
  });

  socket.on('connect', () => {
    wasUp = true;
    unknownTries = 0;
    cancelLate();
    handlers.up();
    setConnection({ kind: 'connected' });
  });
  socket.on('disconnect', (reason) => {
    if (isOver) return;
    handlers.down();
    if (reason === 'io server disconnect' && options.isExclusive)
      return finish({ kind: 'ended', reason: 'replaced' });
    setConnection({ kind: 'reconnecting', since: clock.now() });
    // The library doesn't reconnect after a disconnect by the server.
    if (reason === 'io server disconnect') retryAfter(REFUSED_RETRY_MS);
  });
  socket.on('connect_error', onConnectError);
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

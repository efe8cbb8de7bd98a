import {
  BeatMessage,
  CLIENT_TO_SERVER,
  LIMITS,
  parseMessage,
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

/** @param longestRetryMs longest pause between attempts to connect */
export type CreateSocket = (
  url: string,
  auth: () => Record<string, unknown>,
  longestRetryMs?: number,
) => Socket;

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
  /** True for hosts and controllers, which are few: they answer beats and reconnect sooner than followers. */
  readonly isKeen?: boolean;
}

export interface Link {
  /** Listens until the link ends; messages are unparsed. */
  on(event: string, listener: (...received: unknown[]) => void): void;
  /** Sends and calls back with the answer, which may never come. Nothing is queued: false while disconnected. */
  ask(event: string, payload: unknown, answered: (reply: unknown) => void): boolean;
  isUp(): boolean;
  /** True if the server sends beats, so that a dead connection is noticed by itself. */
  isBeating(): boolean;
  /** Drops a connection that no longer works, and makes another. */
  restart(): void;
  /** Converts a local time to the server's, at most as late as it really was; null while its time is unknown. */
  toServerTime(local: number): number | null;
  /** Leaves for good. */
  end(reason: 'closed' | 'unknown' | 'replaced' | 'left'): void;
}

/** The random part spreads the reconnects of 500 followers that lost the same server. */
const RETRY = { reconnectionDelay: 300, randomizationFactor: 0.5 };
const LONGEST_RETRY_MS = { keen: 1_000, other: 2_000 };
/**
 * Time for an attempt to connect, and then for the server to admit it. The first are short, because a network that
 * swallows one attempt usually lets the next one through.
 */
const CONNECT_MS = [2_000, 4_000, 8_000];
const ADMIT_MS = [3_000, 6_000, 8_000];
/** A restarting server may briefly not know its sessions. */
const UNKNOWN_RETRY_MS = [500, 1_000, 2_000];
const REFUSED_RETRY_MS = { keen: 500, other: 1_500 };
/** A link that stays silent this long after the page woke up is dead. */
const WAKE_ANSWER_MS = 2_000;
/** Several events report the same wake-up. */
const WAKE_DEBOUNCE_MS = 1_000;

/** Interval between checks of a connection, and the lateness by which they reveal a page that slept or was busy. */
const CHECK_MS = 400;
const LATE_MS = 600;
/** Number of recent messages whose times are compared with the local clock. */
const MAX_OFFSETS = 8;

const createSocketIo: CreateSocket = (url, auth, longestRetryMs = LONGEST_RETRY_MS.other) =>
  io(url, {
    ...RETRY,
    reconnectionDelayMax: longestRetryMs,
    timeout: CONNECT_MS[0] ?? 0,
    forceNew: true,
    // WebSockets need one round trip; if a network blocks them, the next attempt polls over HTTP.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (give: (auth: object) => void) => give(auth()),
  });

/** Opens a link to a session and keeps it open until either side ends it. */
export function createLink(options: LinkOptions, handlers: LinkHandlers): Link {
  const { origin, code, auth, clock = SYSTEM_CLOCK } = options;
  const { createSocket = createSocketIo, onWake = onPageWake, isKeen = false } = options;
  const pace = isKeen ? 'keen' : 'other';
  const socket = createSocket(`${origin}/${code}`, auth, LONGEST_RETRY_MS[pace]);
  let connection: Connection = { kind: 'connecting', isLate: false };
  let wasUp = false;
  let isOver = false;
  let unknownTries = 0;
  let lastWakeAt = Number.NEGATIVE_INFINITY;
  let cancelRetry: () => void = () => undefined;
  let cancelAdmit: () => void = () => undefined;
  let cancelCheck: () => void = () => undefined;
  /** Attempts to connect since the last connection, apart from the first one. */
  let tries = 0;
  /** Connections on which the server said nothing at all. */
  let silentStarts = 0;
  let heardAt = 0;
  /** Silence after which the connection is dead; null if the server sends no beats. */
  let patienceMs: number | null = null;
  let isBeating = false;
  /** Differences of the server's clock, each at least smaller by the time that its message took. */
  let offsets: readonly number[] = [];

  function setConnection(next: Connection): void {
    connection = next;
    handlers.changed(next);
  }

  function finish(last: Connection): void {
    if (isOver) return;
    isOver = true;
    cancelRetry();
    cancelLate();
    cancelAdmit();
    cancelCheck();
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
    cancelCheck();
    socket.disconnect();
    socket.connect();
  }

  /** Restarts a connection that has been silent for too long; time asleep doesn't count. */
  function watch(): void {
    const since = clock.now();
    cancelCheck();
    cancelCheck = clock.after(CHECK_MS, () => {
      if (isOver || !socket.connected) return;
      const lateMs = clock.now() - since - CHECK_MS;
      if (lateMs > LATE_MS) heardAt += lateMs;
      if (patienceMs === null || clock.now() - heardAt < patienceMs) return watch();
      if (!isBeating) silentStarts += 1;
      restart();
    });
  }

  /** Takes note of any message, and of the server's time in it. */
  function hear(event: string, payload: unknown): void {
    heardAt = clock.now();
    silentStarts = 0;
    const { ts } = (payload ?? {}) as { ts?: unknown };
    if (typeof ts === 'number') offsets = [...offsets, ts - heardAt].slice(-MAX_OFFSETS);
    const beat = event === SERVER_TO_CLIENT.beat ? parseMessage(BeatMessage, payload) : null;
    if (beat) {
      isBeating = true;
      patienceMs = beat.everyMs + LIMITS.beats.patienceMs;
      if (isKeen) socket.emit(CLIENT_TO_SERVER.beat);
    } else if (!isBeating) patienceMs = null;
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
    if (message !== UNKNOWN_NAMESPACE) return retryAfter(REFUSED_RETRY_MS[pace]);
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

  /** Allows each further attempt more time, on slow networks. */
  const timeOf = (times: readonly number[]) => times[Math.min(tries, times.length - 1)] ?? 0;
  socket.io.on('reconnect_attempt', () => {
    tries += 1;
    socket.io.timeout(timeOf(CONNECT_MS));
  });
  socket.io.on('open', () => {
    cancelAdmit();
    cancelAdmit = clock.after(timeOf(ADMIT_MS), () => {
      if (isOver || socket.connected || !socket.active) return;
      tries += 1;
      restart();
    });
  });
  socket.onAny(hear);
  socket.on('connect', () => {
    wasUp = true;
    unknownTries = 0;
    tries = 0;
    socket.io.timeout(timeOf(CONNECT_MS));
    cancelLate();
    cancelAdmit();
    offsets = [];
    isBeating = false;
    heardAt = clock.now();
    patienceMs = LIMITS.beats.firstMs * 2 ** Math.min(silentStarts, 2);
    watch();
    handlers.up();
    setConnection({ kind: 'connected' });
  });
  socket.on('disconnect', (reason) => {
    if (isOver) return;
    // The library announces each attempt of its own, and so the first one.
    tries = socket.active ? -1 : 0;
    handlers.down();
    if (reason === 'io server disconnect' && options.isExclusive)
      return finish({ kind: 'ended', reason: 'replaced' });
    setConnection({ kind: 'reconnecting', since: clock.now() });
    // The library doesn't reconnect after a disconnect by the server.
    if (reason === 'io server disconnect') retryAfter(REFUSED_RETRY_MS[pace]);
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
    isBeating: () => isBeating,
    restart() {
      if (!isOver && socket.connected) restart();
    },
    toServerTime: (local) => (offsets.length === 0 ? null : local + Math.max(...offsets)),
    end: (reason) => finish({ kind: 'ended', reason }),
  };
}

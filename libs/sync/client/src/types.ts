import type {
  Command,
  Delivery,
  DisplaySettings,
  FontSizes,
  NoticeMessage,
  RefusalId,
  SessionCode,
  SessionState,
} from '@naad/sync-protocol';

/** What `useSyncExternalStore` takes: `getState` returns the same object until something changes. */
export interface ReadableStore<State> {
  readonly getState: () => State;
  /** Calls back after each change; the returned function makes it not. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Time as the clients have it, so that tests have one of their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once; the returned function makes it not. */
  after(ms: number, callback: () => void): () => void;
}

/**
 * Why something asked for by HTTP did not come about: `codeUnknown` names no session, `codeMalformed` no code, `tooMany`
 * asked too often, `unreachable` had no answer (offline, or the server is away), `failed` one that makes no sense.
 */
export type ApiRefusal = 'codeUnknown' | 'codeMalformed' | 'tooMany' | 'unreachable' | 'failed';

export type ApiOutcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: ApiRefusal };

/** Sessions by HTTP. Nothing throws. */
export interface SyncApi {
  /** A new session for a display; `token` proves later that it is the same one, and is nobody else's to know. */
  begin(hostId: string): Promise<ApiOutcome<{ readonly code: SessionCode; readonly token: string }>>;
  /** Whether there is a session of this code, in any spelling; its one spelling. */
  join(code: string): Promise<ApiOutcome<{ readonly code: SessionCode }>>;
  /** Ends a session; without its token nothing ends, and the answer is the same. */
  end(code: SessionCode, token: string): Promise<ApiOutcome<null>>;
}

/** Why a connection came to nothing: what the server refuses, and a code without a session. */
export type ConnectionRefusal = RefusalId | 'codeUnknown';

/**
 * How a client stands with the server.
 * - `connecting`: not there yet; `isLate` after five seconds, while it goes on trying.
 * - `connected`: there, and (a controller) admitted.
 * - `reconnecting`: was there; comes back by itself. `since` is when the line was lost, in milliseconds since 1970.
 * - `refused`: `hostOffline` and `tooFast` are tried again by itself; of the others one asks the person. `retryAfterMs` where the
 *   server said when (a locked PIN).
 * - `ended`: `closed` by the host or because it was away for twelve hours, `unknown` where the server has no such session any
 *   more, `replaced` where another page of the same display took over (hosts only), `left` after `disconnect()`.
 */
export type Connection =
  | { readonly kind: 'connecting'; readonly isLate: boolean }
  | { readonly kind: 'connected' }
  | { readonly kind: 'reconnecting'; readonly since: number }
  | {
      readonly kind: 'refused';
      readonly refusal: ConnectionRefusal;
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'ended'; readonly reason: 'closed' | 'unknown' | 'replaced' | 'left' };

/** What a follower knows. */
export interface FollowerState {
  readonly connection: Connection;
  /** Null until the server has said something. */
  readonly session: SessionState | null;
  /** Whether the display is connected; false until the server has said so. */
  readonly hostOnline: boolean;
  /** Whether what is shown may not be what is on the screen any more: no line, or the display is away. */
  readonly isStale: boolean;
}

export interface FollowerClient extends ReadableStore<FollowerState> {
  /** Leaves for good: nothing is received any more. */
  disconnect(): void;
}

/** A tap and what is known of it. `id` rises by one a tap. */
export interface SentCommand {
  readonly id: number;
  readonly command: Command;
  readonly delivery: Delivery;
}

/** What a controller knows. */
export interface ControllerState {
  readonly connection: Connection;
  readonly session: SessionState | null;
  readonly hostOnline: boolean;
  readonly isStale: boolean;
  /** Null until the server has said something. */
  readonly fontSizes: FontSizes | null;
  /** Null where the display takes no such commands: a legacy one, or nothing is known yet. */
  readonly display: DisplaySettings | null;
  /** Null until the server has said it. */
  readonly hostKind: 'legacy' | 'current' | null;
  /** The latest taps, newest last: all that are not settled, and the last twenty. */
  readonly deliveries: readonly SentCommand[];
}

export interface ControllerClient extends ReadableStore<ControllerState> {
  /** Has something done; its id in `deliveries`. */
  send(command: Command): number;
  /** Another PIN, after one was refused; on the same connection. */
  enterPin(pin: string): void;
  disconnect(): void;
}

/** What a display shows, whole. */
export interface HostPicture {
  readonly state: SessionState;
  readonly fontSizes: FontSizes;
  /** Null where it takes no `display` commands. */
  readonly settings: DisplaySettings | null;
}

/** What a display keeps, so that it goes on with its session after a reload. The token and the PIN are secrets of its browser. */
export interface SavedHost {
  readonly code: SessionCode;
  readonly token: string;
  readonly pin: string;
}

/** What a display knows of its session. */
export interface HostState {
  /** `refused` only while no session can be begun (`unreachable` and `tooMany` go on by themselves as `connecting`). */
  readonly connection: Connection;
  /** Null until there is a session. */
  readonly code: SessionCode | null;
  /** Six digits, for the operator's eyes. */
  readonly pin: string | null;
  /** How many are connected; null until the server has said it, which several servers together never do. */
  readonly audience: { readonly controllers: number; readonly followers: number } | null;
  /** Until when no PIN is judged, in milliseconds since 1970; null while they are. */
  readonly pinsLockedUntil: number | null;
  /** The last thing the server said that the operator should know; `id` rises, so that the same thing said twice is two. */
  readonly notice: (NoticeMessage & { readonly id: number }) | null;
}

/** A command for the display; its `id` is what `show` answers with. Each comes once, in order. */
export interface ReceivedCommand {
  readonly id: string;
  readonly command: Command;
}

export interface HostClient extends ReadableStore<HostState> {
  /**
   * Says what is on screen now, whole, with every change. `answers` are the ids of commands that this picture answers; those that
   * are never answered are told to their controller as failed after ten seconds.
   */
  show(picture: HostPicture, answers?: readonly string[]): void;
  /** What to do with commands; one listener. Commands that came before it was there wait for it. */
  onCommand(listener: (received: ReceivedCommand) => void): void;
  /** Ends the session for everybody, and forgets it. */
  end(): Promise<void>;
  /** Lets go without ending the session: what a closed page does. */
  disconnect(): void;
}

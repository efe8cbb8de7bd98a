import type {
  AdmittedPhone,
  Command,
  Delivery,
  DisplaySettings,
  FontSizes,
  Denial,
  DriveMessage,
  Driving,
  NoticeMessage,
  Painted,
  RefusalId,
  SessionCode,
  SessionState,
} from '@naad/sync-protocol';

/** A store for `useSyncExternalStore`: `getState` returns the same object until something changes. */
export interface ReadableStore<State> {
  readonly getState: () => State;
  /** Calls back after each change; the returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The clients' clock, replaceable in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/**
 * Why an HTTP request failed. `codeUnknown`: no session with this code. `codeMalformed`: not a code. `tooMany`: too
 * many requests. `unreachable`: no answer, because the client is offline or the server away. `unavailable`: the
 * server can't reach its sessions now. `failed`: an answer that makes no sense.
 */
export type ApiRefusal =
  'codeUnknown' | 'codeMalformed' | 'tooMany' | 'unreachable' | 'unavailable' | 'failed';

export type ApiOutcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: ApiRefusal };

/** The session routes over HTTP. Nothing throws. */
export interface SyncApi {
  /** Begins a session for a display; `token` is the secret that later proves it is the same display. */
  begin(hostId: string): Promise<ApiOutcome<{ readonly code: SessionCode; readonly token: string }>>;
  /** Finds the session of a code in any spelling and returns its one spelling. */
  join(code: string): Promise<ApiOutcome<{ readonly code: SessionCode }>>;
  /** Ends a session. Without its token nothing ends, and the answer is the same. */
  end(code: SessionCode, token: string): Promise<ApiOutcome<null>>;
}

/** Why a connection was refused: the server's refusals, and a code without a session. */
export type ConnectionRefusal = RefusalId | 'codeUnknown';

/**
 * A client's connection to the server.
 * - `connecting`: not connected yet; `isLate` after five seconds, while it keeps trying. `cause` is why, if the server said it.
 * - `connected`: connected and, for a controller, admitted.
 * - `reconnecting`: was connected; returns by itself. `since` is when the connection was lost, in milliseconds since
 *   1970.
 * - `refused`: `hostOffline` and `tooFast` are retried automatically, others need the user. `retryAfterMs` is set if
 *   the server named a time (`pinLocked`). After `removed`, which may come at any time, the PIN must be typed again.
 * - `ended`: `closed` by the host or after its absence of twelve hours, `unknown` if the server no longer has the
 *   session, `replaced` if another page of the same display took over (hosts only), `left` after `disconnect()`.
 */
export type Connection =
  | { readonly kind: 'connecting'; readonly isLate: boolean; readonly cause?: 'storeUnavailable' }
  | { readonly kind: 'connected' }
  | { readonly kind: 'reconnecting'; readonly since: number }
  | {
      readonly kind: 'refused';
      readonly refusal: ConnectionRefusal;
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'ended'; readonly reason: 'closed' | 'unknown' | 'replaced' | 'left' };

/** A follower's state. */
export interface FollowerState {
  readonly connection: Connection;
  /** Null until the server has sent it. */
  readonly session: SessionState | null;
  /** True while the display is connected; false until the server has sent it. */
  readonly hostOnline: boolean;
  /** True if the session state may be outdated: no connection, or the display is away. */
  readonly isStale: boolean;
}

export interface FollowerClient extends ReadableStore<FollowerState> {
  /** Leaves for good; nothing is received after it. */
  disconnect(): void;
}

/** A tap and its delivery. `id` rises by one with each tap. */
export interface SentCommand {
  readonly id: number;
  readonly command: Command;
  readonly delivery: Delivery;
}

/** A controller's state. */
export interface ControllerState {
  readonly connection: Connection;
  readonly session: SessionState | null;
  readonly hostOnline: boolean;
  readonly isStale: boolean;
  /** Null until the server has sent it. */
  readonly fontSizes: FontSizes | null;
  /** Null if the display accepts no such commands: it is a legacy one, or not known yet. */
  readonly display: DisplaySettings | null;
  /** Null until the server has sent it. */
  readonly hostKind: 'legacy' | 'current' | null;
  /** The latest taps, newest last: all unsettled ones and the last twenty settled. */
  readonly deliveries: readonly SentCommand[];
  /** What the projector reports to have painted; null without one, or if the display doesn't report it. */
  readonly painted: Painted | null;
  /** Who drives, who asks to, and whom the wheel can go to; without a driver all phones drive. */
  readonly driving: Driving;
  /** This phone's id in `driving`; null until the server has admitted it, which older ones don't say. */
  readonly phoneId: string | null;
  /** This phone's name; empty without one. */
  readonly name: string;
}

export interface ControllerClient extends ReadableStore<ControllerState> {
  /** Sends a command; returns its id in `deliveries`. */
  send(command: Command): number;
  /** Tries another PIN after a refusal, on the same connection. */
  enterPin(pin: string): void;
  /** Asks for the wheel, or passes it on; `driving` shows the outcome. Does nothing without a connection. */
  drive(message: DriveMessage): void;
  /** Replaces this phone's name, which the display shows; at most 40 characters count. */
  rename(name: string): void;
  /** Leaves for good; the display forgets this phone and its token. */
  leave(): void;
  /** Closes the connection; the phone stays admitted and may return with its token. */
  disconnect(): void;
}

/** The complete picture of a display. */
export interface HostPicture {
  readonly state: SessionState;
  readonly fontSizes: FontSizes;
  /** Null if it accepts no `display` commands. */
  readonly settings: DisplaySettings | null;
  /** What the projector reports to have painted; null without one. */
  readonly painted?: Painted | null;
}

/**
 * Data that a display saves to continue its session after a reload. The token and the PIN are secrets of its browser.
 */
export interface SavedHost {
  readonly code: SessionCode;
  readonly token: string;
  readonly pin: string;
  /** Missing if saved by older versions. */
  readonly invite?: string;
}

/**
 * State of the PIN check for new phones. `limited`: PINs from networks that sent many wrong ones are refused. `locked`:
 * all PINs are refused until `until`, in milliseconds since 1970.
 */
export type PinState =
  | { readonly kind: 'open' }
  | { readonly kind: 'limited' }
  | { readonly kind: 'locked'; readonly until: number };

/** A host's state. */
export interface HostState {
  /** `refused` only while no session can be begun (`unreachable` and `tooMany` are retried as `connecting`). */
  readonly connection: Connection;
  /** Null until there is a session. */
  readonly code: SessionCode | null;
  /** Six digits, for the operator only. */
  readonly pin: string | null;
  /** Admits a phone without a PIN, by the QR code; as secret as the PIN. */
  readonly invite: string | null;
  /** Numbers of connected clients; null until the server has sent them, which several servers together never do. */
  readonly audience: { readonly controllers: number; readonly followers: number } | null;
  /**
   * The phones that may control, longest admitted first; null until the server has sent them, which older ones never
   * do.
   */
  readonly phones: readonly AdmittedPhone[] | null;
  readonly pins: PinState;
  /** Who drives; null until the server has sent it, which older ones never do. */
  readonly driving: Driving | null;
  /** The latest notice for the operator; `id` rises, so a repeated notice is a new one. */
  readonly notice: (NoticeMessage & { readonly id: number }) | null;
}

/** A command for the display; pass its `id` to `show` or `deny` as an answer. Each arrives once, in order. */
export interface ReceivedCommand {
  readonly id: string;
  readonly command: Command;
  /** True once its phone has given it up: it must not be shown any more, but denied. */
  readonly isLate: () => boolean;
}

export interface HostClient extends ReadableStore<HostState> {
  /**
   * Sends the whole picture after each change. `answers` are the ids of the commands it answers; the
   * outcome of commands without an answer is unknown to their controllers.
   */
  show(picture: HostPicture, answers?: readonly string[]): void;
  /** Reports that a command was not shown, and why. */
  deny(id: string, outcome: Denial['outcome']): void;
  /** Sets the one listener for commands. Commands that arrived before wait for it. */
  onCommand(listener: (received: ReceivedCommand) => void): void;
  /** Revokes a phone's admission. False if the server didn't do it: there is no connection, or no such phone. */
  removePhone(id: string): Promise<boolean>;
  /** Makes one phone the only driver, declines its request, or lets all phones drive. False if the server didn't do it. */
  drive(message: DriveMessage): Promise<boolean>;
  /** Draws another PIN; admitted phones stay. While disconnected, the server gets it with the next connection. */
  changePin(): void;
  /** Resumes judging PINs in spite of wrong ones. False if the server didn't do it. */
  allowPins(): Promise<boolean>;
  /** Ends the session for everybody and deletes it. */
  end(): Promise<void>;
  /** Disconnects without ending the session, as a closed page does. */
  disconnect(): void;
}

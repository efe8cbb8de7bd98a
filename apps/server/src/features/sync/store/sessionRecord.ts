import {
  DEFAULT_FONT_SIZES,
  EMPTY_STATE,
  LIMITS,
  type Command,
  type CounterWindow,
  type DisplaySettings,
  type FontSizes,
  type Outcome,
  type SessionCode,
  type SessionState,
} from '@naad/sync-protocol';

/** What became of a controller's command. */
export interface CommandResult {
  readonly counter: number;
  readonly outcome: Outcome;
  readonly seq: number;
  /** False where the display said nothing and was only assumed to have done it. */
  readonly isConfirmed: boolean;
}

/** What is known of a controller of ours, also when it connects anew. */
export interface KnownController {
  readonly window: CounterWindow;
  readonly results: readonly CommandResult[];
  /** The hash of the PIN it was admitted with. */
  readonly admittedWith: string | null;
  readonly seenAt: number;
}

/** A command that was accepted and has not been answered by the display. */
export interface PendingCommand {
  readonly id: string;
  readonly command: Command;
  readonly acceptedAt: number;
  /** Whose it is; null for a legacy controller's, which is told nothing. */
  readonly clientId: string | null;
  readonly counter: number | null;
}

/** All there is to know of a session. Secrets are hashes. */
export interface SessionRecord {
  readonly code: SessionCode;
  readonly epoch: string;
  readonly beganAt: number;
  /** Who began it, as hashes: what a legacy host must have in common with who connects. */
  readonly beganBy: { readonly address: string; readonly userAgent: string; readonly isElectron: boolean };
  /** Hash of the token a host of ours proves itself by; null for a legacy begin. */
  readonly tokenHash: string | null;
  readonly hostKind: 'legacy' | 'current' | null;
  /** Hash of the private id of the legacy host's last connection. */
  readonly privateIdHash: string | null;
  readonly pin: { readonly salt: string; readonly hash: string } | null;
  readonly wrongPins: readonly number[];
  readonly lockedUntil: number;
  /** Which server leads, and how often that changed: an earlier leader's writes are refused. */
  readonly node: string | null;
  readonly term: number;
  readonly seq: number;
  readonly state: SessionState;
  readonly fontSizes: FontSizes;
  readonly settings: DisplaySettings | null;
  readonly takesSettings: boolean;
  /** Whether a legacy host is 9.3 or later. */
  readonly isModern: boolean;
  readonly hostOnline: boolean;
  readonly lastHostSeen: number;
  readonly controllers: Readonly<Record<string, KnownController>>;
  readonly pending: readonly PendingCommand[];
}

/** A session nobody has come to within this time was never wanted. */
const UNUSED_SESSION_MS = 10 * 60_000;

export function createRecord(
  begun: Pick<SessionRecord, 'code' | 'epoch' | 'beganAt' | 'beganBy' | 'tokenHash'>,
): SessionRecord {
  return {
    ...begun,
    hostKind: null,
    privateIdHash: null,
    pin: null,
    wrongPins: [],
    lockedUntil: 0,
    node: null,
    term: 0,
    seq: 0,
    state: EMPTY_STATE,
    fontSizes: DEFAULT_FONT_SIZES,
    settings: null,
    takesSettings: false,
    isModern: false,
    hostOnline: false,
    lastHostSeen: begun.beganAt,
    controllers: {},
    pending: [],
  };
}

/** How long a session lives after its host was last seen. */
export function lifetimeOf({ hostKind }: SessionRecord): number {
  return hostKind === null ? UNUSED_SESSION_MS : LIMITS.sessionMs;
}

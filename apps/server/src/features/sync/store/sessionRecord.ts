import {
  DEFAULT_FONT_SIZES,
  EMPTY_STATE,
  LIMITS,
  type Command,
  type CounterWindow,
  type DisplaySettings,
  type FontSizes,
  type LeakyBucket,
  type Outcome,
  type Painted,
  type PhoneKind,
  type SessionCode,
  type SessionState,
  type SlidingWindow,
} from '@naad/sync-protocol';
import { keyHash } from '../secrets.ts';
import type { HostVerses } from '../session/hostVerses.ts';

/** The outcome of a controller's command. */
export interface CommandResult {
  readonly counter: number;
  readonly outcome: Outcome;
  readonly seq: number;
  /** False if the display was silent and the outcome is assumed. */
  readonly isConfirmed: boolean;
}

/** Data of a current controller that outlives its connections. */
export interface KnownController {
  readonly window: CounterWindow;
  readonly results: readonly CommandResult[];
  readonly seenAt: number;
}

/** A stored PIN. */
export interface StoredPin {
  readonly salt: string;
  readonly hash: string;
}

/** An admitted phone. */
export interface KnownPhone {
  readonly id: string;
  /** Hash of its token, or of a legacy phone's private id; null without either. */
  readonly proof: string | null;
  /** Null for a legacy phone. */
  readonly clientId: string | null;
  /** The PIN it was admitted with, the only proof of an older controller. */
  readonly pin: StoredPin;
  readonly kind: PhoneKind;
  /** Unique among admitted phones of its kind; both are its name on the desk. */
  readonly number: number;
  /** Typed by its owner; empty without one, missing before 1.20. */
  readonly name?: string;
  readonly joinedAt: number;
}

/** The phone that alone drives, and the phones that ask to. */
export interface StoredDriving {
  /** Id of the phone. */
  readonly driver: string;
  /** Oldest first, at most one of each phone. */
  readonly requests: readonly {
    readonly phoneId: string;
    readonly until: number;
    readonly isDeclined: boolean;
  }[];
}

/** Wrong PINs from one address. */
export interface AddressFailures {
  readonly bucket: LeakyBucket;
  /** Times of the wrong PINs that count for the session, newest last. */
  readonly counted: SlidingWindow;
}

/** An accepted command that the display hasn't answered. */
export interface PendingCommand {
  readonly id: string;
  readonly command: Command;
  readonly acceptedAt: number;
  /** Its sender; null for a legacy controller, which gets no outcome. */
  readonly clientId: string | null;
  readonly counter: number | null;
  /** It must not run later; missing if its controller named no time. */
  readonly deadline?: number | undefined;
}

/** Everything about a session. Secrets are hashed. */
export interface SessionRecord {
  readonly code: SessionCode;
  readonly epoch: string;
  readonly beganAt: number;
  /** Traits of the begin request by which a legacy host is recognised. */
  readonly beganBy: {
    /** Keyed hash of the network ({@link limitKey}). */
    readonly address: string;
    /** Keyed hash. */
    readonly userAgent: string;
    readonly isElectron: boolean;
    /** Missing in records of versions up to 1.18, whose hashes have no key. */
    readonly isKeyed?: true;
  };
  /** Keyed hash of a legacy host's network if it differs from the begin's; missing before 1.19. */
  readonly roamedTo?: string | null;
  /** Hash of a current host's token; null for a legacy begin. */
  readonly tokenHash: string | null;
  readonly hostKind: 'legacy' | 'current' | null;
  /** Hash of the private id from the legacy host's last connection. */
  readonly privateIdHash: string | null;
  readonly pin: StoredPin | null;
  /** Hash of the invitation in the desk's QR code; null without one. */
  readonly inviteHash: string | null;
  /** Always empty; read by servers before version 1.19 that share the store. */
  readonly wrongPins: readonly number[];
  /** By hashed address. */
  readonly failures: Readonly<Record<string, AddressFailures>>;
  readonly lockedUntil: number;
  /** By phone id. */
  readonly phones: Readonly<Record<string, KnownPhone>>;
  /** Null while all phones drive; missing before 1.20. */
  readonly driving?: StoredDriving | null;
  /** Proofs and client ids of removed phones, newest last. */
  readonly removed: readonly string[];
  /** The leading server, and the number of changes of leader: writes of earlier leaders are refused. */
  readonly node: string | null;
  readonly term: number;
  readonly seq: number;
  readonly state: SessionState;
  readonly fontSizes: FontSizes;
  readonly settings: DisplaySettings | null;
  readonly takesSettings: boolean;
  /** What the projector reports to have painted; null without one, missing before 1.20. */
  readonly painted?: Painted | null;
  /** True if a legacy host is 9.3 or later. */
  readonly isModern: boolean;
  /** A legacy host's verse ids, as far as they are known; missing before 1.19. */
  readonly hostVerses?: HostVerses | null;
  readonly hostOnline: boolean;
  readonly lastHostSeen: number;
  readonly controllers: Readonly<Record<string, KnownController>>;
  readonly pending: readonly PendingCommand[];
}

/** Adds the key to the hashes of a record written by an older version. */
export function keyRecord(record: SessionRecord, key: Buffer): SessionRecord {
  const { address, userAgent, isElectron, isKeyed } = record.beganBy;
  if (isKeyed) return record;
  const beganBy = {
    address: keyHash(key, address),
    userAgent: keyHash(key, userAgent),
    isElectron,
    isKeyed: true,
  } as const;
  return { ...record, beganBy };
}

/** A session without a host expires after this time. */
const UNUSED_SESSION_MS = 10 * 60_000;

const NOTHING_ADMITTED = {
  inviteHash: null,
  wrongPins: [],
  failures: {},
  lockedUntil: 0,
  phones: {},
  removed: [],
} as const satisfies Partial<SessionRecord>;

/** Fills in the fields that older servers didn't store. */
export function completeRecord(stored: SessionRecord): SessionRecord {
  return { ...NOTHING_ADMITTED, ...stored };
}

export function createRecord(
  begun: Pick<SessionRecord, 'code' | 'epoch' | 'beganAt' | 'beganBy' | 'tokenHash'>,
): SessionRecord {
  return {
    ...NOTHING_ADMITTED,
    ...begun,
    hostKind: null,
    roamedTo: null,
    privateIdHash: null,
    pin: null,
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

/** Milliseconds a session lives after its host was last seen. */
export function lifetimeOf({ hostKind }: SessionRecord): number {
  return hostKind === null ? UNUSED_SESSION_MS : LIMITS.sessionMs;
}

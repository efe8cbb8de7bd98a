import type { VerseIds } from '@naad/api-scripture/sources';
import type { Command, Outcome, PhoneKind, RefusalId } from '@naad/sync-protocol';
import type { Clock } from '../clock.ts';
import type { SessionRecord } from '../store/sessionRecord.ts';

/** Each socket is in one of these rooms; current controllers are also in a room of their own. */
export const ROOMS = {
  legacyFollowers: 'legacyFollowers',
  legacyControllers: 'legacyControllers',
  followers: 'followers',
  controllers: 'controllers',
} as const;

/** The room of a current controller, on any server. */
export function roomOf(clientId: string): string {
  return `client:${clientId}`;
}

/** A connected client, perhaps on another server. */
export interface Client {
  readonly socketId: string;
  /** Null for a legacy client. */
  readonly clientId: string | null;
  /** True if this connection has sent a right PIN. */
  readonly isController: boolean;
  /** Milliseconds since it connected. */
  readonly connectedMs: number;
  /** Id of the phone it was admitted as on this connection; null before. */
  readonly phoneId: string | null;
  /** Hash of the proof of an earlier admission: a token, or the private id of a legacy client's last connection. */
  readonly proof: string | null;
  /** Proof for the next connection of a client without a token: the hash of a legacy client's private id. */
  readonly nextProof: string | null;
  /** Hash of its invitation; null without one. */
  readonly inviteHash: string | null;
  /** True if it keeps a token; older controllers and legacy clients don't. */
  readonly keepsToken: boolean;
  /** Hash of its network, for limits. */
  readonly network: string;
  /** Id of its device for limits; anybody can forge it. */
  readonly device: string;
  readonly kind: PhoneKind;
  /** The name that it sent; null from older controllers and legacy clients. */
  readonly name: string | null;
}

/** Observes how taps on phones end, but not who tapped, or what. */
export interface TapObserver {
  /** A display says that it shows a tap, so many milliseconds after the server accepted it. */
  acknowledged(ms: number): void;
  /** A tap has this outcome. One given up is reported again if the display answers late. */
  settled(outcome: Exclude<Outcome, 'pending'>): void;
}

/** A session's connections to the outside. */
export interface LeaderPorts {
  readonly clock: Clock;
  /** Verse ids of legacy hosts; without it, ids are passed on as they are. */
  readonly verseIds?: VerseIds | undefined;
  /** Sends to the host's socket. An acknowledgement may never come. */
  toHost(event: string, payload: unknown, acknowledged?: (reply: unknown) => void): void;
  /** Sends to all sockets in these rooms, on every server. */
  toRooms(rooms: readonly string[], event: string, payload: unknown): void;
  /** Closes the host's connection; the host may return. */
  dropHost(): void;
  /** False if it couldn't be stored, or this server no longer leads the session. */
  save(record: SessionRecord): Promise<boolean>;
  /** Demotes and notifies all sockets of a removed phone, on every server. */
  demote(phoneId: string): void;
  readonly taps?: TapObserver | undefined;
}

/** A PIN or token to judge. */
export interface ControlRequest {
  readonly pin: unknown;
  /** True if the user asks now; false if the client resends saved credentials. */
  readonly isTyped: boolean;
}

/** A controller's command with its credentials. */
export interface CommandRequest {
  /** Unparsed; of a current controller the PIN it was admitted with. */
  readonly pin: unknown;
  readonly command: Command;
  /** Null from legacy controllers. */
  readonly counter: number | null;
  /** By the server's clock; it must not run later. Legacy and older controllers name none. */
  readonly deadline?: number | undefined;
}

export type ReplyTo<Reply> = (reply: Reply) => void;

/** The outcome of a request for control. */
export interface Verdict {
  /** Null if the client is admitted. */
  readonly refusal: RefusalId | null;
  /** Milliseconds until a PIN is judged again; null if that isn't the reason. */
  readonly retryAfterMs: number | null;
  /** Id of the phone it is admitted as. */
  readonly phoneId: string | null;
  /** A new secret for a client that keeps one. */
  readonly token: string | null;
}

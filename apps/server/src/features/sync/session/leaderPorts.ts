import type { Command, RefusalId } from '@naad/sync-protocol';
import type { Clock } from '../clock.ts';
import type { SessionRecord } from '../store/sessionRecord.ts';

/** Who is reached by what; a socket is in one of these, controllers of ours also in one of their own. */
export const ROOMS = {
  legacyFollowers: 'legacyFollowers',
  legacyControllers: 'legacyControllers',
  followers: 'followers',
  controllers: 'controllers',
} as const;

/** The room of a controller of ours, wherever it is connected. */
export function roomOf(clientId: string): string {
  return `client:${clientId}`;
}

/** Somebody connected, perhaps to another server. */
export interface Client {
  readonly socketId: string;
  /** Null for a legacy client. */
  readonly clientId: string | null;
  /** Whether a PIN was found right on this connection. */
  readonly isController: boolean;
  /** How long it has been connected, in milliseconds. */
  readonly connectedMs: number;
}

/** What a session needs of the world around it. */
export interface LeaderPorts {
  readonly clock: Clock;
  /** To the host's socket. An acknowledgement may never come. */
  toHost(event: string, payload: unknown, acknowledged?: (reply: unknown) => void): void;
  /** To all sockets in these rooms, on every server. */
  toRooms(rooms: readonly string[], event: string, payload: unknown): void;
  /** False where this server does not lead the session any more. */
  save(record: SessionRecord): Promise<boolean>;
}

/** What a controller asks for. */
export interface CommandRequest {
  /** As it came; of a controller of ours the one it was admitted with. */
  readonly pin: unknown;
  readonly command: Command;
  /** Null from legacy controllers. */
  readonly counter: number | null;
}

export type ReplyTo<Reply> = (reply: Reply) => void;

/** The outcome of a request for control: null for a right PIN. */
export type Verdict = RefusalId | null;

import type { SessionRecord } from './sessionRecord.ts';

/** How far a session is, for servers that have followers of it. */
export interface SessionPlace {
  readonly seq: number;
  readonly hostOnline: boolean;
  /** Whether the server that leads it is alive. */
  readonly isLed: boolean;
}

/** Where sessions are kept, for one server or several. */
export interface SessionStore {
  /** Whether other servers see the same sessions. */
  readonly isShared: boolean;
  /** False where the code is taken. */
  create(record: SessionRecord): Promise<boolean>;
  read(code: string): Promise<SessionRecord | null>;
  /** False where another server leads by now, or the session is over: nothing was written then. */
  write(record: SessionRecord): Promise<boolean>;
  /** Makes a server the one that writes. */
  lead(code: string, node: string): Promise<SessionRecord | null>;
  end(code: string): Promise<void>;
  /** Where sessions are, in the order of the codes. */
  places(codes: readonly string[]): Promise<readonly (SessionPlace | null)[]>;
  /** Says that a server is alive; asked for every second or two. */
  beat(node: string): Promise<void>;
  /** Counts one more of something, and how often it was so within the time since the first. */
  count(key: string, windowMs: number): Promise<number>;
  /** How often something was counted. */
  counted(key: string): Promise<number>;
  /** Remembers something for a while. */
  mark(key: string, ms: number): Promise<void>;
  isMarked(key: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A server that has not said that it is alive for so long is not. */
export const NODE_ALIVE_MS = 5_000;

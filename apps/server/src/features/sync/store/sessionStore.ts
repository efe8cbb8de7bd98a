import type { SessionRecord } from './sessionRecord.ts';

/** A session's progress, for servers with followers of it. */
export interface SessionProgress {
  readonly seq: number;
  readonly hostOnline: boolean;
  /** True if the leading server is alive. */
  readonly isLed: boolean;
}

/**
 * Stores sessions for one server or several. Once a method resolves, its change survives the death of this process;
 * methods throw `StoreUnavailableError` while the store can't be reached or written.
 */
export interface SessionStore {
  /** True if other servers see the same sessions. */
  readonly isShared: boolean;
  /**
   * The key for hashes of addresses and devices, so that hashes alone can't be reversed by trying all addresses. All
   * servers that share the store have the same key, also after a restart.
   */
  key(): Promise<Buffer>;
  /** Why sessions can't be stored now, for operators; null if they can. Recovers by itself. */
  problem(): string | null;
  /** False if the code is taken. */
  create(record: SessionRecord): Promise<boolean>;
  read(code: string): Promise<SessionRecord | null>;
  /** False, without writing, if another server leads now or the session is over. */
  write(record: SessionRecord): Promise<boolean>;
  /** Makes a server the only one that may write the session. */
  lead(code: string, node: string): Promise<SessionRecord | null>;
  end(code: string): Promise<void>;
  /** The progress of sessions, in the order of their codes. */
  progress(codes: readonly string[]): Promise<readonly (SessionProgress | null)[]>;
  /** Reports that a server is alive; called every second or two. */
  reportAlive(node: string): Promise<void>;
  /** Counts an event; returns the number of events in the window since the first. */
  count(key: string, windowMs: number): Promise<number>;
  /** Returns an event's count. */
  getCount(key: string): Promise<number>;
  /** Sets a mark that expires. */
  mark(key: string, ms: number): Promise<void>;
  isMarked(key: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A server that hasn't reported for this long counts as dead. */
export const NODE_ALIVE_MS = 5_000;

/** The store can't be read or written now; it recovers by itself. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';

  constructor(cause: unknown) {
    super(`Sync sessions cannot be stored: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

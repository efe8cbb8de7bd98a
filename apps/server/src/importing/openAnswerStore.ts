import { gunzipSync, gzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';

/** A stored answer; `body` is null if the server has nothing at that address. */
export interface StoredAnswer {
  readonly body: unknown;
  readonly askedAt: Date;
}

/** Answers by address, in one file. Each is stored at once, so that a killed import loses none. */
export interface AnswerStore {
  read(url: string): StoredAnswer | null;
  write(url: string, body: unknown): void;
  forget(url: string): void;
  clear(): void;
  close(): void;
}

/**
 * Opens or creates the store.
 * @throws Error if another process has it open
 */
export function openAnswerStore(file: string): AnswerStore {
  const database = new DatabaseSync(file);
  try {
    // The lock is held until the process ends, and the system releases it for a killed one.
    database.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      CREATE TABLE IF NOT EXISTS answer (url TEXT PRIMARY KEY, asked_at INTEGER NOT NULL, body BLOB) STRICT;
      BEGIN EXCLUSIVE; COMMIT;
    `);
  } catch (error) {
    database.close();
    throw new Error(`${file} is in use by another import, or can't be written.`, { cause: error });
  }
  const select = database.prepare('SELECT asked_at, body FROM answer WHERE url = ?');
  const insert = database.prepare('INSERT OR REPLACE INTO answer VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM answer WHERE url = ?');
  return {
    read(url) {
      const row = select.get(url) as { asked_at: number; body: Uint8Array | null } | undefined;
      if (!row) return null;
      const body: unknown = row.body && JSON.parse(gunzipSync(row.body).toString('utf8'));
      return { body, askedAt: new Date(row.asked_at) };
    },
    write(url, body) {
      insert.run(url, Date.now(), body === null ? null : gzipSync(JSON.stringify(body)));
    },
    forget(url) {
      remove.run(url);
    },
    clear() {
      database.exec('DELETE FROM answer');
    },
    close() {
      database.close();
    },
  };
}

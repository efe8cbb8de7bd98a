import { DatabaseSync } from '@photostructure/sqlite';
import type { CachedPage } from './createPageCache.ts';

/** Pages on disk. They last as long as the process, whose settings they depend on. */
export interface PageStore {
  find(key: string): CachedPage | null;
  /** Adds a page, and removes the oldest ones if there is no room. */
  add(key: string, page: CachedPage): void;
  /** Number of pages, and their bytes. */
  size(): { readonly entries: number; readonly bytes: number };
  close(): void;
}

interface Row {
  readonly brotli: Uint8Array;
  readonly etag: string;
  readonly contentSecurityPolicy: string;
}

/** Number of pages removed at once to make room. */
const REMOVED_AT_ONCE = 64;

/**
 * Opens a store in the folder for temporary files (`SQLITE_TMPDIR`, `TMPDIR`, `/var/tmp` or `/tmp`). The operating system removes
 * its file when the process ends, however it ends.
 *
 * @throws Error if the folder can't be written
 */
export function openPageStore(maxBytes: number): PageStore {
  // Without a name, SQLite makes a temporary database.
  const database = new DatabaseSync('');
  // Nobody opens the file again, so it needs neither a journal nor to reach the disk. Its pages are cached by the system.
  database.exec(`
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    PRAGMA cache_size = -2000;
    CREATE TABLE pages (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      brotli BLOB NOT NULL,
      etag TEXT NOT NULL,
      contentSecurityPolicy TEXT NOT NULL
    )`);
  const find = database.prepare('SELECT brotli, etag, contentSecurityPolicy FROM pages WHERE key = ?');
  const add = database.prepare(
    'INSERT OR IGNORE INTO pages (key, brotli, etag, contentSecurityPolicy) VALUES (?, ?, ?, ?)',
  );
  const oldest = database.prepare('SELECT id, length(brotli) AS size FROM pages ORDER BY id LIMIT ?');
  const remove = database.prepare('DELETE FROM pages WHERE id <= ?');
  let entries = 0;
  let bytes = 0;
  const makeRoom = (): void => {
    const rows = oldest.all(REMOVED_AT_ONCE) as unknown as { id: number; size: number }[];
    const last = rows.at(-1);
    if (!last) return;
    remove.run(last.id);
    entries -= rows.length;
    for (const { size } of rows) bytes -= size;
  };
  return {
    find(key) {
      const row = find.get(key) as Row | undefined;
      if (!row) return null;
      const { brotli, etag, contentSecurityPolicy } = row;
      return {
        brotli: Buffer.from(brotli.buffer, brotli.byteOffset, brotli.byteLength),
        etag,
        contentSecurityPolicy,
      };
    },
    add(key, { brotli, etag, contentSecurityPolicy }) {
      if (bytes + brotli.length > maxBytes) makeRoom();
      const { changes } = add.run(key, brotli, etag, contentSecurityPolicy);
      if (Number(changes) === 0) return;
      entries += 1;
      bytes += brotli.length;
    },
    size: () => ({ entries, bytes }),
    close() {
      database.close();
    },
  };
}

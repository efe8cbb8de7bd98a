import { type Kysely, type RawBuilder, sql, SqliteAdapter } from 'kysely';
import type { AccountTables } from './accountTables.ts';

/**
 * A larger file is rewritten by the hourly cleanup: VACUUM blocks the process for about 15 ms per megabyte.
 */
const REWRITE_BYTES = 16_777_216;

/**
 * Removes deleted rows from SQLite's files. Nothing here throws: the rows are already deleted, and {@link
 * sweep} retries.
 */
export interface Eraser {
  /** Call after deleting rows: empties the write-ahead log, which still contains them. */
  eraseRows(): Promise<void>;
  /**
   * Call after deleting an account: also rewrites the file, because rows that SQLite moved leave copies in
   * its pages.
   */
  eraseAccount(): Promise<void>;
  /** Call periodically: empties the log and rewrites the file if needed. */
  sweep(): Promise<void>;
}

const nothing = () => Promise.resolve();

/** Creates an eraser for SQLite; PostgreSQL needs none, because autovacuum cleans up. */
export function createEraser(db: Kysely<AccountTables>): Eraser {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    return { eraseRows: nothing, eraseAccount: nothing, sweep: nothing };
  }
  let isRewriteDue = false;

  /**
   * Runs a statement without waiting for other processes, because waiting would block this one. False if it
   * failed.
   */
  async function attempt(statement: RawBuilder<unknown>): Promise<boolean> {
    try {
      await db.connection().execute(async (connection) => {
        const { rows } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(connection);
        await sql`PRAGMA busy_timeout = 0`.execute(connection);
        try {
          await statement.execute(connection);
        } finally {
          await sql`PRAGMA busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
        }
      });
      return true;
    } catch {
      return false;
    }
  }

  const truncateLog = () => attempt(sql`PRAGMA wal_checkpoint(TRUNCATE)`);

  async function isSmall(): Promise<boolean> {
    const { rows } = await sql<{ bytes: number }>`
      SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()`.execute(db);
    return (rows[0]?.bytes ?? 0) <= REWRITE_BYTES;
  }

  async function rewrite(): Promise<void> {
    isRewriteDue = !(await attempt(sql`VACUUM`));
  }

  return {
    async eraseRows() {
      await truncateLog();
    },
    async eraseAccount() {
      isRewriteDue = true;
      if (await isSmall().catch(() => false)) await rewrite();
      await truncateLog();
    },
    async sweep() {
      if (isRewriteDue) await rewrite();
      await truncateLog();
    },
  };
}

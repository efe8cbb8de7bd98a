import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, type Dialect, Migrator, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import { accountMigrations } from './accountMigrations.ts';
import type { AccountTables } from './accountTables.ts';

/** PostgreSQL's number of its type for whole numbers of eight bytes. */
const INT8 = 20;
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;

/** The little that kysely asks of a driver, whose calls take their values as a list. */
function asSqliteDatabase(database: DatabaseSyncInstance): SqliteDatabase {
  return {
    close: () => {
      database.close();
    },
    prepare(text) {
      const statement = database.prepare(text);
      const all = (values: readonly unknown[]) => statement.all(...values);
      return {
        reader: statement.columns().length > 0,
        all,
        run: (values) => statement.run(...values),
        iterate: (values) => all(values).values(),
      };
    },
  };
}

/** A write that was acknowledged is on the disk: it outlives the process, and the machine's power. */
function sqliteDialect(file: string): Dialect {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA busy_timeout = 5000');
  return new SqliteDialect({ database: asSqliteDatabase(database) });
}

async function openPostgres(url: string, onError: (error: unknown) => void): Promise<Dialect> {
  // Most servers have none, and start without its client.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    types: {
      getTypeParser: (type, format) =>
        (type as number) === INT8
          ? Number
          : (pg.types.getTypeParser(type, format) as (value: string) => unknown),
    },
  });
  // A connection that breaks while nobody uses it; the next call makes another.
  pool.on('error', onError);
  return new PostgresDialect({ pool });
}

async function openSqlite(file: string): Promise<Dialect> {
  if (file === ':memory:') return sqliteDialect(file);
  await mkdir(path.dirname(file), { recursive: true });
  const dialect = sqliteDialect(file);
  // Nobody else on this machine has business with it.
  await chmod(file, 0o600);
  return dialect;
}

/** Where accounts are kept. */
export type AccountPlace =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly onError: (error: unknown) => void };

/**
 * Opens it, with every table as this version has them.
 *
 * @throws Error when it cannot be opened, or was made by a later version
 */
export async function openAccountDatabase(place: AccountPlace): Promise<Kysely<AccountTables>> {
  const dialect =
    place.kind === 'sqlite' ? await openSqlite(place.file) : await openPostgres(place.url, place.onError);
  const database = new Kysely<AccountTables>({ dialect });
  const migrator = new Migrator({ db: database, provider: accountMigrations });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await database.destroy();
    throw error instanceof Error ? error : new Error(String(error));
  }
  return database;
}

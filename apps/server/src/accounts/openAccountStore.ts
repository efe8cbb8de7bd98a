import { access, chmod, mkdir } from 'node:fs/promises';
import { Socket } from 'node:net';
import path from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { type Dialect, Kysely, Migrator, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { ClientBase, PoolConfig } from 'pg';
import { accountMigrations } from './accountMigrations.ts';
import type { AccountStore } from './accountStore.ts';
import type { AccountTables } from './accountTables.ts';
import { createAccountStore } from './createAccountStore.ts';

/** PostgreSQL's type id of eight-byte integers. */
const INT8 = 20;
/** Less than the two seconds within which visitors get a response. */
const CONNECT_MS = 1_500;
const QUERY_MS = 10_000;
/**
 * Set on each connection, because PgBouncer refuses them as startup parameters. A lock wait ends before the
 * caller times out, so that nothing is stored that was reported as failed.
 */
const SET_TIMEOUTS =
  'SET lock_timeout = 1200; SET statement_timeout = 9000; SET idle_in_transaction_session_timeout = 10000';
const BUSY_MS = 5_000;

/** Adapts the driver, which takes values as separate arguments, to the interface that kysely expects. */
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

/**
 * Creates sockets for a pool and destroys all of them on abort, because a socket with a dead peer never
 * closes by itself.
 */
function socketsUntil(signal: AbortSignal | undefined): () => Socket {
  const open = new Set<Socket>();
  signal?.addEventListener('abort', () => {
    for (const socket of open) socket.destroy();
  });
  return () => {
    const socket = new Socket();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    return socket;
  };
}

async function openPostgres({ url, onError, signal }: PostgresLocation): Promise<Dialect> {
  // Loaded on demand, because most servers don't use PostgreSQL.
  const { default: pg } = await import('pg');
  const config: PoolConfig & { onConnect(client: ClientBase): Promise<unknown> } = {
    connectionString: url,
    stream: socketsUntil(signal) as unknown as NonNullable<PoolConfig['stream']>,
    onConnect: (client) => client.query(SET_TIMEOUTS),
    keepAlive: true,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    types: {
      getTypeParser: (type, format) =>
        (type as number) === INT8
          ? Number
          : (pg.types.getTypeParser(type, format) as (value: string) => unknown),
    },
  };
  const pool = new pg.Pool(config);
  // An idle connection broke; the next call opens another.
  pool.on('error', onError);
  return new PostgresDialect({ pool });
}

async function openSqlite({ file, mustExist = false, busyMs = BUSY_MS }: SqliteLocation): Promise<Dialect> {
  const isFile = file !== ':memory:';
  if (isFile && mustExist) await access(file);
  else if (isFile) await mkdir(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    // Only this user may read the file.
    if (isFile) await chmod(file, 0o600);
    database.exec(`PRAGMA busy_timeout = ${String(busyMs)}`);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA secure_delete = ON');
    // An acknowledged write survives a crash of the process or the machine.
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA foreign_keys = ON');
    // An unwritable file must fail here: after a statement is prepared, the driver closes it only on garbage
    // collection, and until then a retry would get the same read-only handles.
    database.exec('BEGIN IMMEDIATE; ROLLBACK');
  } catch (error) {
    database.close();
    throw error;
  }
  return new SqliteDialect({ database: asSqliteDatabase(database) });
}

interface SqliteLocation {
  readonly kind: 'sqlite';
  readonly file: string;
  /** Refuses to create the file. */
  readonly mustExist?: boolean;
  /**
   * Milliseconds a write may block the process while another process holds the file; five seconds by default.
   */
  readonly busyMs?: number;
}

interface PostgresLocation {
  readonly kind: 'postgres';
  readonly url: string;
  /** Called when an idle connection breaks. */
  readonly onError: (error: unknown) => void;
  /** Destroys every connection on abort, including hanging ones. */
  readonly signal?: AbortSignal;
}

/** Location of the account database. */
type AccountLocation = SqliteLocation | PostgresLocation;

/**
 * Opens and migrates the database.
 * @throws Error if it can't be opened or was created by a later version
 */
async function openAccountDatabase(location: AccountLocation): Promise<Kysely<AccountTables>> {
  const dialect = location.kind === 'sqlite' ? await openSqlite(location) : await openPostgres(location);
  const database = new Kysely<AccountTables>({ dialect });
  const migrator = new Migrator({ db: database, provider: accountMigrations });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await database.destroy();
    throw error instanceof Error ? error : new Error(String(error));
  }
  return database;
}

/**
 * Opens the accounts at a location.
 * @throws Error if the database can't be opened or was created by a later version
 */
export async function openAccountStore(location: AccountLocation): Promise<AccountStore> {
  return createAccountStore(await openAccountDatabase(location));
}

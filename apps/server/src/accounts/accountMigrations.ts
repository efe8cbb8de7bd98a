import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, type MigrationProvider, sql, SqliteAdapter } from 'kysely';

/*
 * Frozen: a released migration never changes and depends on nothing that can change. Column types are those
 * that SQLite and PostgreSQL share.
 */

const first: Migration = {
  async up(db: Kysely<never>) {
    const { schema } = db;
    await schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email_key', 'text', (column) => column.unique())
      .addColumn('email', 'text')
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('identities')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
      .execute();
    await schema
      .createTable('logins')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('claim', 'kept')`))
      .addColumn('browser_hash', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await schema
      .createTable('challenges')
      .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addColumn('resets_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('favourites')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('shabad_id', 'bigint', (column) => column.notNull())
      .addColumn('verse_id', 'bigint')
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('favourites_key', ['user_id', 'shabad_id'])
      .execute();
    await schema
      .createTable('pothis')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('library', 'text', (column) => column.notNull())
      .execute();
    // Indexes for deleting an account, ending its logins and deleting expired rows.
    for (const [table, column] of [
      ['identities', 'user_id'],
      ['logins', 'user_id'],
      ['logins', 'expires_at'],
      ['passkeys', 'user_id'],
      ['challenges', 'expires_at'],
      ['attempts', 'resets_at'],
    ] as const) {
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
  },
};

/**
 * Adds the key for keyed hashes and deletes attempts counted under unkeyed hashes. SQLite runs this outside a
 * transaction, so each step must be repeatable.
 */
const secrets: Migration = {
  async up(db: Kysely<{ secrets: { name: string; value: string }; attempts: object }>) {
    await db.schema
      .createTable('secrets')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db
      .insertInto('secrets')
      .values({ name: 'key', value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    await db.deleteFrom('attempts').execute();
    // Earlier versions left deleted accounts in free pages and in the write-ahead log.
    if (db.getExecutor().adapter instanceof SqliteAdapter) {
      await sql`VACUUM`.execute(db);
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    }
  },
};

/** Adds reports of mistakes. SQLite runs this outside a transaction, so each step must be repeatable. */
const reports: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('reports')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('duplicate_of', 'text', (column) => column.references('reports.id').onDelete('cascade'))
      .addColumn('verse_id', 'bigint', (column) => column.notNull())
      .addColumn('line', 'text', (column) => column.notNull())
      .addColumn('line_hash', 'text', (column) => column.notNull())
      .addColumn('data_version', 'text', (column) => column.notNull())
      .addColumn('build_version', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('correction', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('contact', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('closed_at', 'bigint')
      .execute();
    for (const column of ['content_hash', 'duplicate_of', 'verse_id', 'created_at']) {
      await schema.createIndex(`reports_${column}`).ifNotExists().on('reports').column(column).execute();
    }
  },
};

/** Applied in order of their names. */
const MIGRATIONS: Record<string, Migration> = {
  '0001_first': first,
  '0002_secrets': secrets,
  '0003_reports': reports,
};

export const accountMigrations: MigrationProvider = {
  getMigrations: () => Promise.resolve(MIGRATIONS),
};

import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable } from 'kysely';
import type { AccountStore, AccountUser, StoredPasskey } from './accountStore.ts';
import type { AccountTables } from './accountTables.ts';
import { createFavourites, createPothis } from './createFavourites.ts';
import { createEraser, type Eraser } from './createEraser.ts';
import { createReports, eraseOldContacts } from './createReports.ts';
import { emailKey } from './emailAddress.ts';

const USER = [
  'users.id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.created_at',
  'users.password_hash',
] as const;

type UserRow = Omit<Selectable<AccountTables['users']>, 'email_key'>;

function userFromRow(row: UserRow): AccountUser {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    createdAt: row.created_at,
    passwordHash: row.password_hash,
  };
}

function passkeyFromRow(row: Selectable<AccountTables['passkeys']>): StoredPasskey {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports === '' ? [] : row.transports.split(','),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

type Users = Pick<
  AccountStore,
  | 'createUser'
  | 'findUserByEmail'
  | 'findUser'
  | 'upsertExternalUser'
  | 'setPassword'
  | 'replacePasswordHash'
  | 'deleteUser'
>;

function createUsers(db: Kysely<AccountTables>, eraser: Eraser): Users {
  return {
    async createUser({ email, firstName, lastName, passwordHash }, now) {
      const row = await db
        .insertInto('users')
        .values({
          id: randomUUID(),
          email,
          email_key: emailKey(email),
          first_name: firstName,
          last_name: lastName,
          password_hash: passwordHash,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning(USER)
        .executeTakeFirst();
      return row === undefined ? null : userFromRow(row);
    },
    async findUserByEmail(email) {
      const row = await db
        .selectFrom('users')
        .select(USER)
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst();
      return row === undefined ? null : userFromRow(row);
    },
    async findUser(id) {
      const row = await db.selectFrom('users').select(USER).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : userFromRow(row);
    },
    upsertExternalUser: ({ issuer, subject, email, firstName, lastName }, now) =>
      db.transaction().execute(async (transaction) => {
        const id = randomUUID();
        const details = { email, first_name: firstName, last_name: lastName };
        await transaction
          .insertInto('users')
          .values({ id, email_key: null, password_hash: null, created_at: now, ...details })
          .execute();
        // With two concurrent first logins, the second waits here for the first and then uses its row.
        const { user_id: owner } = await transaction
          .insertInto('identities')
          .values({ issuer, subject, user_id: id })
          .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ issuer }))
          .returning('user_id')
          .executeTakeFirstOrThrow();
        if (owner !== id) await transaction.deleteFrom('users').where('id', '=', id).execute();
        const row = await transaction
          .updateTable('users')
          .set(details)
          .where('id', '=', owner)
          .returning(USER)
          .executeTakeFirstOrThrow();
        return userFromRow(row);
      }),
    async setPassword(userId, passwordHash) {
      await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    },
    async replacePasswordHash(userId, from, to) {
      const row = await db
        .updateTable('users')
        .set({ password_hash: to })
        .where('id', '=', userId)
        .where('password_hash', '=', from)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async deleteUser(id) {
      await db.deleteFrom('users').where('id', '=', id).execute();
      await eraser.eraseAccount();
    },
  };
}

type Logins = Pick<
  AccountStore,
  'addLogin' | 'findLogin' | 'touchLogin' | 'claimLogin' | 'endLogin' | 'endLogins' | 'listLogins'
>;

function createLogins(db: Kysely<AccountTables>): Logins {
  return {
    async addLogin(login) {
      await db
        .insertInto('logins')
        .values({
          token_hash: login.tokenHash,
          user_id: login.userId,
          kind: login.kind,
          browser_hash: login.browserHash,
          created_at: login.createdAt,
          last_used_at: login.createdAt,
          expires_at: login.expiresAt,
        })
        .execute();
    },
    async findLogin(tokenHash, now) {
      const row = await db
        .selectFrom('logins')
        .innerJoin('users', 'users.id', 'logins.user_id')
        .select(USER)
        .select([
          'logins.created_at as began_at',
          'logins.last_used_at as last_used_at',
          'logins.expires_at as expires_at',
        ])
        .where('logins.token_hash', '=', tokenHash)
        .where('logins.kind', '=', 'kept')
        .where('logins.expires_at', '>', now)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { began_at: createdAt, last_used_at: lastUsedAt, expires_at: expiresAt } = row;
      return { user: userFromRow(row), login: { createdAt, lastUsedAt, expiresAt } };
    },
    async touchLogin(tokenHash, lastUsedAt, expiresAt) {
      await db
        .updateTable('logins')
        .set({ last_used_at: lastUsedAt, expires_at: expiresAt })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    async claimLogin(tokenHash, browserHash, now) {
      const row = await db
        .deleteFrom('logins')
        .where('token_hash', '=', tokenHash)
        .where('kind', '=', 'claim')
        .where('expires_at', '>', now)
        .$if(browserHash !== null, (query) => query.where('browser_hash', '=', browserHash))
        .returning('user_id')
        .executeTakeFirst();
      return row?.user_id ?? null;
    },
    async endLogin(tokenHash) {
      await db.deleteFrom('logins').where('token_hash', '=', tokenHash).execute();
    },
    async endLogins(userId, exceptTokenHash) {
      await db
        .deleteFrom('logins')
        .where('user_id', '=', userId)
        .$if(exceptTokenHash !== undefined, (query) => query.where('token_hash', '!=', exceptTokenHash ?? ''))
        .execute();
    },
    async listLogins(userId, now) {
      const rows = await db
        .selectFrom('logins')
        .select(['created_at', 'last_used_at', 'expires_at'])
        .where('user_id', '=', userId)
        .where('kind', '=', 'kept')
        .where('expires_at', '>', now)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => ({
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        expiresAt: row.expires_at,
      }));
    },
  };
}

type Passkeys = Pick<
  AccountStore,
  | 'addPasskey'
  | 'listPasskeys'
  | 'findPasskey'
  | 'touchPasskey'
  | 'removePasskey'
  | 'addChallenge'
  | 'takeChallenge'
>;

function createPasskeys(db: Kysely<AccountTables>, eraser: Eraser): Passkeys {
  return {
    async addPasskey(passkey) {
      const row = await db
        .insertInto('passkeys')
        .values({
          id: passkey.id,
          user_id: passkey.userId,
          name: passkey.name,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          transports: passkey.transports.join(','),
          created_at: passkey.createdAt,
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async listPasskeys(userId) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(passkeyFromRow);
    },
    async findPasskey(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : passkeyFromRow(row);
    },
    async touchPasskey(id, counter, now) {
      await db.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
    },
    async removePasskey(userId, id) {
      await db.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).execute();
      await eraser.eraseRows();
    },
    async addChallenge({ challengeHash, purpose, userId, expiresAt }) {
      await db
        .insertInto('challenges')
        .values({ challenge_hash: challengeHash, purpose, user_id: userId, expires_at: expiresAt })
        .execute();
    },
    async takeChallenge(challengeHash, purpose, now) {
      const row = await db
        .deleteFrom('challenges')
        .where('challenge_hash', '=', challengeHash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) return null;
      return { challengeHash, purpose, userId: row.user_id, expiresAt: row.expires_at };
    },
  };
}

type Attempts = Pick<AccountStore, 'readKey' | 'countAttempt' | 'countedAttempts' | 'resetAttempts'>;

function createAttempts(db: Kysely<AccountTables>): Attempts {
  return {
    async readKey() {
      const { value } = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', 'key')
        .executeTakeFirstOrThrow();
      return value;
    },
    async countAttempt(key, windowMs, now) {
      const resetsAt = now + windowMs;
      const { count } = await db
        .insertInto('attempts')
        .values({ key, count: 1, resets_at: resetsAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((expression) => ({
            count: expression
              .case()
              .when('attempts.resets_at', '<=', now)
              .then(expression.val(1))
              .else(expression('attempts.count', '+', 1))
              .end(),
            resets_at: expression
              .case()
              .when('attempts.resets_at', '<=', now)
              .then(expression.ref('excluded.resets_at'))
              .else(expression.ref('attempts.resets_at'))
              .end(),
          })),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      return count;
    },
    async countedAttempts(key, now) {
      const row = await db
        .selectFrom('attempts')
        .select('count')
        .where('key', '=', key)
        .where('resets_at', '>', now)
        .executeTakeFirst();
      return row?.count ?? 0;
    },
    async resetAttempts(key) {
      await db.deleteFrom('attempts').where('key', '=', key).execute();
    },
  };
}

/** Creates a store on a migrated database. */
export function createAccountStore(db: Kysely<AccountTables>): AccountStore {
  const eraser = createEraser(db);
  return {
    ...createUsers(db, eraser),
    ...createLogins(db),
    ...createPasskeys(db, eraser),
    ...createAttempts(db),
    ...createFavourites(db, eraser),
    ...createPothis(db),
    ...createReports(db, eraser),
    async deleteExpired(now) {
      await db.deleteFrom('logins').where('expires_at', '<=', now).execute();
      await db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
      await db.deleteFrom('attempts').where('resets_at', '<=', now).execute();
      await eraseOldContacts(db, now);
      await eraser.sweep();
    },
    close: () => db.destroy(),
  };
}

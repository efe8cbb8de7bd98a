import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountStore, AccountUser } from './accountStore.ts';
import { openAccountStore } from './openAccountStore.ts';
import { findPostgres, startPostgres } from './testing/startPostgres.ts';

interface Opened {
  readonly store: AccountStore;
  /** Opens the same database again, as another process would. */
  again(): Promise<AccountStore>;
  close(): Promise<void>;
}

async function openSqlite(): Promise<Opened> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-accounts-'));
  const again = () =>
    openAccountStore({ kind: 'sqlite', file: path.join(folder, 'below', 'accounts.sqlite') });
  const store = await again();
  expect((await stat(path.join(folder, 'below', 'accounts.sqlite'))).mode & 0o777).toBe(0o600);
  return {
    store,
    again,
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openPostgres(): Promise<Opened> {
  const postgres = await startPostgres();
  const again = () => openAccountStore({ kind: 'postgres', url: postgres.url, onError: () => undefined });
  const store = await again();
  return {
    store,
    again,
    async close() {
      await store.close();
      await postgres.stop();
    },
  };
}

const kinds: [string, () => Promise<Opened>][] = [['SQLite', openSqlite]];
if (findPostgres() !== null) kinds.push(['PostgreSQL', openPostgres]);

it('a real PostgreSQL is available in CI', () => {
  if (process.env['CI'] === 'true') expect(findPostgres()).not.toBeNull();
});

describe.each(kinds)('the account store on %s [K6]', (_kind, open) => {
  let opened: Opened;
  let store: AccountStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened.close());

  async function newUser(email = `${randomUUID()}@naad.test`): Promise<AccountUser> {
    const user = await store.createUser(
      { email, firstName: 'ਗੁਰਮੁਖ', lastName: "O'Singh; --", passwordHash: '$argon2id$x' },
      1,
    );
    if (user === null) throw new Error('taken');
    return user;
  }

  const login = (userId: string, given: object = {}) => ({
    tokenHash: randomUUID(),
    userId,
    kind: 'kept' as const,
    browserHash: null,
    createdAt: 10,
    expiresAt: 100,
    ...given,
  });

  it('keeps one account for an address, however it is written', async () => {
    const user = await newUser('Someone@Naad.test');
    expect(user).toMatchObject({ email: 'Someone@Naad.test', firstName: 'ਗੁਰਮੁਖ', lastName: "O'Singh; --" });
    const same = { email: 'someone@naad.TEST', firstName: 'x', lastName: 'y', passwordHash: 'z' };
    expect(await store.createUser(same, 2)).toBeNull();
    expect(await store.findUserByEmail('SOMEONE@naad.test')).toEqual(user);
    expect(await store.findUser(user.id)).toEqual(user);
    expect(await store.findUserByEmail('nobody@naad.test')).toBeNull();
    await store.setPassword(user.id, 'another');
    expect((await store.findUser(user.id))?.passwordHash).toBe('another');
  });

  it('replaces a password hash unless the password was changed meanwhile', async () => {
    const user = await newUser();
    expect(await store.replacePasswordHash(user.id, '$argon2id$x', '$argon2id$y')).toBe(true);
    expect((await store.findUser(user.id))?.passwordHash).toBe('$argon2id$y');
    expect(await store.replacePasswordHash(user.id, '$argon2id$x', '$argon2id$z')).toBe(false);
    expect((await store.findUser(user.id))?.passwordHash).toBe('$argon2id$y');
  });

  it('has one hash key, shared by all processes', async () => {
    const other = await opened.again();
    expect(await store.readKey()).toMatch(/^[\w-]{43}$/);
    expect(await other.readKey()).toBe(await store.readKey());
    await other.close();
  });

  it('creates one account if an address is registered twice concurrently', async () => {
    const one = { email: `${randomUUID()}@naad.test`, firstName: 'a', lastName: 'b', passwordHash: 'c' };
    const made = await Promise.all(Array.from({ length: 8 }, () => store.createUser(one, 1)));
    expect(made.filter((each) => each !== null)).toHaveLength(1);
  });

  it('keeps one account for each identity provider subject and updates its details', async () => {
    const told = {
      issuer: 'https://id.test',
      subject: 's',
      email: 'e@id.test',
      firstName: 'A',
      lastName: 'B',
    };
    const users = await Promise.all(Array.from({ length: 6 }, () => store.upsertExternalUser(told, 5)));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
    const later = await store.upsertExternalUser({ ...told, firstName: 'C', email: null }, 9);
    expect(later).toMatchObject({ id: users[0]?.id, firstName: 'C', email: null, createdAt: 5 });
    expect((await store.upsertExternalUser({ ...told, issuer: 'https://other.test' }, 9)).id).not.toBe(
      later.id,
    );
    // An address from a provider must not take over a password account.
    expect(await store.findUserByEmail('e@id.test')).toBeNull();
  });

  it('logins expire, and can be ended', async () => {
    const user = await newUser();
    const [one, two] = [login(user.id), login(user.id)];
    await store.addLogin(one);
    await store.addLogin(two);
    expect(await store.findLogin(one.tokenHash, 99)).toMatchObject({
      user: { id: user.id },
      login: { createdAt: 10, lastUsedAt: 10, expiresAt: 100 },
    });
    expect(await store.findLogin(one.tokenHash, 100)).toBeNull();
    await store.touchLogin(one.tokenHash, 50, 200);
    expect((await store.findLogin(one.tokenHash, 150))?.login).toMatchObject({ lastUsedAt: 50 });
    expect(await store.listLogins(user.id, 20)).toHaveLength(2);
    await store.endLogins(user.id, one.tokenHash);
    expect(await store.findLogin(two.tokenHash, 20)).toBeNull();
    await store.endLogin(one.tokenHash);
    expect(await store.findLogin(one.tokenHash, 20)).toBeNull();
  });

  it('a claim works once, in time, from the browser that started the login', async () => {
    const user = await newUser();
    const claim = login(user.id, { kind: 'claim', browserHash: 'mine' });
    await store.addLogin(claim);
    expect(await store.claimLogin(claim.tokenHash, 'yours', 20)).toBeNull();
    expect(await store.claimLogin(claim.tokenHash, 'mine', 100)).toBeNull();
    const claims = await Promise.all([1, 2, 3].map(() => store.claimLogin(claim.tokenHash, 'mine', 20)));
    expect(claims.filter((each) => each === user.id)).toHaveLength(1);
    const kept = login(user.id);
    await store.addLogin(kept);
    const waiting = login(user.id, { kind: 'claim', browserHash: 'mine' });
    await store.addLogin(waiting);
    expect(await store.findLogin(waiting.tokenHash, 20)).toBeNull();
    expect(await store.listLogins(user.id, 20)).toHaveLength(1);
    expect(await store.findLogin(kept.tokenHash, 20)).not.toBeNull();
    expect(await store.claimLogin(kept.tokenHash, null, 20)).toBeNull();
    const other = login(user.id, { kind: 'claim', browserHash: 'mine' });
    await store.addLogin(other);
    expect(await store.claimLogin(other.tokenHash, null, 20)).toBe(user.id);
  });

  it('each passkey belongs to one account', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const passkey = {
      id: randomUUID(),
      userId: user.id,
      name: 'Phone',
      publicKey: 'AQ',
      counter: 0,
      transports: ['internal', 'hybrid'],
      createdAt: 3,
    };
    expect(await store.addPasskey(passkey)).toBe(true);
    expect(await store.addPasskey({ ...passkey, userId: other.id })).toBe(false);
    await store.touchPasskey(passkey.id, 7, 30);
    const kept = { ...passkey, counter: 7, lastUsedAt: 30 };
    expect(await store.listPasskeys(user.id)).toEqual([kept]);
    expect(await store.findPasskey(passkey.id)).toEqual(kept);
    await store.removePasskey(other.id, passkey.id);
    expect(await store.listPasskeys(user.id)).toHaveLength(1);
    await store.removePasskey(user.id, passkey.id);
    expect(await store.listPasskeys(user.id)).toEqual([]);
  });

  it('a challenge can be taken once, in time, for its purpose', async () => {
    const challenge = {
      challengeHash: randomUUID(),
      purpose: 'login' as const,
      userId: null,
      expiresAt: 100,
    };
    await store.addChallenge(challenge);
    expect(await store.takeChallenge(challenge.challengeHash, 'passkey', 5)).toBeNull();
    expect(await store.takeChallenge(challenge.challengeHash, 'login', 100)).toBeNull();
    expect(await store.takeChallenge(challenge.challengeHash, 'login', 99)).toEqual(challenge);
    expect(await store.takeChallenge(challenge.challengeHash, 'login', 99)).toBeNull();
  });

  it('counts every attempt within a window, also concurrent ones', async () => {
    const key = randomUUID();
    expect(await store.countedAttempts(key, 0)).toBe(0);
    await Promise.all(Array.from({ length: 20 }, () => store.countAttempt(key, 100, 0)));
    expect(await store.countedAttempts(key, 99)).toBe(20);
    expect(await store.countedAttempts(key, 100)).toBe(0);
    expect(await store.countAttempt(key, 100, 100)).toBe(1);
    expect(await store.countAttempt(key, 100, 199)).toBe(2);
    await store.resetAttempts(key);
    expect(await store.countedAttempts(key, 199)).toBe(0);
  });

  it('keeps one favourite for each shabad, newest first, with an editable note and line', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const large = 1_000_000 + 36 ** 5;
    await store.saveFavourite(user.id, { shabadId: large, verseId: null, comment: '' }, 1);
    const made = await store.saveFavourite(user.id, { shabadId: 5, verseId: 7, comment: 'ਵਾਹ "x"' }, 2);
    expect(made).toEqual({ shabadId: 5, verseId: 7, comment: 'ਵਾਹ "x"', createdAt: 2, updatedAt: 2 });
    const changed = await store.saveFavourite(user.id, { shabadId: 5, verseId: null, comment: 'y' }, 9);
    expect(changed).toEqual({ shabadId: 5, verseId: null, comment: 'y', createdAt: 2, updatedAt: 9 });
    expect((await store.listFavourites(user.id)).map(({ shabadId }) => shabadId)).toEqual([5, large]);
    expect(await store.listFavourites(other.id)).toEqual([]);
    await store.removeFavourite(other.id, 5);
    expect((await store.measureFavourites(user.id, 0)).count).toBe(2);
    await store.removeFavourite(user.id, 5);
    expect((await store.measureFavourites(user.id, 0)).count).toBe(1);
  });

  it('stores thousands of favourites', async () => {
    const user = await newUser();
    const many = Array.from({ length: 2_500 }, (_, index) => ({
      shabadId: index + 1,
      verseId: index,
      comment: `note ${String(index)}`,
      createdAt: index,
      updatedAt: index + 1,
    }));
    await store.replaceFavourites(user.id, many);
    await store.replaceFavourites(user.id, [{ ...many[0], comment: 'new' } as (typeof many)[0]]);
    const listed = await store.listFavourites(user.id);
    expect(listed).toHaveLength(2_500);
    expect(listed.at(-1)).toEqual({ ...many[0], comment: 'new' });
    expect(listed[0]).toEqual(many[2_499]);
  });

  it('stores any text unchanged, and no text is executed as SQL [K25]', async () => {
    const user = await newUser();
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(
        "'; DROP TABLE users; --",
        '" OR 1=1 --',
        '\\',
        '$1',
        '?',
        '%',
        ':x',
        '\u2028',
        'ੴ ਸਤਿ',
      ),
      fc
        .array(fc.constantFrom("'", '"', ';', '--', '/*', '\\', '$1', 'x'), { maxLength: 20 })
        .map((all) => all.join('')),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (given) => {
        const text = given.replaceAll('\0', '');
        const kept = await store.saveFavourite(user.id, { shabadId: 1, verseId: null, comment: text }, 1);
        expect(kept.comment).toBe(text);
        expect((await store.listFavourites(user.id))[0]?.comment).toBe(text);
        expect(await store.findUserByEmail(text)).toBeNull();
        expect(await store.findLogin(text, 0)).toBeNull();
        expect(await store.findPasskey(text)).toBeNull();
        expect(await store.listFavourites(text)).toEqual([]);
        await store.removePasskey(text, text);
        await store.endLogins(text, text);
      }),
      { numRuns: 150 },
    );
    expect(await store.findUser(user.id)).toEqual(user);
  });

  it('replaces the pothis only at the revision that was read', async () => {
    const user = await newUser();
    expect(await store.readPothis(user.id)).toBeNull();
    expect(await store.writePothis(user.id, 3, '{}')).toBeNull();
    expect(await store.writePothis(user.id, 0, '{"version":1}')).toBe(1);
    expect(await store.writePothis(user.id, 0, '{"version":2}')).toBeNull();
    const writes = await Promise.all(
      [2, 3, 4].map((n) => store.writePothis(user.id, 1, `{"version":${String(n)}}`)),
    );
    expect(writes.filter((each) => each === 2)).toHaveLength(1);
    expect((await store.readPothis(user.id))?.revision).toBe(2);
  });

  it('deletes an account with everything that belongs to it', async () => {
    const user = await newUser();
    const token = login(user.id);
    await store.addLogin(token);
    await store.saveFavourite(user.id, { shabadId: 5, verseId: 7, comment: '' }, 2);
    await store.writePothis(user.id, 0, '{"version":1}');
    const passkey = {
      id: randomUUID(),
      userId: user.id,
      name: 'x',
      publicKey: 'AQ',
      counter: 0,
      transports: [],
      createdAt: 3,
    };
    await store.addPasskey(passkey);
    await store.deleteUser(user.id);
    expect(await store.findUser(user.id)).toBeNull();
    expect(await store.findLogin(token.tokenHash, 20)).toBeNull();
    expect(await store.findPasskey(passkey.id)).toBeNull();
    expect(await store.listFavourites(user.id)).toEqual([]);
    expect(await store.readPothis(user.id)).toBeNull();
    expect(
      await store.createUser(
        { email: user.email ?? '', firstName: 'a', lastName: 'b', passwordHash: 'c' },
        1,
      ),
    ).not.toBeNull();
  });

  it('another process sees the accounts, and expired rows are deleted', async () => {
    const user = await newUser();
    const [short, long] = [login(user.id), login(user.id, { expiresAt: 5_000 })];
    await store.addLogin(short);
    await store.addLogin(long);
    const other = await opened.again();
    expect(await other.findUser(user.id)).toEqual(user);
    await other.deleteExpired(1_000);
    await other.close();
    expect(await store.findLogin(short.tokenHash, 20)).toBeNull();
    expect(await store.findLogin(long.tokenHash, 20)).not.toBeNull();
  });
});

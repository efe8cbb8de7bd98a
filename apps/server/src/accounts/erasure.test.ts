import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountStore, AccountUser } from './accountStore.ts';
import { openAccountStore } from './openAccountStore.ts';

const VERSION_1_18 = readFileSync(new URL('./testing/accounts-1.18.sql', import.meta.url), 'utf8');

describe('the SQLite files of accounts', () => {
  let folder = '';
  let file = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'naad-erasure-'));
    file = path.join(folder, 'accounts.sqlite');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Returns the texts found anywhere in the files, as bytes. */
  function found(texts: readonly string[]): string[] {
    const files = ['', '-wal', '-shm', '-journal']
      .map((end) => `${file}${end}`)
      .filter((each) => existsSync(each));
    const bytes = Buffer.concat(files.map((each) => readFileSync(each)));
    return texts.filter((text) => bytes.includes(text));
  }

  /** Creates an account with one of everything and returns all its texts. */
  async function fill(store: AccountStore): Promise<{ user: AccountUser; texts: string[]; key: string }> {
    const mark = randomBytes(9).toString('hex');
    const texts = ['Mail', 'first', 'last', 'hash', 'note', 'list', 'key'].map((each) => `${each}${mark}`);
    const [email = '', firstName = '', lastName = '', passwordHash = '', comment = '', list = '', key = ''] =
      texts;
    const user = await store.createUser(
      { email: `${email}@naad.test`, firstName, lastName, passwordHash },
      1,
    );
    if (user === null) throw new Error('taken');
    await store.saveFavourite(user.id, { shabadId: 5, verseId: null, comment }, 1);
    await store.saveFavourite(
      user.id,
      { shabadId: 6, verseId: null, comment: 'x'.repeat(9_000) + comment },
      1,
    );
    await store.writePothis(user.id, 0, JSON.stringify({ version: 1, list }));
    const passkey = {
      id: `id-${key}`,
      userId: user.id,
      name: key,
      publicKey: key,
      counter: 0,
      transports: [],
    };
    await store.addPasskey({ ...passkey, createdAt: 1 });
    return { user, texts: [...texts, email.toLowerCase(), user.id], key: passkey.id };
  }

  it('contain nothing of a deleted account and everything of the others', async () => {
    const store = await openAccountStore({ kind: 'sqlite', file });
    const others = [await fill(store), await fill(store)];
    const { user, texts } = await fill(store);
    expect(found(texts)).toEqual(texts);
    await store.deleteUser(user.id);
    expect(found(texts)).toEqual([]);
    for (const each of others) expect(found(each.texts)).toEqual(each.texts);
    await store.close();
    expect(found(texts)).toEqual([]);
  });

  it('contain nothing of accounts deleted among thousands, whose rows moved between pages', async () => {
    const store = await openAccountStore({ kind: 'sqlite', file });
    const accounts: Awaited<ReturnType<typeof fill>>[] = [];
    for (let count = 0; count < 400; count += 1) accounts.push(await fill(store));
    const gone = accounts.filter((_, index) => index % 20 === 3);
    for (const { user } of gone) await store.deleteUser(user.id);
    expect(found(gone.flatMap(({ texts }) => texts))).toEqual([]);
    const kept = accounts.filter((_, index) => index % 20 !== 3);
    expect(await store.listFavourites(kept.at(-1)?.user.id ?? '')).toHaveLength(2);
    await store.close();
  });

  it('contain nothing of a removed passkey and favourite', async () => {
    const store = await openAccountStore({ kind: 'sqlite', file });
    const { user, key } = await fill(store);
    await store.saveFavourite(user.id, { shabadId: 7, verseId: null, comment: 'removed-note' }, 1);
    expect(found(['removed-note', key])).toHaveLength(2);
    await store.removeFavourite(user.id, 7);
    await store.removePasskey(user.id, key);
    expect(found(['removed-note', key])).toEqual([]);
    await store.close();
  });

  it('contain nothing of a changed note or list after the hourly cleanup', async () => {
    const store = await openAccountStore({ kind: 'sqlite', file });
    const { user } = await fill(store);
    await store.saveFavourite(user.id, { shabadId: 5, verseId: null, comment: 'changed-note' }, 1);
    await store.writePothis(user.id, 1, '{"version":1,"list":"changed-list"}');
    await store.saveFavourite(user.id, { shabadId: 5, verseId: null, comment: 'new' }, 2);
    await store.writePothis(user.id, 2, '{"version":1,"list":"new"}');
    await store.deleteExpired(2);
    expect(found(['changed-note', 'changed-list'])).toEqual([]);
    await store.close();
  });

  it('allow deletion while another process reads them; the cleanup erases the account later', async () => {
    const store = await openAccountStore({ kind: 'sqlite', file });
    const { user, texts } = await fill(store);
    const reader = new DatabaseSync(file);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM users').all();
    const beganAt = performance.now();
    await store.deleteUser(user.id);
    // A deletion that waited for the reader would take the five seconds of SQLite's timeout.
    expect(performance.now() - beganAt).toBeLessThan(4_000);
    expect(await store.findUser(user.id)).toBeNull();
    reader.exec('COMMIT');
    reader.close();
    await store.deleteExpired(2);
    expect(found(texts)).toEqual([]);
    await store.close();
  });

  describe('of version 1.18', () => {
    /** The database as that version left it: a deleted account, a remaining one, and attempts. */
    function makeOld(): { stays: string; gone: string[] } {
      const old = new DatabaseSync(file);
      old.exec('PRAGMA journal_mode = WAL');
      old.exec('PRAGMA secure_delete = OFF');
      old.exec('PRAGMA foreign_keys = ON');
      old.exec(VERSION_1_18);
      const insert = old.prepare('INSERT INTO users VALUES (?, ?, ?, ?, ?, ?, ?)');
      insert.run('stays', 'victim@naad.test', 'ｖictim@naad.test', 'Bhai', 'Gurdas', 'old-hash', 1);
      insert.run('gone', 'gone@old.test', 'Gone@old.test', 'GoneFirst', 'GoneLast', 'gone-hash', 1);
      old.exec("INSERT INTO favourites VALUES ('gone', 5, NULL, 'gone-note', 1, 1)");
      old.exec("INSERT INTO attempts VALUES ('pair:plain-sha256-of-an-address', 10, 9999999999999)");
      old.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      old.exec("DELETE FROM users WHERE id = 'gone'");
      old.close();
      return { stays: 'stays', gone: ['gone@old.test', 'Gone@old.test', 'GoneFirst', 'gone-note'] };
    }

    it('lose what was deleted before and the attempts, and keep their accounts [G43]', async () => {
      const { stays, gone } = makeOld();
      expect(found([...gone, 'plain-sha256'])).toHaveLength(gone.length + 1);
      const store = await openAccountStore({ kind: 'sqlite', file });
      expect(found([...gone, 'plain-sha256'])).toEqual([]);
      // An address that would be refused today still finds its account.
      expect(await store.findUserByEmail('VICTIM@naad.test')).toMatchObject({ id: stays });
      expect(await store.findUserByEmail('ｖictim@naad.test')).toMatchObject({ id: stays });
      await store.deleteUser(stays);
      expect(found(['victim@naad.test', 'old-hash'])).toEqual([]);
      await store.close();
    });

    it('keep one key permanently, however often they are opened', async () => {
      makeOld();
      const keys: string[] = [];
      for (let count = 0; count < 2; count += 1) {
        const store = await openAccountStore({ kind: 'sqlite', file });
        keys.push(await store.readKey());
        await store.close();
      }
      expect(keys[0]).toMatch(/^[\w-]{43}$/);
      expect(keys[1]).toBe(keys[0]);
    });
  });
});

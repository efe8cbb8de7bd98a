import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../features/sync/testing/eventually.ts';
import { openSupervisedAccounts } from '../openAccounts.ts';
import { ACCOUNT_CALL_MS, type SupervisedAccounts } from './superviseAccountStore.ts';
import { openAccountStore } from './openAccountStore.ts';

const BACK_WITHIN_MS = 12_000;

let folder = '';
let file = '';
let lines: { level: string; reason?: unknown }[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naad-kept-'));
  file = path.join(folder, 'accounts.sqlite');
  lines = [];
  return () => rm(folder, { recursive: true });
});

async function keep(): Promise<SupervisedAccounts> {
  const log = (level: string) => (fields: object) => void lines.push({ level, ...fields });
  const logger = { error: log('error'), info: log('info') };
  const kept = openSupervisedAccounts({ databaseUrl: null, dataDirectory: folder }, logger as never);
  onTestFinished(() => kept.store.close());
  await kept.firstAttempt;
  return kept;
}

const someone = (email: string) => ({
  email,
  firstName: 'Bhai',
  lastName: 'Gurdas',
  passwordHash: '$argon2id$x',
});

/** A database with one account. */
async function makeDatabase(): Promise<void> {
  const store = await openAccountStore({ kind: 'sqlite', file });
  await store.createUser(someone('gurdas@naad.test'), 1);
  await store.close();
}

const hashOf = async () =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

const unavailable = { id: 'accountsUnavailable', status: 503 };

describe('supervised accounts', () => {
  it('are unavailable while the file is corrupt, leave it unchanged, and recover with a good one', async () => {
    await writeFile(file, 'this is no database, and perhaps the only copy of one '.repeat(100));
    const before = await hashOf();
    const { store, state } = await keep();
    expect(state()).toEqual({ ok: false, state: 'unavailable', reason: 'corrupt' });
    await expect(store.findUserByEmail('gurdas@naad.test')).rejects.toMatchObject(unavailable);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await hashOf()).toBe(before);
    expect(lines).toMatchObject([{ level: 'error', reason: 'corrupt' }]);
    await rename(file, `${file}.corrupt`);
    await eventually(() => expect(state().ok).toBe(true), BACK_WITHIN_MS);
    expect(await store.createUser(someone('new@naad.test'), 1)).not.toBeNull();
    expect(lines.map(({ level }) => level)).toEqual(['error', 'info']);
  });

  it('are unavailable with a file of a later version and recover with one of this version [G43]', async () => {
    await makeDatabase();
    const newer = new DatabaseSync(file);
    newer.exec("INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_later', '2099-01-01')");
    const { store, state } = await keep();
    expect(state()).toEqual({ ok: false, state: 'unavailable', reason: 'newerVersion' });
    newer.exec("DELETE FROM kysely_migration WHERE name = '9999_later'");
    newer.close();
    await eventually(() => expect(state().ok).toBe(true), BACK_WITHIN_MS);
    expect(await store.findUserByEmail('gurdas@naad.test')).not.toBeNull();
  });

  it('respond in time while another process locks the file, without blocking this one', async () => {
    await makeDatabase();
    const { store, state } = await keep();
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    let longestMs = 0;
    let last = performance.now();
    const ticking = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - last);
      last = performance.now();
    }, 5);
    const began = performance.now();
    const refused = store.createUser(someone('late@naad.test'), 1);
    expect(await store.findUserByEmail('gurdas@naad.test')).not.toBeNull();
    await expect(refused).rejects.toMatchObject(unavailable);
    // With time for a busy machine; a call that waited for the lock would take the five seconds of SQLite's timeout.
    expect(performance.now() - began).toBeLessThan(ACCOUNT_CALL_MS + 1_400);
    clearInterval(ticking);
    expect(longestMs).toBeLessThan(400);
    const waiting = store.createUser(someone('soon@naad.test'), 1);
    other.exec('ROLLBACK');
    other.close();
    expect(await waiting).not.toBeNull();
    expect(state().ok).toBe(true);
    expect(await store.findUserByEmail('late@naad.test')).toBeNull();
  });

  it('use a file put in place of theirs, as when a backup is restored', async () => {
    await makeDatabase();
    const { store, state } = await keep();
    await store.createUser(someone('after@naad.test'), 1);
    await rename(file, `${file}.old`);
    for (const suffix of ['-wal', '-shm']) await rename(`${file}${suffix}`, `${file}.old${suffix}`);
    await expect(store.createUser(someone('lost@naad.test'), 1)).rejects.toMatchObject(unavailable);
    await makeDatabase();
    await eventually(() => expect(state().ok).toBe(true), BACK_WITHIN_MS);
    expect(await store.findUserByEmail('gurdas@naad.test')).not.toBeNull();
    expect(await store.findUserByEmail('after@naad.test')).toBeNull();
  });

  it('rethrow a fault of the call unchanged', async () => {
    const { store, state } = await keep();
    const login = {
      tokenHash: 'x',
      userId: 'nobody',
      kind: 'kept' as const,
      browserHash: null,
      createdAt: 1,
      expiresAt: 2,
    };
    await expect(store.addLogin(login)).rejects.toThrow(/FOREIGN KEY/);
    expect(state().ok).toBe(true);
  });
});

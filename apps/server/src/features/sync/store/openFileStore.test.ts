import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { SessionCode } from '@naad/sync-protocol';
import { eventually } from '../testing/eventually.ts';
import { openFileStore } from './openFileStore.ts';
import { createRecord, type SessionRecord } from './sessionRecord.ts';
import { type SessionStore, StoreUnavailableError } from './sessionStore.ts';

let file = '';
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-store-'));
  file = path.join(folder, 'sync-sessions.json');
  onTestFinished(() => rm(folder, { recursive: true }));
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

function recordOf(code: string, changes: Partial<SessionRecord> = {}): SessionRecord {
  const beganBy = { address: 'a', userAgent: 'u', isElectron: true, isKeyed: true } as const;
  const begun = { code: code as SessionCode, epoch: 'e', beganAt: Date.now(), beganBy, tokenHash: null };
  return { ...createRecord(begun), ...changes };
}

async function open(errors: unknown[] = []): Promise<SessionStore> {
  const store = await openFileStore(file, (error) => errors.push(error));
  onTestFinished(() => store.close());
  return store;
}

it('the file has every acknowledged change without being closed', async () => {
  const store = await open();
  await store.create(recordOf('BCD-FGH'));
  await store.create(recordOf('BCD-FGJ'));
  const led = await store.lead('BCD-FGH', 'one');
  expect(led && (await store.write({ ...led, seq: 7 }))).toBe(true);
  await store.end('BCD-FGJ');
  const other = await open();
  expect(await other.read('BCD-FGH')).toMatchObject({ seq: 7, node: null });
  expect(await other.read('BCD-FGJ')).toBeNull();
});

it('500 simultaneous changes of 20 sessions take few writes, each acknowledged within 10 ms', async () => {
  const store = await open();
  const codes = Array.from({ length: 20 }, (_, index) => `BCD-FG${String.fromCharCode(65 + index)}`);
  await Promise.all(codes.map((code) => store.create(recordOf(code))));
  const times: number[] = [];
  for (let round = 0; round < 25; round += 1) {
    await Promise.all(
      codes.map(async (code) => {
        const record = await store.read(code);
        const startedAt = performance.now();
        expect(record && (await store.write({ ...record, seq: round }))).toBe(true);
        times.push(performance.now() - startedAt);
      }),
    );
  }
  times.sort((one, other) => one - other);
  // Bounds the wait for the disk; half of the writes leave room for a machine that is busy otherwise.
  expect(times[250]).toBeLessThan(25);
  const lines = (await readFile(`${file}l`, 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(20 * 26);
});

it('sessions of version 1.18 are imported, with keyed hashes', async () => {
  const beganBy = { address: sha256('192.0.2.1'), userAgent: sha256('Electron/1'), isElectron: true };
  const { roamedTo: _roamedTo, ...former } = recordOf('BCD-FGH', { beganBy, seq: 3, hostOnline: true });
  await writeFile(file, JSON.stringify({ format: 1, sessions: [former] }));
  const store = await open();
  const key = await store.key();
  const keyed = (text: string) => createHmac('sha256', key).update(sha256(text)).digest('base64url');
  const expected = {
    seq: 3,
    hostOnline: false,
    beganBy: { address: keyed('192.0.2.1'), userAgent: keyed('Electron/1'), isElectron: true, isKeyed: true },
  };
  expect(await store.read('BCD-FGH')).toMatchObject(expected);
  // The old file is gone, and the journal has its sessions.
  await expect(stat(file)).rejects.toThrow('ENOENT');
  expect(await (await open()).read('BCD-FGH')).toMatchObject(expected);
});

it('all runs share one key, which nobody else may read', async () => {
  const [first, second] = [await open(), await open()];
  expect((await first.key()).length).toBe(32);
  expect(await second.key()).toEqual(await first.key());
  expect((await stat(file.replace('.json', '.key'))).mode & 0o077).toBe(0);
});

it('a line cut off by a crash is ignored, and the next one is written whole', async () => {
  const store = await open();
  await store.create(recordOf('BCD-FGH'));
  await store.close();
  const text = await readFile(`${file}l`, 'utf8');
  await writeFile(`${file}l`, text + text.slice(0, 40));
  await (await open()).create(recordOf('BCD-FGJ'));
  const third = await open();
  expect(await third.read('BCD-FGH')).not.toBeNull();
  expect(await third.read('BCD-FGJ')).not.toBeNull();
});

it('[SYNC-STORE-1] a full disk causes refusals; sessions continue in memory, and the store recovers by itself', async () => {
  const before = await open();
  await before.create(recordOf('BCD-FGH'));
  await before.close();
  const journal = await readFile(`${file}l`);

  const errors: unknown[] = [];
  const store = await open(errors);
  await rm(`${file}l`);
  await symlink('/dev/full', `${file}l`);
  const led = await store.lead('BCD-FGH', 'one');
  if (!led) throw new Error('nothing to lead');
  await expect(store.write({ ...led, seq: 5 })).rejects.toThrow(StoreUnavailableError);
  expect(await store.read('BCD-FGH')).toMatchObject({ seq: 5 });
  await expect(store.create(recordOf('BCD-FGJ'))).rejects.toThrow('ENOSPC');
  expect(await store.read('BCD-FGJ')).toBeNull();
  // Reported once, and on request.
  expect(errors).toHaveLength(1);
  expect(store.problem()).toContain('ENOSPC');

  await rm(`${file}l`);
  await writeFile(`${file}l`, journal);
  await eventually(() => expect(store.problem()).toBeNull());
  expect(await store.write({ ...led, seq: 6 })).toBe(true);
  expect(await store.create(recordOf('BCD-FGJ'))).toBe(true);
  const after = await open();
  expect(await after.read('BCD-FGH')).toMatchObject({ seq: 6 });
});

it('a grown journal is rewritten, and no change made meanwhile is lost', async () => {
  const store = await open();
  const filler = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `controller-${String(index)}`,
      { window: { highest: 0, seen: [] }, results: [], admittedWith: 'x'.repeat(1_000), seenAt: 0 },
    ]),
  ) as unknown as SessionRecord['controllers'];
  await store.create(recordOf('BCD-FGH'));
  await store.create(recordOf('BCD-FGJ'));
  let largest = 0;
  for (let seq = 1; seq <= 150; seq += 1) {
    await Promise.all(
      ['BCD-FGH', 'BCD-FGJ'].map(async (code) => {
        const record = await store.read(code);
        expect(record && (await store.write({ ...record, seq, controllers: filler }))).toBe(true);
      }),
    );
    largest = Math.max(largest, (await stat(`${file}l`)).size);
  }
  await eventually(async () => expect((await stat(`${file}l`)).size).toBeLessThan(largest));
  expect(largest).toBeLessThan(8 * 1_048_576);
  const other = await open();
  for (const code of ['BCD-FGH', 'BCD-FGJ']) expect(await other.read(code)).toMatchObject({ seq: 150 });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionCode } from '@naad/sync-protocol';
import { SYSTEM_CLOCK } from '../clock.ts';
import { eventually } from '../testing/eventually.ts';
import { findRedis, startRedis, type TestRedis } from '../testing/startRedis.ts';
import { createMemoryStore } from './createMemoryStore.ts';
import { connectRedis, createRedisStore } from './createRedisStore.ts';
import { createRecord } from './sessionRecord.ts';
import type { SessionStore } from './sessionStore.ts';

let redis: TestRedis | null = null;

async function openRedis(): Promise<SessionStore> {
  redis = await startRedis();
  const client = await connectRedis(redis.url, () => undefined);
  return createRedisStore(client);
}

const kinds: [string, () => Promise<SessionStore>][] = [
  ['memory', () => Promise.resolve(createMemoryStore(SYSTEM_CLOCK))],
];
if (findRedis() !== null) kinds.push(['redis', openRedis]);

function recordOf(code: string) {
  const beganBy = { address: 'a', userAgent: 'u', isElectron: true, isKeyed: true } as const;
  const begun = {
    code: code as SessionCode,
    epoch: randomUUID(),
    beganAt: Date.now(),
    beganBy,
    tokenHash: null,
  };
  return createRecord(begun);
}

it('a real Redis is available in CI', () => {
  if (process.env['CI'] === 'true') expect(findRedis()).not.toBeNull();
});

describe.each(kinds)('sessions in %s [Y3]', (_kind, open) => {
  let store: SessionStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(async () => {
    await store.close();
    await redis?.stop();
    redis = null;
  });

  it('are created once and read back', async () => {
    const record = recordOf('BCD-FGH');
    expect(await store.read('BCD-FGH')).toBeNull();
    expect(await store.create(record)).toBe(true);
    expect(await store.create(record)).toBe(false);
    expect(await store.read('BCD-FGH')).toEqual(record);
  });

  it('are written only by the latest leader', async () => {
    await store.create(recordOf('BCD-FGJ'));
    const first = await store.lead('BCD-FGJ', 'one');
    if (!first) throw new Error('nothing to lead');
    expect(await store.write({ ...first, seq: 1, hostOnline: true })).toBe(true);
    const second = await store.lead('BCD-FGJ', 'two');
    expect(second).toMatchObject({ seq: 1, node: 'two', term: first.term + 1 });
    expect(await store.write({ ...first, seq: 9 })).toBe(false);
    expect(await store.read('BCD-FGJ')).toMatchObject({ seq: 1, node: 'two' });
    expect(await store.progress(['BCD-FGJ', 'BCD-FGK'])).toEqual([
      { seq: 1, hostOnline: true, isLed: true },
      null,
    ]);
  });

  it('are forgotten when over, and no longer written', async () => {
    await store.create(recordOf('BCD-FGL'));
    const led = await store.lead('BCD-FGL', 'one');
    await store.end('BCD-FGL');
    expect(await store.read('BCD-FGL')).toBeNull();
    expect(await store.lead('BCD-FGL', 'one')).toBeNull();
    expect(led && (await store.write(led))).toBe(false);
  });

  it('can be counted and marked for a while', async () => {
    expect(await store.getCount('x')).toBe(0);
    expect(await store.count('x', 1_000)).toBe(1);
    expect(await store.count('x', 1_000)).toBe(2);
    expect(await store.getCount('x')).toBe(2);
    await store.mark('y', 1_000);
    expect(await store.isMarked('y')).toBe(true);
    expect(await store.isMarked('z')).toBe(false);
    await eventually(async () =>
      expect([await store.getCount('x'), await store.isMarked('y')]).toEqual([0, false]),
    );
    expect(await store.count('x', 1_000)).toBe(1);
  });
});

import { createHash } from 'node:crypto';
import { LIMITS } from '@naad/sync-protocol';
import { Manager } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SYSTEM_CLOCK } from './clock.ts';
import { createMemoryStore } from './store/createMemoryStore.ts';
import { startCurrentHost, startFollower } from './testing/currentClients.ts';
import { eventually } from './testing/eventually.ts';
import { startTestSync, type TestSync } from './testing/startTestSync.ts';

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** Distinct codes without a session. */
const unknown = (index: number) =>
  `ZZZ-${[index / 400, index / 20, index].map((each) => LETTERS.charAt(Math.floor(each) % 20)).join('')}`;
const HALL = '192.0.2.77';
/** A caller that these tests count as a guesser waits at least 2,750 ms. */
const AT_ONCE_MS = 2_000;
/** The shortest delay of a guesser, less the rounding of timers. */
const LATE_MS = LIMITS.unknownCodes.delayStepMs - 10;

let server: TestSync;
beforeEach(async () => {
  server = await startTestSync({ config: { apiPrefix: '/api', trustProxy: true, rateLimit: 1 } });
});
afterEach(() => server.close());

const headersOf = (address: string, userAgent: string) => ({
  'x-forwarded-for': address,
  'user-agent': userAgent,
});

async function begin(address = '203.0.113.1'): Promise<{ code: string; token: string }> {
  const { body } = await server.get('/sync/begin/host?v=2', headersOf(address, 'desk'));
  const { data } = body as { data: { namespaceString: string; token: string } };
  return { code: data.namespaceString, token: data.token };
}

const join = (code: string, userAgent: string, address = HALL) =>
  server.get(`/sync/join/${code}`, headersOf(address, userAgent));

async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> {
  const startedAt = performance.now();
  const result = await work;
  return { result, ms: performance.now() - startedAt };
}

/** The results of one WebSocket that asks for many sessions. */
interface Guesser {
  refused: number;
  found: number;
  isClosed: boolean;
  ask(code: string): void;
  close(): void;
}

async function openGuesser(address: string, userAgent = 'guesser'): Promise<Guesser> {
  const manager = new Manager(server.url, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: headersOf(address, userAgent),
  });
  const guesser: Guesser = {
    ...{ refused: 0, found: 0, isClosed: false },
    ask(code) {
      const socket = manager.socket(`/${code}`, { auth: { v: 2, role: 'follower' } });
      socket.on('connect', () => (guesser.found += 1));
      socket.on('connect_error', () => (guesser.refused += 1));
    },
    close: () => manager.engine.close(),
  };
  manager.on('close', () => (guesser.isClosed = true));
  // The library closes connections without a socket; this socket is refused nothing.
  const idle = manager.socket('/');
  await new Promise<void>((resolve) => {
    idle.on('connect', resolve);
  });
  return guesser;
}

it('[SYNC-LIMIT-5] a WebSocket that tries sessions is closed after five unknown ones', async () => {
  const guesser = await openGuesser(HALL);
  for (let index = 0; index < 4; index += 1) {
    guesser.ask(unknown(index));
    await eventually(() => expect(guesser.refused).toBe(index + 1));
  }
  expect(guesser.isClosed).toBe(false);
  guesser.ask(unknown(4));
  await eventually(() => expect(guesser.isClosed).toBe(true));
  expect(guesser.refused).toBe(5);
});

it('[SYNC-LIMIT-5] a WebSocket that asks for 200 sessions at once learns about none of them', async () => {
  const { code } = await begin();
  const guesser = await openGuesser(HALL);
  for (let index = 0; index < 200; index += 1) guesser.ask(index === 150 ? code : unknown(index));
  await eventually(() => expect(guesser.isClosed).toBe(true));
  expect(guesser.refused + guesser.found).toBeLessThanOrEqual(5);
  expect(guesser.found).toBe(0);
});

it('[SYNC-LIMIT-5] sockets and joins share one budget, and beyond it wait alike for known and unknown codes', async () => {
  const { code } = await begin();
  for (let index = 0; index < 20; index += 4) {
    const guesser = await openGuesser(HALL);
    for (let each = 0; each < 4; each += 1) guesser.ask(unknown(index + each));
    await eventually(() => expect(guesser.refused).toBe(4));
    guesser.close();
  }
  let difference = Infinity;
  // The least of several, since a busy machine delays some of them; an unequal delay differs by 250 ms each time.
  for (let pair = 0; pair < 4 && difference > 100; pair += 1) {
    const good = await timed(join(code, 'guesser'));
    const bad = await timed(join(unknown(900 + pair), 'guesser'));
    expect([bad.result.status, good.result.status]).toEqual([404, 200]);
    for (const { ms } of [bad, good]) expect(ms).toBeGreaterThan(LATE_MS);
    difference = Math.min(difference, Math.abs(bad.ms - good.ms));
  }
  expect(difference).toBeLessThan(200);
  // A socket of that device waits too.
  const late = await openGuesser(HALL);
  const asked = performance.now();
  late.ask(code);
  await eventually(() => expect(late.found).toBe(1));
  expect(performance.now() - asked).toBeGreaterThan(LATE_MS);
  late.close();
});

it('[SYNC-LIMIT-2] a mistyped code counts once, however often it is tried', async () => {
  const tries = await Promise.all(Array.from({ length: 60 }, () => timed(join(unknown(1), 'phone'))));
  expect(tries.every(({ result }) => result.status === 404)).toBe(true);
  const again = await timed(join(unknown(1), 'phone'));
  expect(again.ms).toBeLessThan(AT_ONCE_MS);
});

it('[SYNC-LIMIT-2] a malformed code is no guess', async () => {
  for (let index = 0; index < 40; index += 1) await join('undefined', 'desktop');
  const { ms, result } = await timed(join(unknown(1), 'desktop'));
  expect(result.status).toBe(404);
  expect(ms).toBeLessThan(AT_ONCE_MS);
});

it("[SYNC-LIMIT-5] after a neighbour's 60 wrong tries, a phone joins a known code at once", async () => {
  const { code } = await begin();
  await Promise.all(Array.from({ length: 60 }, (_, index) => join(unknown(index), 'neighbour')));
  const { ms, result } = await timed(join(code, 'phone'));
  expect(result.status).toBe(200);
  expect(ms).toBeLessThan(AT_ONCE_MS);
  const socket = await timed(startFollower([server.url], code, { address: HALL }));
  expect(socket.ms).toBeLessThan(AT_ONCE_MS);
  socket.result.socket.disconnect();
});

it('[SYNC-LIMIT-5] a neighbour that guesses continuously slows nobody else', async () => {
  const { code } = await begin();
  let isOver = false;
  let tried = 0;
  const attack = Array.from({ length: 16 }, async () => {
    while (!isOver) await join(unknown((tried += 1)), 'neighbour');
  });
  await eventually(() => expect(tried).toBeGreaterThan(1_500), 60_000);
  for (const phone of ['phone 1', 'phone 2']) {
    const { ms, result } = await timed(join(code, phone));
    expect(result.status).toBe(200);
    expect(ms).toBeLessThan(AT_ONCE_MS);
  }
  isOver = true;
  await Promise.all(attack);
});

it('[SYNC-LIMIT-5] a neighbour with many user agents slows only joins of sessions that nobody there is in', async () => {
  const [own, other] = [await begin(HALL), await begin()];
  const near = await begin();
  expect((await join(near.code, 'phone 1')).status).toBe(200);
  await Promise.all(
    Array.from({ length: 110 }, (_, index) => join(unknown(index), `agent ${String(index % 20)}`)),
  );
  for (const { code } of [own, near]) {
    const { ms, result } = await timed(join(code, 'phone 2'));
    expect(result.status).toBe(200);
    expect(ms).toBeLessThan(AT_ONCE_MS);
  }
  const unfamiliar = await timed(join(other.code, 'phone 2'));
  expect(unfamiliar.ms).toBeGreaterThan(LATE_MS);
});

it('[SYNC-LIMIT-5] a display with its token connects at once, whatever its network did', async () => {
  const begun = await begin();
  await Promise.all(
    Array.from({ length: 110 }, (_, index) =>
      join(unknown(index), `agent ${String(index % 20)}`, '203.0.113.9'),
    ),
  );
  const { ms, result } = await timed(startCurrentHost([server.url], begun));
  expect(ms).toBeLessThan(AT_ONCE_MS);
  result.socket.disconnect();
});

it('[SYNC-LIMIT-5] all addresses of one IPv6 network share one budget', async () => {
  const guess = (index: number) => join(unknown(index), 'g', `2001:db8:5:5::${String(index + 1)}`);
  const guessAll = (from: number, until: number) =>
    Promise.all(Array.from({ length: until - from }, (_, index) => guess(from + index)));
  await guessAll(0, 20);
  // Four of these wait for the shortest delay, the others are refused; all of them count.
  await guessAll(20, 30);
  const { ms } = await timed(join(unknown(30), 'g', '2001:db8:5:5:ffff::1'));
  expect(ms).toBeGreaterThan(AT_ONCE_MS);
  const { ms: elsewhere } = await timed(join(unknown(31), 'g', '2001:db8:5:6::1'));
  expect(elsewhere).toBeLessThan(AT_ONCE_MS);
});

it('[SYNC-STORE-2] the store receives no address or user agent, and no hash made without its key', async () => {
  const memory = createMemoryStore(SYSTEM_CLOCK);
  const seen: string[] = [];
  const watched = new Proxy(memory, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        seen.push(JSON.stringify(args));
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
  const other = await startTestSync({
    store: watched,
    config: { apiPrefix: '/api', trustProxy: true, rateLimit: 1 },
  });
  const headers = headersOf(HALL, 'a phone of theirs');
  await other.get('/sync/begin/the-installation', headers);
  await other.get(`/sync/join/${unknown(1)}`, headers);
  await other.close();
  const text = seen.join('\n');
  expect(text).toContain('beganBy');
  expect(text).toContain('unknown:');
  for (const secret of [HALL, 'a phone of theirs', 'the-installation']) {
    expect(text).not.toContain(secret);
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(text).not.toContain(createHash('sha256').update(secret).digest(encoding));
  }
});

import { REFUSALS } from '@naad/sync-protocol';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { beginSession, startController, startFollower, startCurrentHost } from './testing/currentClients.ts';
import { eventually } from './testing/eventually.ts';
import { connectLegacy, startLegacyHost } from './testing/legacyClients.ts';
import { startTestSync } from './testing/startTestSync.ts';
import { createMemoryStore } from './store/createMemoryStore.ts';
import { StoreUnavailableError } from './store/sessionStore.ts';
import { SYSTEM_CLOCK, type Clock } from './clock.ts';

const LIMITED = { apiPrefix: '/api', trustProxy: true, rateLimit: 1 };
const PIN = '424242';
const step = { type: 'fontSize', target: 'gurbani', value: 'plus' } as const;

/** A clock that runs faster than the system's. */
function createFastClock(speed: number): Clock {
  const startedAt = SYSTEM_CLOCK.now();
  return {
    now: () => startedAt + (SYSTEM_CLOCK.now() - startedAt) * speed,
    after: (ms, callback) => SYSTEM_CLOCK.after(ms / speed, callback),
  };
}

it('[SYNC-HOST-6] a display that acknowledges nothing gets few messages and is disconnected after 30 s', async () => {
  const speed = 4;
  const clock = createFastClock(speed);
  const server = await startTestSync({ config: LIMITED, clock });
  const { code, token } = await beginSession(server.url);
  const host = io(`${server.url}/${code}`, {
    auth: { v: 2, role: 'host', token, pin: PIN, takesSettings: true },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  let received = 0;
  host.on('cmd', () => (received += 1));
  const closed = new Promise<string>((resolve) => host.once('disconnect', resolve));
  await new Promise((resolve) => host.once('connect', () => resolve(null)));
  const controller = await startController([server.url], code, PIN);
  await eventually(() => expect(controller.roles.at(-1)?.role).toBe('controller'));
  const startedAt = clock.now();
  const timer = setInterval(() => controller.tap(step), 125 / speed);
  expect(await closed).toBe('transport close');
  clearInterval(timer);
  const seconds = (clock.now() - startedAt) / 1_000;
  expect(seconds).toBeGreaterThan(25);
  expect(seconds).toBeLessThan(40);
  // 8 new commands a second, and at most 15 batches of 50 in these 30 s.
  expect(received / seconds).toBeLessThan(35);
  controller.close();
  await server.close();
});

it.each([1, null])(
  '[SYNC-PACE-7] all 30 font steps of a burst reach a legacy host, at a limit of %s',
  async (rateLimit) => {
    const server = await startTestSync({ config: { ...LIMITED, rateLimit } });
    const host = await startLegacyHost(server.url);
    const phones = [await connectLegacy(server.url, host.code), await connectLegacy(server.url, host.code)];
    for (const phone of phones) {
      phone.send({ host: 'sttm-web', type: 'request-control', pin: '1987' });
      await eventually(() => expect(phone.last('response-control')).toMatchObject({ success: true }));
    }
    const stepBy = (value: 'plus' | 'minus') => ({
      ...{ host: 'sttm-web', type: 'settings', pin: 1987 },
      settings: { action: 'changeFontSize', target: 'gurbani', value },
    });
    // Up and down, so that no size reaches its limit and drops a step; two phones at once, 60 steps in all.
    for (let each = 0; each < 30; each += 1)
      for (const phone of phones) phone.send(stepBy(each % 2 === 0 ? 'plus' : 'minus'));
    await eventually(() => expect(host.commands.filter(({ type }) => type === 'settings')).toHaveLength(60));
    expect(host.screen.gurbani).toBe(9);
    for (const client of [host, ...phones]) client.close();
    await server.close();
  },
);

it('[SYNC-STORE-1] a phone that connects while the store is unreadable gets the reason; a legacy one is disconnected', async () => {
  const memory = createMemoryStore(SYSTEM_CLOCK);
  let isAway = false;
  const server = await startTestSync({
    config: LIMITED,
    onError: () => undefined,
    store: {
      ...memory,
      key: () => (isAway ? Promise.reject(new StoreUnavailableError(new Error('gone'))) : memory.key()),
    },
  });
  const { code } = await beginSession(server.url);
  isAway = true;
  const connectAs = (auth: object) =>
    new Promise<string>((resolve) => {
      const socket = io(`${server.url}/${code}`, {
        auth,
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      });
      socket.once('connect_error', ({ message }) => resolve(message));
      // The client itself closes after an error: 'forced close'.
      socket.io.once('close', (reason) => reason !== 'forced close' && resolve(reason));
    });
  expect(await connectAs({ v: 2, role: 'follower' })).toBe(REFUSALS.storeUnavailable.message);
  expect(await connectAs({})).toBe('transport close');
  await server.close();
});

it('[SYNC-STORE-1] while nothing can be stored, phones are notified and followers continue; afterwards everything works', async () => {
  const memory = createMemoryStore(SYSTEM_CLOCK);
  let isFull = false;
  const failing = <Args extends unknown[], Result>(method: (...args: Args) => Promise<Result>) => {
    return (...args: Args): Promise<Result> =>
      isFull ? Promise.reject(new StoreUnavailableError(new Error('ENOSPC'))) : method(...args);
  };
  const errors: unknown[] = [];
  const server = await startTestSync({
    config: LIMITED,
    onError: (error) => errors.push(error),
    store: {
      ...memory,
      create: failing(memory.create),
      write: failing(memory.write),
      end: failing(memory.end),
      problem: () => (isFull ? 'ENOSPC' : null),
    },
  });
  const host = await startCurrentHost([server.url], await beginSession(server.url));
  const controller = await startController([server.url], host.code, host.pin);
  const follower = await startFollower([server.url], host.code);
  await eventually(() => expect(controller.roles.at(-1)?.role).toBe('controller'));

  isFull = true;
  const refused = await server.get('/sync/begin/other?v=2');
  expect(refused).toMatchObject({ status: 503, body: { id: 'sessionsUnavailable' } });
  const tap = controller.tap(step);
  await eventually(() =>
    expect(controller.taps.get(tap)).toMatchObject({ phase: 'failed', reason: 'storeUnavailable' }),
  );
  expect(host.screen.fontSizes.gurbani).toBe(9);
  host.show({ kind: 'shabad', id: 628, highlight: 26102 });
  await eventually(() => expect(follower.view.state.highlight).toBe(26102));
  // One log line for the outage, not one for each write.
  expect(errors).toHaveLength(1);

  isFull = false;
  const next = controller.tap(step);
  await eventually(() => expect(controller.taps.get(next)).toMatchObject({ phase: 'onScreen' }));
  expect(await memory.read(host.code)).toMatchObject({ state: { highlight: 26102 } });
  expect((await server.get('/sync/begin/other?v=2')).status).toBe(200);
  host.socket.disconnect();
  follower.socket.disconnect();
  controller.close();
  await server.close();
});

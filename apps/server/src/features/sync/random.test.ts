import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSettled, type Command } from '@naad/sync-protocol';
import { beginSession, startController, startCurrentHost, startFollower } from './testing/currentClients.ts';
import { eventually, settled } from './testing/eventually.ts';
import { connectLegacy } from './testing/legacyClients.ts';
import { createRandom } from '../../testing/createRandom.ts';
import { startTestSync, type TestSync } from './testing/startTestSync.ts';

/** `SYNC_SEED` repeats a failed run. */
const FIRST_SEED = Number(process.env['SYNC_SEED'] ?? 1);
const RUNS = process.env['SYNC_SEED'] === undefined ? 24 : 1;

/** Cuts real connections at random, which covers the library's own reconnection, unlike a simulation. */
describe('real connections cut at random [Y4]', () => {
  let server: TestSync;
  beforeAll(async () => {
    server = await startTestSync();
  });
  afterAll(() => server.close());

  async function run(seed: number): Promise<void> {
    const random = createRandom(seed);
    const begun = await beginSession(server.url);
    const { code } = begun;
    const urls = [server.url];
    const host = await startCurrentHost(urls, begun);
    const controllers = [
      await startController(urls, code, host.pin),
      await startController(urls, code, host.pin),
    ];
    const followers = [await startFollower(urls, code), await startFollower(urls, code)];
    const legacy = await connectLegacy(server.url, code, { library: seed % 2 === 0 ? 'v2' : 'v4' });
    const droppable = [host, ...controllers, ...followers, legacy];
    for (let step = 0; step < 20; step += 1) {
      await settled(random() * 120);
      const command: Command =
        random() < 0.3
          ? { type: 'fontSize', target: 'gurbani', value: random() < 0.5 ? 'plus' : 'minus' }
          : { type: 'shabad', shabadId: 628, verseId: 26_101 + Math.floor(random() * 30), lineCount: null };
      controllers[random() < 0.5 ? 0 : 1]?.tap(command);
      if (random() < 0.25) droppable[Math.floor(random() * droppable.length)]?.drop();
    }
    const isAllSettled = () => controllers.flatMap(({ taps }) => [...taps.values()]).every(isSettled);
    await eventually(() => expect(isAllSettled(), `seed ${seed}`).toBe(true));
    await eventually(() => {
      // The display may still run a tap whose outcome its phone doesn't know.
      const { highlight } = host.screen.state;
      const views = [...controllers, ...followers].map(({ view }) => ({
        line: view.state.highlight,
        seq: view.seq,
      }));
      const seq = Math.max(...views.map((view) => view.seq));
      expect(views, `seed ${seed}`).toEqual(views.map(() => ({ line: highlight, seq })));
      if (highlight !== null) expect(legacy.last(), `seed ${seed}`).toMatchObject({ highlight });
    });
    let steps = 0;
    for (const { clientId, taps } of controllers) {
      for (const [counter, delivery] of taps) {
        const times = host.done.filter((id) => id === `${clientId}:${counter}`).length;
        const failure = `seed ${seed}, ${counter}: ${JSON.stringify(delivery)}`;
        expect(times, failure).toBeLessThanOrEqual(1);
        if (delivery.phase === 'onScreen') expect(times, failure).toBe(1);
        if (delivery.phase === 'failed') expect(times, failure).toBe(0);
        steps += times;
      }
    }
    expect(steps).toBe(host.done.length);
    for (const { socket } of [host, ...followers]) socket.disconnect();
    for (const client of [...controllers, legacy]) client.close();
  }

  it(`leave everyone on the same line and run no tap twice, in ${RUNS} runs`, async () => {
    for (let from = 0; from < RUNS; from += 12) {
      const seeds = Array.from(
        { length: Math.min(12, RUNS - from) },
        (_, index) => FIRST_SEED + from + index,
      );
      await Promise.all(seeds.map(run));
    }
  });
});

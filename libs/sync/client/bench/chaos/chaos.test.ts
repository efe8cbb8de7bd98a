import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLagMeter } from '../../src/testing/lagMeter.ts';
import { runMany } from './runMany.ts';
import { startServer, type ChaosServer } from './startServer.ts';
import { summarize } from './summary.ts';

/** `CHAOS_SEED` repeats one storm; the seed is in the message of a failure. */
const SEED = process.env['CHAOS_SEED'];
const SEEDS = SEED === undefined ? Array.from({ length: 12 }, (_, index) => index + 1) : [Number(SEED)];

const lag = startLagMeter();
let server: ChaosServer;
beforeAll(async () => {
  server = await startServer('alone');
});
afterAll(async () => {
  await server.stop();
  lag.stop();
});

it('two phones, a display and three followers on lines that break: no tap is lost, doubled, reordered or untrue, and all end on the same line [U90, U91, U92, U93]', async () => {
  const { violations, taps, outcomes } = summarize(
    await runMany({ port: server.port, seeds: SEEDS, atOnce: SEEDS.length, lag }),
  );
  expect(violations).toEqual({
    lost: [],
    doubled: [],
    reordered: [],
    unsettled: [],
    disagreeing: [],
    untrue: [],
  });
  // The lines are bad, and yet many taps arrive.
  expect(outcomes['onScreen'] ?? 0).toBeGreaterThan(taps / 10);
});

import { expect, it } from 'vitest';
import { measureAlone, measureShared, type Measured } from './measureRecovery.ts';

/** Longest pauses between attempts of displays and phones, and of followers [SYNC-RETRY-1]. */
const PAUSE_MS = { keen: 1_000, other: 2_000 };
/** What a client may wait in a row: the longest pause, and 1.5 s after a refusal. */
const WAITS_MS = PAUSE_MS.other + 1_500;

/**
 * Expects true taps, pauses of the protocol, and no other waits: apart from them recovery may take a few times as long
 * as a new session on the same machine at the same time. `npm run chaos -- --recovery` measures the limits in seconds.
 */
function expectRecovered({ name, rounds, untrue }: Measured): void {
  expect(untrue, name).toBe(0);
  for (const { ms, floorMs, lagMs, pauses } of rounds) {
    const round = `${name}: ${JSON.stringify({ ms, floorMs, lagMs, pauses })}`;
    const slowness = floorMs + 2 * lagMs;
    expect(pauses.keen, round).toBeLessThanOrEqual(PAUSE_MS.keen + slowness);
    expect(pauses.other, round).toBeLessThanOrEqual(PAUSE_MS.other + slowness);
    expect(ms, round).toBeLessThanOrEqual(WAITS_MS + 3 * slowness);
  }
}

it('a server that was killed has everybody back on the same line, after no other waits than those of the protocol [U10, U94]', async () => {
  const measured = await measureAlone('alone', 2);
  expect(Math.min(...measured.rounds.map(({ pauses }) => pauses.keen))).toBeGreaterThan(0);
  expectRecovered(measured);
}, 480_000);

it('two servers on one Redis have everybody back after a stop of one of them and a restart of Redis, after no other waits than those of the protocol [U11, U12]', async ({
  skip,
}) => {
  const measured = await measureShared('alone', 1);
  if (measured === null) return skip('There is no redis-server on this machine.');
  for (const each of measured) expectRecovered(each);
}, 480_000);

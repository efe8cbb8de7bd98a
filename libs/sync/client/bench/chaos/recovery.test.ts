import { expect, it } from 'vitest';
import { startLagMeter } from './lagMeter.ts';
import { measureAlone, measureShared, type Measured } from './measureRecovery.ts';

/** Expects every round within its limit, doubled for a busy machine and extended by the time this process was kept waiting. */
function expectRecovered({ times, limitMs, untrue }: Measured, lagMs: number): void {
  expect(untrue).toBe(0);
  for (const ms of times) expect(ms).toBeLessThan(2 * limitMs + 2 * lagMs);
}

it('a server that was killed has everybody back on the same line within two seconds of listening [U10, U94]', async () => {
  const lag = startLagMeter();
  expectRecovered(await measureAlone('alone', 2), lag.total());
  lag.stop();
}, 120_000);

it('two servers on one Redis have everybody back within 1.5 s of a stop of one of them, and 2 s of a restart of Redis [U11, U12]', async ({
  skip,
}) => {
  const lag = startLagMeter();
  const measured = await measureShared('alone', 1);
  if (measured === null) return skip('There is no redis-server on this machine.');
  for (const each of measured) expectRecovered(each, lag.total());
  lag.stop();
}, 120_000);

import { expect, test } from 'vitest';
import { formatReport } from './fuzzReport.ts';
import { runFuzz } from './runFuzz.ts';

/** For busy machines; a quiet one needs 40 s. */
const TIMEOUT_MS = 600_000;

test(
  'The built server survives 1,500 malformed requests and 500 socket frames',
  async () => {
    const report = await runFuzz({
      requests: 1_500,
      frames: 500,
      seed: 1,
      seconds: null,
      concurrency: 16,
      external: null,
    });
    const succeeded = [...report.routes.values()].reduce((sum, route) => sum + route.succeeded, 0);
    expect(report.requests).toBe(1_500);
    expect(report.frames).toBeGreaterThanOrEqual(500);
    // Proves that requests get past the first checks.
    expect(succeeded).toBeGreaterThan(600);
    expect(report.taps).toBeGreaterThan(20);
    expect(report.failures, formatReport(report, { showsRoutes: false })).toEqual([]);
  },
  TIMEOUT_MS,
);

import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { FuzzReport } from './fuzzReport.ts';
import { runFuzz } from './runFuzz.ts';

const FAULTS = fileURLToPath(new URL('./testing/faults.mjs', import.meta.url));
/** For busy machines; a quiet one needs 15 s. */
const TIMEOUT_MS = 600_000;
const ROUTES = ['raags', 'writers', 'sources', 'health', 'random', 'v2/rehats', 'banis'];

afterEach(() => {
  delete process.env['FUZZ_FAULTS'];
});

function runWith(faults: readonly string[], requests: number): Promise<FuzzReport> {
  process.env['FUZZ_FAULTS'] = faults.join(',');
  return runFuzz({
    requests,
    frames: 40,
    seed: 5,
    seconds: null,
    concurrency: 8,
    external: null,
    imports: [FAULTS],
    routes: ROUTES,
  });
}

const found = ({ failures }: FuzzReport) =>
  failures.map(({ detector, where, summary }) => `${detector}, ${where}: ${summary}`);

test(
  'Each detector finds its fault in a faulty server',
  async () => {
    const report = await runWith(['error', 'drop', 'spin', 'leak', 'log', 'report', 'lose'], 200);
    const failures = found(report);
    expect(failures).toContain('server error, GET /api/v2/raags: 500 internal');
    expect(failures).toContain(
      'no response, GET /api/v2/writers: the connection ended after 0 of 1 responses',
    );
    expect(failures).toContain('cost, GET /api/v2/sources: holds the event loop for more than 50 ms');
    expect(failures).toContain('secret in the log, log: text');
    expect(failures).toContain('error in the log, log: failed: TypeError: x is not a function');
    expect(failures).toContain('canary, sockets: an unattacked session was disturbed');
    expect(failures.some((each) => each.startsWith('memory, server: the heap grew'))).toBe(true);
    const { examples } = report.failures.find(({ where }) => where === 'GET /api/v2/raags') ?? {};
    expect(examples?.[0]).toMatch(/^--seed 5 --only \d+: (curl|printf) /);
  },
  TIMEOUT_MS,
);

test(
  'An uncaught exception that ends the server is reported as a crash',
  async () => {
    const failures = found(await runWith(['crash'], 200));
    expect(failures).toContain('crash, server: the server exited with 1');
    expect(failures.some((each) => each.startsWith('error in the log'))).toBe(true);
  },
  TIMEOUT_MS,
);

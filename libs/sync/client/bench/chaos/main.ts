/**
 * `npm run chaos`: the real clients behind lines that break, against the built server. Exits with 1 after a violation.
 *
 * - `-- --runs 300 --at-once 10 --seed 1` storms; each seed repeats the same choices
 * - `-- --recovery 20` kills and restarts the server, and two servers and their Redis if there is one
 * - `-- --server alone` the sync server from source, which starts within seconds
 */
import { parseArgs } from 'node:util';
import { startLagMeter } from '../../src/testing/lagMeter.ts';
import { measureRecovery } from './measureRecovery.ts';
import { runMany } from './runMany.ts';
import { startServer, type ServerKind } from './startServer.ts';
import { countViolations, summarize } from './summary.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '24' },
    'at-once': { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    server: { type: 'string', default: 'built' },
    recovery: { type: 'string' },
  },
});
const kind = values.server as ServerKind;

async function storms(): Promise<void> {
  const lag = startLagMeter();
  const server = await startServer(kind);
  const first = Number(values.seed);
  const seeds = Array.from({ length: Number(values.runs) }, (_, index) => first + index);
  try {
    const results = await runMany({
      port: server.port,
      seeds,
      atOnce: Number(values['at-once']),
      lag,
      onResult: ({ seed, violations }) => {
        for (const cases of Object.values(violations) as string[][])
          for (const each of cases) console.error(each);
        if (seed % 25 === 0) console.error(`seed ${String(seed)} done`);
      },
    });
    const { violations, ...summary } = summarize(results);
    const counts = Object.fromEntries(
      Object.entries(violations).map(([name, cases]: [string, string[]]) => [name, cases.length]),
    );
    console.log({ ...summary, longestLagMs: Math.round(lag.longest()), ...counts });
    process.exitCode = countViolations(violations) > 0 ? 1 : 0;
  } finally {
    await server.stop();
    lag.stop();
  }
}

if (values.recovery === undefined) await storms();
else process.exitCode = (await measureRecovery(kind, Number(values.recovery))) ? 0 : 1;

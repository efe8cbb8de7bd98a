/**
 * Measures the server's cost of a reading page, after a build: `npx tsx bench/pages.ts [dist]`. Pages are
 * requested in-process, one at a time, as whole documents; each ang and shabad is different. Exits with 1 if
 * a gate is missed. The first line times a fixed workload, to compare runs on different machines.
 */
import { loadavg } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ShabadIndex } from '@naad/gurbani-corpus';
import { loadReader } from '../src/features/pages/loadReader.ts';
import { openServer } from './openServer.ts';

/** Responses before counting starts, during which V8 compiles rarely used code. */
const WARM_UP = 300;

const dist = process.argv[2] ?? fileURLToPath(new URL('../../../dist/', import.meta.url));
const { corpus, server } = await openServer(dist, { reader: await loadReader(dist) });

/** `gateMs` is the 95th percentile limit in milliseconds. */
const KINDS: readonly { name: string; gateMs: number; count: number; hrefOf: (index: number) => string }[] = [
  { name: 'ang', gateMs: 10, count: 300, hrefOf: (index) => `/ang?ang=${String(1 + index * 4)}` },
  { name: 'shabad', gateMs: 5, count: 300, hrefOf: (index) => `/shabad?id=${String(shabadAt(index * 17))}` },
  { name: 'longest bani', gateMs: 150, count: 100, hrefOf: () => '/sundar-gutka/31' },
];
const shabadAt = (index: number) => corpus.shabad(index as ShabadIndex).id;

async function measureTimes(hrefs: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of hrefs) {
    const start = performance.now();
    // Read as a stream of the bytes as sent; decoding them is the client's work.
    const answer = await server.inject({ url, headers: { host: 'naad.test' }, payloadAsStream: true });
    const { statusCode } = answer;
    times.push(performance.now() - start);
    if (statusCode !== 200 || !(await buffer(answer.stream())).includes('data-verse-id')) {
      throw new Error(`${url} answered ${String(statusCode)}, and no verses.`);
    }
  }
  return times.sort((one, other) => one - other);
}

const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

/** Times of a fixed workload, about as long as a shabad. */
function timesOfFixedWork(): number[] {
  const times = Array.from({ length: 300 }, () => {
    const start = performance.now();
    JSON.parse(JSON.stringify(Array.from({ length: 6000 }, (_, id) => ({ id, name: `line ${String(id)}` }))));
    return performance.now() - start;
  });
  return times.slice(40).sort((one, other) => one - other);
}

let isMissed = false;
const fixed = timesOfFixedWork();
process.stdout.write(
  `load ${loadavg()[0]?.toFixed(2) ?? ''}, fixed work: p50 ${at(fixed, 0.5).toFixed(1)} ms, p95 ${at(fixed, 0.95).toFixed(1)} ms\n`,
);
for (const { name, gateMs, count, hrefOf } of KINDS) {
  const hrefs = Array.from({ length: count }, (_, index) => hrefOf(index));
  await measureTimes(hrefs.slice(0, WARM_UP));
  const before = process.cpuUsage();
  const times = await measureTimes(hrefs);
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 / count;
  const p95 = at(times, 0.95);
  isMissed ||= p95 > gateMs;
  const work = `processor ${cpu.toFixed(1)} ms`;
  const figures = `p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (gate ${String(gateMs)})`;
  process.stdout.write(`${name}: ${figures}, ${work}\n`);
}
await server.close();
process.exit(isMissed ? 1 : 0);

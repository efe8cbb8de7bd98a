/**
 * Measures pictures of verses, after a build: `npm run bench:pictures -w @naad/server`. They are requested
 * in-process, one at a time, on a warm server: new ones and cached ones. Exits with 1 if a gate is missed.
 */
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { LineIndex } from '@naad/gurbani-corpus';
import { openServer } from './openServer.ts';

const WARM_UP = 20;
const COUNT = 200;
/** Limit for the median of new pictures and for every cached one. */
const GATE_MS = 100;
/** Lines between two pictures, so that they come from the whole scripture. */
const STEP = 601;

const dist = process.argv[2] ?? fileURLToPath(new URL('../../../dist/', import.meta.url));
const { corpus, server } = await openServer(dist);

async function measureTimes(urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    const start = performance.now();
    const { statusCode } = await server.inject(url);
    times.push(performance.now() - start);
    if (statusCode !== 200) throw new Error(`${url} answered ${String(statusCode)}.`);
  }
  return times.sort((one, other) => one - other);
}

const urlOf = (index: number) => `/og/verse/${String(corpus.line((index * STEP) as LineIndex).verseId)}.png`;
const at = (times: readonly number[], share: number) =>
  times[Math.ceil(times.length * share) - 1] ?? Number.NaN;

process.stdout.write(
  `Node ${process.version}, ${String(cpus().length)} cores, load ${loadavg()[0]?.toFixed(2) ?? ''}\n`,
);
const [first = Number.NaN] = await measureTimes([urlOf(COUNT)]);
await measureTimes(Array.from({ length: WARM_UP }, (_, index) => urlOf(COUNT + 1 + index)));
const urls = Array.from({ length: COUNT }, (_, index) => urlOf(index));
const fresh = await measureTimes(urls);
const known = await measureTimes(urls.slice(-WARM_UP));
await server.close();

process.stdout.write(`the first of all: ${first.toFixed(0)} ms\n`);
for (const [name, times] of [
  ['new', fresh],
  ['drawn before', known],
] as const) {
  const figures = [0.5, 0.95, 1].map((share) => `${at(times, share).toFixed(1)} ms`);
  process.stdout.write(
    `${name}: median ${figures[0]}, p95 ${figures[1]}, longest ${figures[2]} (gate ${String(GATE_MS)})\n`,
  );
}
process.exit(at(fresh, 0.5) > GATE_MS || at(known, 1) > GATE_MS ? 1 : 0);

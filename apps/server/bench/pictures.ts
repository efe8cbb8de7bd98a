/**
 * How long the picture of a verse takes, after a build: `npm run bench:pictures -w @naad/server`. Asked for inside the
 * process, one after another, by a server that has drawn some: new ones, and such as it has drawn before. Ends with 1 when
 * a gate is missed.
 */
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { LineIndex } from '@naad/gurbani-corpus';
import { openServer } from './openServer.ts';

const WARM_UP = 20;
const COUNT = 200;
/** Within which half of the new pictures are there, and every one that was drawn before. */
const GATE_MS = 100;
/** Lines between two that are drawn: so they are from everywhere. */
const STEP = 601;

const dist = process.argv[2] ?? fileURLToPath(new URL('../../../dist/', import.meta.url));
const { corpus, server } = await openServer(dist);

async function timesOf(urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    const start = performance.now();
    const { statusCode } = await server.inject(url);
    times.push(performance.now() - start);
    if (statusCode !== 200) throw new Error(`${url} answered ${String(statusCode)}.`);
  }
  return times.sort((one, other) => one - other);
}

const urlOf = (place: number) => `/og/verse/${String(corpus.line((place * STEP) as LineIndex).verseId)}.png`;
const at = (times: readonly number[], share: number) =>
  times[Math.ceil(times.length * share) - 1] ?? Number.NaN;

process.stdout.write(
  `Node ${process.version}, ${String(cpus().length)} cores, load ${loadavg()[0]?.toFixed(2) ?? ''}\n`,
);
const [first = Number.NaN] = await timesOf([urlOf(COUNT)]);
await timesOf(Array.from({ length: WARM_UP }, (_, place) => urlOf(COUNT + 1 + place)));
const urls = Array.from({ length: COUNT }, (_, place) => urlOf(place));
const fresh = await timesOf(urls);
const known = await timesOf(urls.slice(-WARM_UP));
await server.close();

process.stdout.write(`the first of all: ${first.toFixed(0)} ms\n`);
for (const [name, times] of [
  ['new', fresh],
  ['drawn before', known],
] as const) {
  const told = [0.5, 0.95, 1].map((share) => `${at(times, share).toFixed(1)} ms`);
  process.stdout.write(
    `${name}: median ${told[0]}, p95 ${told[1]}, longest ${told[2]} (gate ${String(GATE_MS)})\n`,
  );
}
process.exit(at(fresh, 0.5) > GATE_MS || at(known, 1) > GATE_MS ? 1 : 0);

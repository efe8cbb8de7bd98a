/**
 * `npm run load` (after a build), or `npm run load -- 60` for sixty seconds instead of ten minutes: readers, searchers and
 * followers together. The most that one process answers is measured first, then it gets 70 % of that, and a display with 200
 * followers shows a line every two seconds. Exits with 1 if a request failed, a follower was left behind, the event loop was
 * late or memory grew.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ShabadIndex } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { firstLetters } from '@naad/gurbani-text';
import { startLoad, type Wanted } from '../src/drills/startLoad.ts';
import { readSamples } from '../src/features/metrics/testing/readSamples.ts';
import { someVisitor, zipf } from '../src/features/pages/testing/visitors.ts';
import {
  beginSession,
  startCurrentHost,
  startFollower,
} from '../src/features/sync/testing/currentClients.ts';
import { createRandom } from '../src/testing/createRandom.ts';
import { freePort } from '../src/testing/freePort.ts';
import { runServer } from '../src/testing/runServer.ts';
import { median } from './loadServer.ts';

const GATES = { loopP99Ms: 50, growth: 0.03 };
const SHARE = 0.7;
/** Until the pages that are read most are in the cache, as on any day after a deployment's first minutes. */
const WARM_UP_SECONDS = 120;
const PROBE_SECONDS = 15;
const FOLLOWERS = 200;
const LINE_EVERY_MS = 2_000;
const MEMORY_EVERY_MS = 5_000;
/** Readers and searchers that are served at once when nothing limits the rate. */
const CONNECTIONS = 64;
/** Requests that wait for an answer before others wait to be sent. */
const MAX_OPEN = 200;
/** Share of each kind of request, in per cent; the rest are shabads of the API. */
const MIX = { pages: 60, suggestions: 25, results: 10 };
const OWN_SHARE = 0.05;

const seconds = Number(process.argv[2] ?? 600);
const run = promisify(execFile);
const corpus = await loadCorpus(
  path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../dist/@naad/gurbani-corpus'),
);
const random = createRandom(8);

const nextShabad = zipf(
  Array.from({ length: corpus.shabadCount }, (_, at) => corpus.shabad(at as ShabadIndex).id).sort(
    () => random() - 0.5,
  ),
  random,
);
const nextPage = zipf(
  [
    ...Array.from({ length: 400 }, () => `/shabad?id=${String(nextShabad())}`),
    ...Array.from({ length: 400 }, () => `/ang?ang=${String(1 + Math.floor(random() * 1430))}`),
    ...corpus.catalogue.banis.map(({ id }) => `/sundar-gutka/${String(id)}`),
  ].sort(() => random() - 0.5),
  random,
);
/** First letters of a random line, as far as they are typed. */
const typed = () => {
  const letters = [...firstLetters(corpus.unicode(Math.floor(random() * corpus.lineCount)))];
  return encodeURIComponent(letters.slice(0, 2 + Math.floor(random() * 5)).join('') || 'ਸ');
};

/** The next request, of a random kind and visitor. */
function next(): Wanted {
  const { headers } = someVisitor(random, { ownShare: OWN_SHARE, font: 'none' });
  let left = random() * 100;
  if ((left -= MIX.pages) < 0) return { path: nextPage(), headers };
  if ((left -= MIX.suggestions) < 0)
    return { path: `/api/v2/search/${typed()}?searchtype=0&livesearch=1&translations=en.ssk`, headers };
  if (left - MIX.results < 0) return { path: `/search?q=${typed()}&type=0`, headers };
  return { path: `/api/v2/shabads/${String(nextShabad())}`, headers };
}

const folder = await mkdtemp(path.join(tmpdir(), 'naad-load-'));
const metricsPort = await freePort();
const server = await runServer({ DATA_DIR: folder, METRICS_PORT: String(metricsPort) });
const readMetrics = async () =>
  readSamples(await (await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`)).text());
const memory = async () =>
  (Number((await run('ps', ['-o', 'rss=', '-p', String(server.pid)])).stdout) * 1024) / 1e6;

/** Sends as many requests as are answered; returns the number per second. */
async function probe(probeSeconds: number): Promise<number> {
  const load = startLoad(server.url, { rate: 1e6, next, maxOpen: CONNECTIONS });
  await pause(probeSeconds * 1000);
  const count = load.sent();
  await load.stop();
  return count / probeSeconds;
}

console.log(`load average ${String(loadavg()[0])}`);
await probe(WARM_UP_SECONDS);
const capacity = await probe(PROBE_SECONDS);
const rate = capacity * SHARE;
console.log(
  `${capacity.toFixed(0)} requests a second at most; now ${rate.toFixed(0)} for ${String(seconds)} s`,
);

const host = await startCurrentHost([server.url], await beginSession(`${server.url}/api`));
const followers = await Promise.all(
  Array.from({ length: FOLLOWERS }, () => startFollower([server.url], host.code)),
);
const lines = [26106, 26107, 26108, 26109];
let shown = 0;
const showing = setInterval(() => {
  host.show({ kind: 'shabad', id: 628, highlight: lines[shown++ % lines.length] ?? null });
}, LINE_EVERY_MS);

// Reading them starts the next measurement of the event loop.
await readMetrics();
const times: number[] = [];
const load = startLoad(server.url, { rate, next, maxOpen: MAX_OPEN, onAnswer: (ms) => times.push(ms) });
const memories: number[] = [];
for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
  await pause(MEMORY_EVERY_MS);
  memories.push(await memory());
}
const failures = await load.stop();
const metrics = await readMetrics();
clearInterval(showing);
await pause(1000);
const { highlight } = host.screen.state;
const behind = followers.filter(({ view, gaps }) => view.state.highlight !== highlight || gaps > 0).length;
for (const { socket } of [host, ...followers]) socket.disconnect();
await server.stop();
await rm(folder, { recursive: true });

const quarter = Math.max(1, Math.floor(memories.length / 4));
const [early, late] = [median(memories.slice(0, quarter)), median(memories.slice(-quarter))];
const growth = late / early - 1;
const loopMs = (metrics.get('nodejs_eventloop_lag_p99_seconds') ?? Infinity) * 1000;
const sorted = times.toSorted((a, b) => a - b);
const at = (part: number) => `${(sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(1)} ms`;
console.log(`${String(load.sent())} requests: median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
const verdicts: [name: string, value: string, isReached: boolean][] = [
  ['failed requests', String(failures.length), failures.length === 0],
  ['followers without the last line or with gaps', String(behind), behind === 0],
  ['event loop, p99', `${loopMs.toFixed(1)} ms`, loopMs <= GATES.loopP99Ms],
  [
    'memory in the first and the last quarter',
    `${early.toFixed(0)} and ${late.toFixed(0)} MB`,
    growth <= GATES.growth,
  ],
];
for (const [name, value, isReached] of verdicts)
  console.log(`${name}: ${value}, ${isReached ? 'reached' : 'MISSED'}`);
for (const { path: failed, reason } of failures.slice(0, 5)) console.log(`  ${failed}: ${reason}`);
process.exitCode = verdicts.every(([, , isReached]) => isReached) ? 0 : 1;

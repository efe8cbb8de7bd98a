/**
 * Measures pages over HTTP, after a build: `npm run bench:pages -w @naad/server`. A hundred connections send requests
 * continuously to two servers in processes of their own: one keeps rendered pages, the other renders every page again. _Hot_: one
 * shabad, beside an empty route of the same size with the same hooks. _Mix_: shabads, angs and banis, the n-th with a weight of
 * 1/n (Zipf's law); 5 % of the visitors have their own settings, the others the defaults. Exits with 1 if a gate is missed.
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import type { ShabadIndex } from '@naad/gurbani-corpus';
import { someVisitor, zipf } from '../src/features/pages/testing/visitors.ts';
import { createRandom } from '../src/testing/createRandom.ts';
import { cycle, type Round } from './askInARow.ts';
import { median, openLoadServer, row } from './loadServer.ts';

const GATES = { hotShare: 0.6, mixFactor: 8, memoryMb: 420 };
const TURNS = 5;
const DURATION_MS = 1_500;
const REQUESTS = 60_000;
/** Requests of the mix before it is measured. */
const WARM_UP = 30_000;
const OWN_SHARE = 0.05;
const BROWSER_HEADERS = 'accept-encoding: gzip, deflate, br, zstd\r\n';

const DEFAULT_HEADERS = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
};

const corpus = await loadCorpus(
  path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../dist/@naad/gurbani-corpus'),
);
const random = createRandom(24);

/** Every shabad, ang and bani in random order. */
function shuffledPages(): string[] {
  const pages = [
    ...Array.from(
      { length: corpus.shabadCount },
      (_, at) => `/shabad?id=${String(corpus.shabad(at as ShabadIndex).id)}`,
    ),
    ...Array.from({ length: 1430 }, (_, at) => `/ang?ang=${String(at + 1)}`),
    ...corpus.catalogue.banis.map(({ id }) => `/sundar-gutka/${String(id)}`),
  ];
  return pages
    .map((page) => ({ page, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ page }) => page);
}

/** Requests as browsers send them. */
function mixOfRequests(): () => Buffer {
  const next = zipf(shuffledPages(), random);
  const requests = Array.from({ length: REQUESTS }, () => {
    const headers =
      random() < OWN_SHARE ? someVisitor(random, { ownShare: 1, font: 'none' }).headers : DEFAULT_HEADERS;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return Buffer.from(`GET ${next()} HTTP/1.1\r\nhost: bench\r\n${lines.join('')}\r\n`);
  });
  let index = 0;
  return () => requests[index++ % requests.length] ?? Buffer.alloc(0);
}

const share = (rounds: readonly Round[], others: readonly Round[]) =>
  median(rounds.map(({ perSecond }, turn) => perSecond / (others[turn]?.perSecond ?? Number.NaN)));
const verdict = (isReached: boolean) => {
  if (!isReached) process.exitCode = 1;
  return isReached ? 'reached' : 'MISSED';
};

console.log(`load average ${String(loadavg()[0])}`);
const [keeping, rendering] = [await openLoadServer(), await openLoadServer(0)];
const hot = cycle(['/shabad?id=3590'], BROWSER_HEADERS);
const { bytes } = await keeping.ask(hot, { durationMs: DURATION_MS, warmUpCount: 5_000 });
const empty = cycle([`/api/empty/${String(bytes)}`]);
const mix = mixOfRequests();
await keeping.ask(mix, { durationMs: DURATION_MS, warmUpCount: WARM_UP });
const rounds: Record<'hot' | 'empty' | 'hotRendered' | 'mix' | 'mixRendered', Round[]> = {
  hot: [],
  empty: [],
  hotRendered: [],
  mix: [],
  mixRendered: [],
};
for (let turn = 0; turn < TURNS; turn += 1) {
  rounds.hot.push(await keeping.ask(hot, { durationMs: DURATION_MS }));
  rounds.empty.push(await keeping.ask(empty, { durationMs: DURATION_MS }));
  rounds.mix.push(await keeping.ask(mix, { durationMs: DURATION_MS }));
  rounds.hotRendered.push(await rendering.ask(hot, { durationMs: DURATION_MS, warmUpCount: 20 }));
  rounds.mixRendered.push(await rendering.ask(mix, { durationMs: DURATION_MS, warmUpCount: 20 }));
}
const bare = await keeping.ask(cycle([`/empty/${String(bytes)}`]), {
  durationMs: DURATION_MS,
  port: keeping.barePort,
});
const hotShare = share(rounds.hot, rounds.empty);
const mixFactor = share(rounds.mix, rounds.mixRendered);
const memoryMb = (await keeping.memory()) / 1024 / 1024;
console.log(
  `\nA hot page of ${String(bytes)} bytes: ${hotShare.toFixed(2)} of the empty route, ${verdict(hotShare >= GATES.hotShare)}`,
);
console.log(
  `The mix: ${mixFactor.toFixed(1)} times as many as when each page is rendered, ${verdict(mixFactor >= GATES.mixFactor)}`,
);
console.log(`Memory: ${memoryMb.toFixed(0)} MB, ${verdict(memoryMb <= GATES.memoryMb)}`);
console.table({
  'hot page': row(rounds.hot),
  'empty route': row(rounds.empty),
  'empty route of Fastify alone': row([bare]),
  'hot page, rendered': row(rounds.hotRendered),
  mix: row(rounds.mix),
  'mix, rendered': row(rounds.mixRendered),
});
keeping.stop();
rendering.stop();

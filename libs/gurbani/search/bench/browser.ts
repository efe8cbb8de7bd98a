import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { build } from 'vite';
import { parseManifest } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { SEARCH_KINDS, type SearchKind } from '@naad/gurbani-model';
import { packsOfKind } from '../src/worker/index.ts';
import type { BenchThread, BrowserBench } from './browserSearch.ts';
import { querySets, seededRandom } from './queries.ts';

/**
 * Times the search in a real Chromium: in a worker, and on a page's thread that CDP slows down four times, which it
 * can't do to a worker. Exits with 1 if a set exceeds the gate.
 */
const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const SEED = 1469;
const QUERIES = Number(process.argv[2] ?? 400);
/** Runs only sets whose name contains this; all by default. */
const NAME_FILTER = process.argv[3] ?? '';
const WARM_UP = 100;
/** Number of rounds; the fastest time of each question counts, to exclude other load on the machine. */
const ROUNDS = 3;
const SLOW_DOWN = 4;
const GATE_P99_MS = 60;
const MEGABYTE = 1e6;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Bundles the engine, its protocol and the bench into one file for browsers. */
async function bundle(directory: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: directory,
      emptyOutDir: true,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('browserSearch.ts', import.meta.url)),
        formats: ['es'],
        fileName: () => 'search.js',
      },
    },
  });
  return path.join(directory, 'search.js');
}

/** Serves the page, its script and the packs. */
function serve(script: string): Promise<Server> {
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const file = address === '/search.js' ? script : path.join(DIST, path.normalize(address));
    if (address === '/') {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Bench</title><script type="module" src="/search.js"></script>');
    } else if (existsSync(file) && statSync(file).isFile()) {
      response.setHeader(
        'content-type',
        file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
      );
      createReadStream(file).pipe(response);
    } else response.writeHead(404).end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

type WithBench = typeof globalThis & { readonly bench: BrowserBench };

const open = (page: Page, thread: BenchThread, kind: SearchKind): Promise<number> =>
  page.evaluate(([where, what]) => (globalThis as WithBench).bench.open(where, what), [
    thread,
    kind,
  ] as const);
const time = (page: Page, kind: SearchKind, texts: readonly string[]): Promise<number[]> =>
  page.evaluate(([what, asked]) => (globalThis as WithBench).bench.time(what, asked), [kind, texts] as const);

/** Opens a bench page in its own process. */
async function openPage(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in globalThis);
  const cdp = await context.newCDPSession(page);
  return { page, setSlowDown: (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate }) };
}

/** Resident memory of all renderer processes; 0 on systems without Linux's `/proc`. */
async function residentBytes(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = renderers.map(async ({ id }) => {
    const status = await readFile(`/proc/${String(id)}/status`, 'utf8').catch(() => '');
    return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  });
  return (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
}

async function bytesByPack(): Promise<Map<string, number>> {
  const manifests = await Promise.all(
    ['gurbani-corpus', 'gurbani-search'].map(async (folder) =>
      parseManifest(await readFile(`${DIST}${folder}/manifest.json`, 'utf8')),
    ),
  );
  return new Map(manifests.flatMap(({ packs }) => packs.map(({ name, bytes }) => [name, bytes] as const)));
}

const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
// Each kind opens its own packs; the one box needs all of them, so it is the server's.
const sets = querySets(corpus)
  .filter(({ name }) => name.includes(NAME_FILTER))
  .flatMap((set) => {
    const { kind } = set;
    if (kind === 'any') return [];
    const random = seededRandom(SEED);
    const texts: string[] = [];
    while (texts.length < QUERIES + WARM_UP) {
      const query = set.draw(random);
      if (query) texts.push(query.text);
    }
    return [{ ...set, kind, texts }];
  });

const directory = await mkdtemp(path.join(tmpdir(), 'naad-bench-'));
const server = await serve(await bundle(directory));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  const { page, setSlowDown } = await openPage(browser, address);
  const spin = (): Promise<number> => page.evaluate(() => (globalThis as WithBench).bench.spin());
  const plainSpin = Math.min(await spin(), await spin());
  await setSlowDown(SLOW_DOWN);
  const slowSpin = await spin();
  await setSlowDown(1);
  console.log(
    `${cpus()[0]?.model ?? 'cpu'}, ${String(cpus().length)} cores, load ${loadavg()[0]?.toFixed(2) ?? '?'}, Chromium ${browser.version()}; ${String(QUERIES)} questions a set, seed ${String(SEED)}; a sum takes ${(slowSpin / plainSpin).toFixed(1)} times as long slowed down\n`,
  );

  const bytes = await bytesByPack();
  const kinds: Record<string, number | string>[] = [];
  for (const kind of NAME_FILTER === '' ? SEARCH_KINDS : []) {
    const fresh = await openPage(browser, address);
    const before = await residentBytes(browser);
    const openedMs = await open(fresh.page, 'worker', kind);
    const held = (await residentBytes(browser)) - before;
    await fresh.setSlowDown(SLOW_DOWN);
    const slowMs = await open(fresh.page, 'page', kind);
    await fresh.page.close();
    const packBytes = packsOfKind(kind).reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0);
    kinds.push({
      kind,
      'packs MB': (packBytes / MEGABYTE).toFixed(1),
      'open in a worker ms': openedMs.toFixed(0),
      'open 4x slower ms': slowMs.toFixed(0),
      'resident MB': (held / MEGABYTE).toFixed(0),
    });
  }
  if (kinds.length > 0) console.table(kinds);

  const rows: Record<string, number | string | boolean>[] = [];
  for (const { name, kind, texts } of sets) {
    const row: Record<string, number | string | boolean> = { set: name };
    for (const [thread, rate] of [
      ['worker', 1],
      ['page', SLOW_DOWN],
    ] as const) {
      await setSlowDown(1);
      await open(page, thread, kind);
      await setSlowDown(rate);
      await time(page, kind, texts.slice(QUERIES));
      const fastest = new Float64Array(QUERIES).fill(Infinity);
      for (let round = 0; round < ROUNDS; round++) {
        const times = await time(page, kind, texts.slice(0, QUERIES));
        times.forEach((each, question) => {
          fastest[question] = Math.min(fastest[question] ?? Infinity, each);
        });
      }
      const times = [...fastest].sort((a, b) => a - b);
      const label = rate === 1 ? 'worker' : '4x slower';
      row[`${label} median ms`] = percentile(times, 0.5).toFixed(2);
      row[`${label} p99 ms`] = percentile(times, 0.99).toFixed(2);
      row[`${label} max ms`] = percentile(times, 1).toFixed(1);
      row['met'] = percentile(times, 0.99) <= GATE_P99_MS;
    }
    rows.push(row);
  }
  console.table(rows);
  if (rows.some(({ met }) => met !== true)) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
  await rm(directory, { recursive: true });
}

import { parseManifest } from '@naad/gurbani-corpus';
import type { SearchKind } from '@naad/gurbani-model';
import type { LocalChannel, LocalPacks, LocalSearch } from '../src/worker/index.ts';
import { createLocalSearch, serveLocalSearch } from '../src/worker/index.ts';

/**
 * Code that the bench runs in the browser, as the page and as its worker. CDP can slow down a page's thread but not a
 * worker's, so the worker's code also runs on the page's thread, behind a `MessageChannel`.
 */
export interface BrowserBench {
  /**
   * Restarts the search and opens a kind of search. @returns milliseconds, including fetching the packs from this
   * machine
   */
  open(where: BenchThread, kind: SearchKind): Promise<number>;
  /** @returns milliseconds from each question to its answer */
  time(kind: SearchKind, texts: readonly string[]): Promise<number[]>;
  /** Milliseconds that a fixed sum takes on the page's thread, to measure the slow-down. */
  spin(): number;
}

export type BenchThread = 'worker' | 'page';

// Browser APIs that Node's types lack.
interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}
declare const Worker: new (address: string, options: { type: 'module' }) => WorkerLike;
const scope = globalThis as unknown as WorkerLike & { document?: unknown; bench?: BrowserBench };

const PAGE_OF_RESULTS = 20;
const SUM_STEPS = 100_000_000;

/** Packs from the bench's server, uncached. */
async function fetchPacks(): Promise<LocalPacks> {
  const manifests = await Promise.all(
    ['gurbani-corpus', 'gurbani-search'].map(async (folder) => {
      const answer = await fetch(`/${folder}/manifest.json`);
      return { folder, manifest: parseManifest(await answer.text()) };
    }),
  );
  const addresses = new Map(
    manifests.flatMap(({ folder, manifest }) =>
      manifest.packs.map(({ name, file }) => [name, `/${folder}/${file}`] as const),
    ),
  );
  const [corpus] = manifests;
  if (!corpus) throw new Error('There is no manifest.');
  return {
    corpus: corpus.manifest,
    async load(name) {
      const answer = await fetch(addresses.get(name) ?? '/absent');
      if (!answer.ok) throw new Error(`There is no pack ${name}.`);
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}

const channelOf = (port: Pick<WorkerLike, 'postMessage' | 'onmessage'>): LocalChannel => ({
  send: (message) => {
    port.postMessage(message);
  },
  receive: (handle) => {
    port.onmessage = (event) => {
      handle(event.data);
    };
  },
});

function startOn(thread: BenchThread): LocalSearch & { end(): void } {
  if (thread === 'worker') {
    const worker = new Worker('/search.js', { type: 'module' });
    return {
      ...createLocalSearch(channelOf(worker)),
      end: () => {
        worker.terminate();
      },
    };
  }
  const { port1, port2 } = new MessageChannel();
  serveLocalSearch(channelOf(port2 as unknown as WorkerLike), fetchPacks);
  return {
    ...createLocalSearch(channelOf(port1 as unknown as WorkerLike)),
    end: () => {
      port1.close();
    },
  };
}

function benchOf(): BrowserBench {
  let local: ReturnType<typeof startOn> | null = null;
  return {
    async open(where, kind) {
      local?.end();
      local = startOn(where);
      const started = performance.now();
      await local.prepare(kind);
      return performance.now() - started;
    },
    async time(kind, texts) {
      const times: number[] = [];
      for (const text of texts) {
        const started = performance.now();
        await local?.search({ kind, text, filter: {}, limit: PAGE_OF_RESULTS });
        times.push(performance.now() - started);
      }
      return times;
    },
    spin() {
      const started = performance.now();
      let sum = 0;
      for (let step = 0; step < SUM_STEPS; step++) sum += step % 7;
      return sum > 0 ? performance.now() - started : 0;
    },
  };
}

if (scope.document === undefined) serveLocalSearch(channelOf(scope), fetchPacks);
else scope.bench = benchOf();

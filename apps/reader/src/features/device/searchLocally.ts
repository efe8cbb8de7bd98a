import { type SearchKind, type SearchType, searchTypeRules, type SourceId } from '@naad/gurbani-model';
import {
  createLocalSearch,
  type LocalResults,
  type LocalSearch,
  LocalSearchError,
} from '@naad/gurbani-search/worker';
import { kindsOf } from './deviceParts.ts';
import { deviceStore } from './deviceStore.ts';

/** The engine's kind of a search type, if this device has its packs. */
function localKind(type: SearchType): SearchKind | undefined {
  const { stored } = deviceStore.get();
  const { name } = searchTypeRules(type);
  return stored ? kindsOf(stored.parts).find((kind) => kind === name) : undefined;
}

/** Different for every build and choice of packs. */
const storedVersion = (): string | null => {
  const { stored } = deviceStore.get();
  return stored && [stored.manifest.version, ...stored.parts].join(' ');
};

const SUGGESTIONS = 20;

interface LocalQuery {
  readonly query: string;
  readonly type: SearchType;
  readonly source: SourceId | null;
  readonly writer: number | null;
}

/** The running worker, with the version of the packs it has open. */
let running: { readonly search: LocalSearch; readonly version: string; end(): void } | null = null;

function startWorker(version: string) {
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
  const search = createLocalSearch({
    send: (message) => {
      worker.postMessage(message);
    },
    receive: (take) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        take(data);
      });
    },
  });
  const end = () => {
    worker.terminate();
    search.stop();
    if (running?.search === search) running = null;
  };
  worker.addEventListener('error', end);
  running = { search, version, end };
  return running;
}

/** Starts the worker if packs of a search are stored, so that the first answer is faster and needs no connection. */
export function prepareLocalSearch(): void {
  const version = storedVersion();
  const [kind] = kindsOf(deviceStore.get().stored?.parts ?? []).filter((each) => each !== 'ang');
  if (version === null || kind === undefined || running) return;
  // The search itself reports what is wrong.
  startWorker(version)
    .search.prepare(kind)
    .catch(() => undefined);
}

/** True if this device can answer such a search itself. */
export function canSearchLocally(type: SearchType): boolean {
  if (deviceStore.get().stored === null) running?.end();
  return localKind(type) !== undefined;
}

/**
 * Searches on this device.
 *
 * @throws LocalSearchError if it can't; after `packsBroken` or `packsMissing` the store reports the failure too
 */
export async function searchLocally(query: LocalQuery, signal: AbortSignal): Promise<LocalResults> {
  const version = storedVersion();
  const kind = localKind(query.type);
  if (version === null || kind === undefined) throw new LocalSearchError('packsMissing');
  if (running && running.version !== version) running.end();
  const { search, end } = running ?? startWorker(version);
  const { query: text, source, writer } = query;
  const filter = { source, writer, raag: null, ang: null };
  try {
    return await search.search({ kind, text, filter, limit: SUGGESTIONS }, signal);
  } catch (error) {
    if (error instanceof LocalSearchError && ['packsBroken', 'packsMissing'].includes(error.id)) {
      end();
      await deviceStore.markDamaged();
    }
    throw error;
  }
}

import type { SearchTypeName } from '@naad/gurbani-model';
import { openPack, PackError } from '@naad/gurbani-corpus';
import type { Manifest, Pack } from '@naad/gurbani-corpus';
import { packsOfKind } from '../packsOfKind.ts';
import { findLocally, openLocalEngine } from './localEngine.ts';
import type { LocalEngine } from './localEngine.ts';
import { LocalSearchError, readPageToWorker } from './protocol.ts';
import type { LocalChannel, LocalSearchErrorId, PageToWorker, WorkerToPage } from './protocol.ts';

// Every target runtime has it, but no type library they share declares it.
declare const setTimeout: (run: () => void, ms: number) => unknown;

/** Source of a worker's packs. */
export interface LocalPacks {
  /** Manifest of the scripture. */
  readonly corpus: Manifest;
  /**
   * Loads the bytes of a pack of the scripture or the search by name, aligned to 8.
   * @throws LocalSearchError if it is missing or isn't the pack that was built
   */
  load(name: string): Promise<Uint8Array>;
}

/** Lets queued messages in, above all cancellations. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Opens the packs of each kind of search on demand and keeps them open. */
function engineOpener(findPacks: () => Promise<LocalPacks>): (kind: SearchTypeName) => Promise<LocalEngine> {
  const opened = new Map<string, Pack>();
  let packs: LocalPacks | null = null;
  let engine: LocalEngine | null = null;
  return async (kind) => {
    const from = (packs ??= await findPacks());
    const missing = packsOfKind(kind).filter((name) => !opened.has(name));
    const loaded = await Promise.all(
      missing.map(async (name) => [name, openPack(await from.load(name))] as const),
    );
    loaded.forEach(([name, pack]) => opened.set(name, pack));
    if (engine === null || loaded.length > 0) engine = openLocalEngine(from.corpus, opened);
    return engine;
  };
}

function errorIdOf(error: unknown): LocalSearchErrorId {
  if (error instanceof LocalSearchError) return error.id;
  return error instanceof PackError ? 'packsBroken' : 'internal';
}

/**
 * Answers a page's searches one by one from packs on this device.
 *
 * @param findPacks called on the first search, and again after it failed
 */
export function serveLocalSearch(channel: LocalChannel, findPacks: () => Promise<LocalPacks>): void {
  const engineFor = engineOpener(findPacks);
  const pending = new Map<number, Exclude<PageToWorker, { type: 'cancel' }>>();
  let isRunning = false;
  const send = (message: WorkerToPage): void => {
    channel.send(message);
  };

  async function answer(message: Exclude<PageToWorker, { type: 'cancel' }>): Promise<WorkerToPage | null> {
    const { id } = message;
    try {
      const engine = await engineFor(message.type === 'search' ? message.query.kind : message.kind);
      if (!pending.has(id)) return null;
      if (message.type === 'search') {
        return { type: 'found', id, results: findLocally(engine, message.query) };
      }
      // A search opens the lazily opened parts.
      findLocally(engine, { kind: message.kind, text: 'ਹ', filter: {}, limit: 1 });
      return { type: 'prepared', id };
    } catch (error) {
      return { type: 'failed', id, error: errorIdOf(error) };
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (pending.size > 0) {
      await nextTurn();
      const [next] = pending.values();
      if (!next) break;
      const answered = await answer(next);
      if (answered && pending.has(next.id)) send(answered);
      pending.delete(next.id);
    }
    isRunning = false;
  }

  channel.receive((data) => {
    const message = readPageToWorker(data);
    if (message === null) send({ type: 'failed', id: null, error: 'badMessage' });
    else if (message.type === 'cancel') pending.delete(message.id);
    else {
      pending.set(message.id, message);
      if (!isRunning) void run();
    }
  });
}

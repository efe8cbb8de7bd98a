import type { Pack } from '@naad/gurbani-corpus';
import { openPack, PackError } from '@naad/gurbani-corpus';
import { findLocally } from './findLocally.ts';
import type { LocalPacks } from './localPacks.ts';
import { packsOfKind } from './localPacks.ts';
import type { LocalSearchErrorId } from './localSearchError.ts';
import { LocalSearchError } from './localSearchError.ts';
import type { LocalEngine } from './openLocalEngine.ts';
import { openLocalEngine } from './openLocalEngine.ts';
import type { LocalChannel, LocalKind, PageToWorker, WorkerToPage } from './protocol.ts';
import { readPageToWorker } from './protocol.ts';

// In every runtime this code meets, and in the types of none that is common to all.
declare const setTimeout: (run: () => void, ms: number) => unknown;

/** Lets messages in that came meanwhile, a cancellation of what comes next above all. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Opens packs as kinds of search need them; what is open stays so. */
function engineOpener(findPacks: () => Promise<LocalPacks>): (kind: LocalKind) => Promise<LocalEngine> {
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
 * Answers searches of a page, one after the other, from packs of this device.
 *
 * @param findPacks is asked when the first search comes, and again after it failed
 */
export function serveLocalSearch(channel: LocalChannel, findPacks: () => Promise<LocalPacks>): void {
  const engineFor = engineOpener(findPacks);
  const wanted = new Map<number, Exclude<PageToWorker, { type: 'cancel' }>>();
  let isAnswering = false;
  const send = (message: WorkerToPage): void => {
    channel.send(message);
  };

  async function answer(message: Exclude<PageToWorker, { type: 'cancel' }>): Promise<WorkerToPage | null> {
    const { id } = message;
    try {
      const engine = await engineFor(message.type === 'search' ? message.query.kind : message.kind);
      if (!wanted.has(id)) return null;
      if (message.type === 'search') {
        return { type: 'found', id, results: findLocally(engine, message.query) };
      }
      // What is opened when it is needed is opened by a search.
      findLocally(engine, { kind: message.kind, text: 'ਹ', filter: {}, limit: 1 });
      return { type: 'prepared', id };
    } catch (error) {
      return { type: 'failed', id, error: errorIdOf(error) };
    }
  }

  async function answerAll(): Promise<void> {
    isAnswering = true;
    while (wanted.size > 0) {
      await nextTurn();
      const [next] = wanted.values();
      if (!next) break;
      const answered = await answer(next);
      if (answered && wanted.has(next.id)) send(answered);
      wanted.delete(next.id);
    }
    isAnswering = false;
  }

  channel.receive((data) => {
    const message = readPageToWorker(data);
    if (message === null) send({ type: 'failed', id: null, error: 'badMessage' });
    else if (message.type === 'cancel') wanted.delete(message.id);
    else {
      wanted.set(message.id, message);
      if (!isAnswering) void answerAll();
    }
  });
}

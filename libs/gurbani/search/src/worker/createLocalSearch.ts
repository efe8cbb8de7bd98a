import type { SearchTypeName } from '@naad/gurbani-model';
import { LocalSearchError, readWorkerToPage } from './protocol.ts';
import type { LocalChannel, LocalQuery, LocalResults, LocalSearchErrorId, PageToWorker } from './protocol.ts';

/** The part of `AbortSignal` used here; runtimes without the DOM may have another. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options: { once: boolean }): void;
}

/** Search in the worker. Every call may throw a {@link LocalSearchError} or the signal's reason. */
export interface LocalSearch {
  /** @param signal cancels the search */
  search(query: LocalQuery, signal?: CancelSignal): Promise<LocalResults>;
  /** Opens the packs of a kind of search, so that the first search is as fast as later ones. */
  prepare(kind: SearchTypeName): Promise<void>;
  /** Rejects pending and later calls with `stopped`. */
  stop(): void;
}

interface PendingRequest {
  resolve(results: LocalResults | null): void;
  reject(error: unknown): void;
}

/** @param channel a channel to a worker that runs `serveLocalSearch` */
export function createLocalSearch(channel: LocalChannel): LocalSearch {
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let isStopped = false;

  function failAll(error: LocalSearchErrorId): void {
    pending.forEach(({ reject }) => reject(new LocalSearchError(error)));
    pending.clear();
  }

  channel.receive((data) => {
    const message = readWorkerToPage(data);
    // The request is unknown, so fail all: each would wait for ever.
    if (message === null || message.id === null) {
      failAll('badMessage');
      return;
    }
    const request = pending.get(message.id);
    pending.delete(message.id);
    if (message.type === 'failed') request?.reject(new LocalSearchError(message.error));
    else request?.resolve(message.type === 'found' ? message.results : null);
  });

  function ask(
    makeMessage: (id: number) => PageToWorker,
    signal?: CancelSignal,
  ): Promise<LocalResults | null> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) throw signal.reason;
      if (isStopped) throw new LocalSearchError('stopped');
      const id = ++lastId;
      pending.set(id, { resolve, reject });
      signal?.addEventListener(
        'abort',
        () => {
          if (!pending.delete(id)) return;
          channel.send({ type: 'cancel', id } satisfies PageToWorker);
          reject(signal.reason);
        },
        { once: true },
      );
      channel.send(makeMessage(id));
    });
  }

  return {
    async search(query, signal) {
      const results = await ask((id) => ({ type: 'search', id, query }), signal);
      if (results === null) throw new LocalSearchError('badMessage');
      return results;
    },
    async prepare(kind) {
      await ask((id) => ({ type: 'prepare', id, kind }));
    },
    stop() {
      isStopped = true;
      failAll('stopped');
    },
  };
}

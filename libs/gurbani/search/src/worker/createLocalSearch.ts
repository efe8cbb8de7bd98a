import type { LocalSearchErrorId } from './localSearchError.ts';
import { LocalSearchError } from './localSearchError.ts';
import type { LocalChannel, LocalKind, LocalQuery, LocalResults, PageToWorker } from './protocol.ts';
import { readWorkerToPage } from './protocol.ts';

/** As much of an `AbortSignal` as is needed; a runtime without a screen may have another. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options: { once: boolean }): void;
}

/** Searching in the worker. Every call may throw a {@link LocalSearchError}, or the reason of its signal. */
export interface LocalSearch {
  /** @param signal ends it where nobody waits any more */
  search(query: LocalQuery, signal?: CancelSignal): Promise<LocalResults>;
  /** Opens what a kind of search needs, so that the first answer is as fast as the next. */
  prepare(kind: LocalKind): Promise<void>;
  /** Whoever waits hears that it has stopped, and so does everyone who asks afterwards. */
  stop(): void;
}

interface Waiting {
  resolve(results: LocalResults | null): void;
  reject(error: unknown): void;
}

/** @param channel to a worker that runs `serveLocalSearch` */
export function createLocalSearch(channel: LocalChannel): LocalSearch {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isStopped = false;

  function failAll(error: LocalSearchErrorId): void {
    waiting.forEach(({ reject }) => reject(new LocalSearchError(error)));
    waiting.clear();
  }

  channel.receive((data) => {
    const message = readWorkerToPage(data);
    // Nothing can be said of which request that was; each would wait for ever.
    if (message === null || message.id === null) {
      failAll('badMessage');
      return;
    }
    const request = waiting.get(message.id);
    waiting.delete(message.id);
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
      waiting.set(id, { resolve, reject });
      signal?.addEventListener(
        'abort',
        () => {
          if (!waiting.delete(id)) return;
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

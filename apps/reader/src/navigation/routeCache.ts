import type { Outcome, PageOutcome } from './outcome.ts';

type Entry = Outcome | Promise<Outcome>;

/** Pages that are kept for going back to, the oldest left behind first. */
const CAPACITY = 30;

/** The pages of this visit by their addresses. Every address has one entry, which React can wait for. */
export interface RouteCache {
  /** The page of an address, or the wait for it; starts loading what is not there. */
  read(href: string): Entry;
  /** The same for an address that is gone to: what failed, or is another each time, is loaded anew. */
  prepare(href: string): Entry;
  /** The pages that are there, and need no connection any more: the latest loaded first, each once. */
  opened(): PageOutcome[];
  readonly isLoading: () => boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * @param first the page the document came with
 * @param load how to load another; may not reject
 */
export function createRouteCache(first: PageOutcome, load: (href: string) => Promise<Outcome>): RouteCache {
  const entries = new Map<string, Entry>([[first.href, first]]);
  const listeners = new Set<() => void>();
  let loading = 0;

  function keep(href: string, entry: Entry): void {
    entries.delete(href);
    entries.set(href, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= CAPACITY) break;
      entries.delete(oldest);
    }
  }

  function count(change: 1 | -1): void {
    loading += change;
    for (const listener of listeners) listener();
  }

  function start(href: string): Promise<Outcome> {
    const promise = load(href).then((outcome) => {
      keep(href, outcome);
      if (outcome.kind === 'page') keep(outcome.href, { ...outcome, isRepeatable: true });
      count(-1);
      return outcome;
    });
    keep(href, promise);
    count(1);
    return promise;
  }

  return {
    read: (href) => entries.get(href) ?? start(href),
    prepare(href) {
      const entry = entries.get(href);
      const isStale = entry && !(entry instanceof Promise) && !(entry.kind === 'page' && entry.isRepeatable);
      return !entry || isStale ? start(href) : entry;
    },
    opened() {
      const pages = new Map<string, PageOutcome>();
      for (const entry of entries.values()) {
        if (!(entry instanceof Promise) && entry.kind === 'page') pages.set(entry.href, entry);
      }
      return [...pages.values()].reverse();
    },
    isLoading: () => loading > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import type { Outcome, PageOutcome } from './outcome.ts';

type Entry = Outcome | Promise<Outcome>;

/** Pages that are kept for going back to, the oldest left behind first. */
const CAPACITY = 30;

/**
 * The pages of this visit by their addresses. Every address has one entry, which React can wait for. Pages with texts
 * beside their lines are kept apart by what the visitor has chosen of these.
 */
export interface RouteCache {
  /**
   * The page of an address, or the wait for it; starts loading what is not there.
   *
   * @param texts what was chosen when the page that is shown was last drawn; left out, what is chosen now
   */
  read(href: string, texts?: string): Entry;
  /** The same for an address that is gone to: what failed, or is another each time, is loaded anew. */
  prepare(href: string): Entry;
  /** Loads a page that may be gone to; nobody waits for it, and if it fails nobody hears of it. */
  prefetch(href: string): void;
  /** The pages that are there, and need no connection any more: the latest loaded first, each once. */
  opened(): PageOutcome[];
  readonly isLoading: () => boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * @param first the page the document came with
 * @param load how to load another; may not reject
 * @param chosen the same as long as the same texts are to stand beside lines
 */
export function createRouteCache(
  first: PageOutcome,
  load: (href: string) => Promise<Outcome>,
  chosen: () => string = () => '',
): RouteCache {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let loading = 0;

  function keep(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= CAPACITY) break;
      entries.delete(oldest);
    }
  }

  const keyOf = (href: string, texts: string) => `${texts} ${href}`;
  /** A page whose lines have nothing beside them is the same whatever is chosen. */
  const keyOfPage = (href: string, { page }: PageOutcome, texts: string) =>
    keyOf(href, 'credits' in page.content ? texts : ANY);
  const find = (href: string, texts = chosen()) =>
    entries.get(keyOf(href, texts)) ?? entries.get(keyOf(href, ANY));
  keep(keyOfPage(first.href, first, chosen()), first);

  function count(change: 1 | -1): void {
    loading += change;
    for (const listener of listeners) listener();
  }

  function start(href: string): Promise<Outcome> {
    const texts = chosen();
    const key = keyOf(href, texts);
    const promise = load(href).then((outcome) => {
      entries.delete(key);
      if (outcome.kind === 'page') {
        keep(keyOfPage(href, outcome, texts), outcome);
        keep(keyOfPage(outcome.href, outcome, texts), { ...outcome, isRepeatable: true });
      } else {
        keep(key, outcome);
      }
      return outcome;
    });
    keep(key, promise);
    return promise;
  }

  function startAwaited(href: string): Promise<Outcome> {
    const promise = start(href);
    count(1);
    const done = () => {
      count(-1);
    };
    void promise.then(done, done);
    return promise;
  }

  return {
    read: (href, texts) => find(href, texts) ?? startAwaited(href),
    prepare(href) {
      const entry = find(href);
      const isStale = entry && !(entry instanceof Promise) && !(entry.kind === 'page' && entry.isRepeatable);
      return !entry || isStale ? startAwaited(href) : entry;
    },
    prefetch(href) {
      if (find(href)) return;
      const key = keyOf(href, chosen());
      void start(href).then(({ kind }) => {
        if (kind === 'failed') entries.delete(key);
      });
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

/** In place of what is chosen, where that makes no difference. */
const ANY = '*';

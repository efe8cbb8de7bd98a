import { fieldsOf, type VersePreferences } from '@naad/settings-schema';

/** The part of a page that navigation needs. */
export interface LoadedPage {
  /** HTTP status. */
  readonly status: number;
  readonly title: string;
  readonly content: { readonly page: string };
}

/** Result of loading an address: a page, possibly of another address after redirects, or the reason of the failure. */
export type Outcome<Page extends LoadedPage = LoadedPage> = PageOutcome<Page> | FailedOutcome;

export interface PageOutcome<Page extends LoadedPage = LoadedPage> {
  readonly kind: 'page';
  /** Path and query after all redirects. */
  readonly href: string;
  readonly page: Page;
  /** True if the same address leads to the same page again; false for a random shabad, for example. */
  readonly isRepeatable: boolean;
}

export interface FailedOutcome {
  readonly kind: 'failed';
  readonly reason: 'timeout' | 'offline' | 'chunk' | 'unknown';
}

type Entry<Page extends LoadedPage> = Outcome<Page> | Promise<Outcome<Page>>;

/** Maximum number of pages; the oldest are evicted first. */
const CAPACITY = 30;

/**
 * The pages of this visit by address. Every address has one entry, which React can wait for. Pages of verses have an entry per
 * choice of includes.
 */
export interface RouteCache<Page extends LoadedPage = LoadedPage> {
  /**
   * The page of an address, or a promise of it; loads a page that isn't cached.
   *
   * @param includes the includes key of the last render; the current one by default
   */
  read(href: string, includes?: string): Entry<Page>;
  /** Like `read`, for navigation: pages that failed, or that differ each time, are loaded again. */
  prepare(href: string): Entry<Page>;
  /** Loads a page in the background; a failure is forgotten. */
  prefetch(href: string): void;
  /** The loaded pages, which need no connection: latest first, each once. */
  opened(): PageOutcome<Page>[];
  readonly isLoading: () => boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * @param first the page of the document
 * @param load loads another page; must not reject
 * @param includesKey the current {@link verseIncludesKey}
 */
export function createRouteCache<Page extends LoadedPage>(
  first: PageOutcome<Page>,
  load: (href: string) => Promise<Outcome<Page>>,
  includesKey: () => string = () => '',
): RouteCache<Page> {
  const entries = new Map<string, Entry<Page>>();
  const listeners = new Set<() => void>();
  let loading = 0;

  function store(key: string, entry: Entry<Page>): void {
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= CAPACITY) break;
      entries.delete(oldest);
    }
  }

  const keyOf = (href: string, includes: string) => `${includes} ${href}`;
  /** Pages without verses are the same for any includes. */
  const keyOfPage = (href: string, { page }: PageOutcome, includes: string) =>
    keyOf(href, 'credits' in page.content ? includes : ANY_INCLUDES);
  const find = (href: string, includes = includesKey()) =>
    entries.get(keyOf(href, includes)) ?? entries.get(keyOf(href, ANY_INCLUDES));
  store(keyOfPage(first.href, first, includesKey()), first);

  function countLoading(change: 1 | -1): void {
    loading += change;
    for (const listener of listeners) listener();
  }

  function start(href: string): Promise<Outcome<Page>> {
    const includes = includesKey();
    const key = keyOf(href, includes);
    const promise = load(href).then((outcome) => {
      entries.delete(key);
      if (outcome.kind === 'page') {
        store(keyOfPage(href, outcome, includes), outcome);
        store(keyOfPage(outcome.href, outcome, includes), { ...outcome, isRepeatable: true });
      } else {
        store(key, outcome);
      }
      return outcome;
    });
    store(key, promise);
    return promise;
  }

  function startCounted(href: string): Promise<Outcome<Page>> {
    const promise = start(href);
    countLoading(1);
    const done = () => {
      countLoading(-1);
    };
    void promise.then(done, done);
    return promise;
  }

  return {
    read: (href, includes) => find(href, includes) ?? startCounted(href),
    prepare(href) {
      const entry = find(href);
      const isStale = entry && !(entry instanceof Promise) && !(entry.kind === 'page' && entry.isRepeatable);
      return !entry || isStale ? startCounted(href) : entry;
    },
    prefetch(href) {
      if (find(href)) return;
      const key = keyOf(href, includesKey());
      void start(href).then(({ kind }) => {
        if (kind === 'failed') entries.delete(key);
      });
    },
    opened() {
      const pages = new Map<string, PageOutcome<Page>>();
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

/** Replaces the includes key in the keys of pages without verses. */
const ANY_INCLUDES = '*';

/** Cache key of the preferences that decide which translations, transliterations and visraams come with verses. */
export function verseIncludesKey(preferences: VersePreferences): string {
  const values = fieldsOf('verses').map((field) =>
    // All other modes show the same verses.
    field === 'readingMode' ? preferences.readingMode === 'akhand' : preferences[field],
  );
  return JSON.stringify(values);
}

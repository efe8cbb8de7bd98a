import type { LoadedPage } from '../navigation/routeCache.ts';

/** Why a page is kept: the visitor opened it, or it is a daily bani. */
export type KeptFor = 'visit' | 'daily';

/** A page on this device. */
export interface KeptPage {
  /** Path and query. */
  readonly href: string;
  readonly title: string;
  readonly keptFor: KeptFor;
  /** Size on this device. */
  readonly bytes: number;
}

/**
 * Names the format of kept pages: a hash of the sources that define them (build/pageFormat.ts). Builds with the same format read
 * each other's pages.
 */
declare const NAAD_PAGE_FORMAT: string;

const CACHES = 'naad-pages-';
/** Cache Storage name of the pages that this build can read. */
const cacheName = (): string => CACHES + NAAD_PAGE_FORMAT;
const KEPT_FOR_HEADER = 'x-kept-for';
/** Title of the page, in URI encoding. */
const TITLE_HEADER = 'x-title';

/** Most visited pages that are kept, and most bytes of them, compressed; the oldest are removed first. */
const MOST_VISITED = { pages: 60, bytes: 600_000 } as const;
/** Visited pages that are kept even if they are large. */
const FEWEST_VISITED = 20;

/**
 * Pages that anyone may see again on this device. All others are personal, answer a form, or are left at once.
 */
const KEPT_PAGES: ReadonlySet<string> = new Set([
  'home',
  'goOn',
  'search',
  'shabad',
  'ang',
  'hukamnama',
  'banis',
  'bani',
  'indexes',
  'granthIndex',
  'amritKeertanIndex',
  'amritKeertan',
  'sync',
  'receipt',
  'angReceipt',
  'help',
  'article',
  'rehatMaryadha',
  'rehatChapter',
  'whatIsSent',
  'device',
]);

/** True if the browser can keep pages: not in private windows of some browsers, and not with blocked storage. */
export const canKeepPages = (): boolean =>
  'caches' in globalThis && 'CompressionStream' in globalThis && 'DecompressionStream' in globalThis;

/** The addresses to which a login or a logout returns. */
const isPersonal = (href: string): boolean => /[?&](?:token|logout)=/.test(href);

/** Keeps a page on this device; does nothing for a failed or personal page. Rejects if the storage is blocked or full. */
export async function keepPage(href: string, page: LoadedPage, keptFor: KeptFor): Promise<void> {
  if (page.status !== 200 || !KEPT_PAGES.has(page.content.page) || isPersonal(href)) return;
  const cache = await caches.open(cacheName());
  const key = keyOf(href);
  const existing = await cache.match(key);
  // A daily bani stays one when it is visited.
  const reason = existing?.headers.get(KEPT_FOR_HEADER) === 'daily' ? 'daily' : keptFor;
  const bytes = await compress(JSON.stringify(page));
  // Deleted first, so that the order of the keys is that of the visits.
  await cache.delete(key);
  await cache.put(
    key,
    new Response(bytes, {
      headers: {
        [KEPT_FOR_HEADER]: reason,
        [TITLE_HEADER]: encodeURIComponent(page.title),
        'content-length': String(bytes.byteLength),
      },
    }),
  );
  if (reason === 'visit') await removeOldest(cache);
}

/**
 * Reads a kept page; null if it isn't on this device or its copy is damaged.
 *
 * @typeParam Page the pages of this site, which are the only ones that are kept
 */
export async function readKeptPage<Page extends LoadedPage>(href: string): Promise<Page | null> {
  try {
    const kept = await caches.match(keyOf(href), { cacheName: cacheName() });
    if (!kept?.body) return null;
    const text = await new Response(kept.body.pipeThrough(new DecompressionStream('gzip'))).text();
    return JSON.parse(text) as Page;
  } catch {
    return null;
  }
}

/** The kept pages, the latest first; none if the storage is blocked. */
export async function listKeptPages(): Promise<readonly KeptPage[]> {
  try {
    return (await entriesOf(await caches.open(cacheName()))).reverse();
  } catch {
    return [];
  }
}

/** Removes what the visitor has opened, also what other builds have kept; the daily banis stay. */
export async function removeVisitedPages(): Promise<void> {
  for (const name of (await caches.keys()).filter((each) => each.startsWith(CACHES))) {
    const cache = await caches.open(name);
    for (const { href, keptFor } of await entriesOf(cache)) {
      if (keptFor === 'visit') await cache.delete(keyOf(href));
    }
  }
}

/** Removes all kept pages of every format; the daily banis come back with the next page that is opened. */
export async function removeKeptPages(): Promise<void> {
  for (const name of (await caches.keys()).filter((each) => each.startsWith(CACHES)))
    await caches.delete(name);
}

/** A page that was kept in another format. */
export interface OlderPage extends Pick<KeptPage, 'href' | 'keptFor'> {
  readonly remove: () => Promise<void>;
}

/** The pages that were kept in other formats, in the order in which they were kept. */
export async function olderKeptPages(): Promise<OlderPage[]> {
  const names = (await caches.keys()).filter((each) => each.startsWith(CACHES) && each !== cacheName());
  const found: OlderPage[] = [];
  for (const name of names) {
    const cache = await caches.open(name);
    const entries = await entriesOf(cache);
    if (entries.length === 0) await caches.delete(name);
    for (const { href, keptFor } of entries) {
      found.push({
        href,
        keptFor,
        async remove() {
          await cache.delete(keyOf(href));
          if ((await cache.keys()).length === 0) await caches.delete(name);
        },
      });
    }
  }
  return found;
}

/** In the order in which they were kept. */
async function entriesOf(cache: Cache): Promise<KeptPage[]> {
  const entries: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (!kept) continue;
    const { pathname, search } = new URL(request.url);
    entries.push({
      href: pathname + search,
      title: decodeURIComponent(kept.headers.get(TITLE_HEADER) ?? ''),
      keptFor: kept.headers.get(KEPT_FOR_HEADER) === 'daily' ? 'daily' : 'visit',
      bytes: Number(kept.headers.get('content-length')),
    });
  }
  return entries;
}

async function removeOldest(cache: Cache): Promise<void> {
  const visited = (await entriesOf(cache)).filter(({ keptFor }) => keptFor === 'visit').reverse();
  let bytes = 0;
  for (const [index, entry] of visited.entries()) {
    bytes += entry.bytes;
    const isTooMuch = index >= MOST_VISITED.pages || bytes > MOST_VISITED.bytes;
    if (isTooMuch && index >= FEWEST_VISITED) await cache.delete(keyOf(entry.href));
  }
}

/** Cache Storage wants absolute addresses; a fragment is no part of them. */
function keyOf(href: string): string {
  const { origin, pathname, search } = new URL(href, self.location.origin);
  return origin + pathname + search;
}

const compress = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

import { PREFERENCES_COOKIE } from '@naad/settings-schema';
import type { Site } from '../SiteContext.tsx';
import { FONT_COOKIE } from '../fonts/cacheFont.ts';

/** What the service worker can't know by itself, since not every browser lets it read cookies: whose preferences to render pages with. */
export interface Visitor {
  readonly site: Site;
  /** Cookies with preferences. No other cookie is stored. */
  readonly cookies: Readonly<Record<string, string>>;
  /** Languages of the browser, most wanted first, as in `Accept-Language`. */
  readonly acceptLanguage: string;
}

const CACHE = 'naad-visitor-1';
const KEY = '/visitor.json';
const COOKIES: ReadonlySet<string> = new Set([PREFERENCES_COOKIE, FONT_COOKIE]);

/** Stores the site and the preferences of this browser. Rejects if the storage is blocked. */
export async function writeVisitor(site: Site): Promise<void> {
  const visitor: Visitor = {
    // The operator's news may be over, or dismissed, by the time of the next page.
    site: { ...site, banner: null },
    cookies: cookiesOf(
      document.cookie.split('; ').map((pair) => ({
        name: pair.slice(0, pair.indexOf('=')),
        value: pair.slice(pair.indexOf('=') + 1),
      })),
    ),
    acceptLanguage: navigator.languages.join(','),
  };
  const cache = await caches.open(CACHE);
  await cache.put(KEY, Response.json(visitor));
}

interface CookieStore {
  getAll(): Promise<readonly { readonly name: string; readonly value: string }[]>;
}

/**
 * Reads them; null before the first visit with this version, or without storage. A worker in a browser that lets it read cookies
 * has the current preferences, also if the page was left before it could store them.
 */
export async function readVisitor(): Promise<Visitor | null> {
  try {
    const stored = await caches.match(KEY, { cacheName: CACHE });
    if (!stored) return null;
    const visitor = (await stored.json()) as Visitor;
    const { cookieStore } = globalThis as { readonly cookieStore?: CookieStore };
    return cookieStore ? { ...visitor, cookies: cookiesOf(await cookieStore.getAll()) } : visitor;
  } catch {
    return null;
  }
}

function cookiesOf(all: readonly { readonly name: string; readonly value: string }[]): Visitor['cookies'] {
  return Object.fromEntries(
    all.filter(({ name }) => COOKIES.has(name)).map(({ name, value }) => [name, decode(value)]),
  );
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

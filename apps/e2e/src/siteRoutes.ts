import type { Page } from '@playwright/test';

/** A page of the site as it is looked at: by axe, by Lighthouse, and by a person with the screenshots. */
export interface SiteRoute {
  /** What the page is called in reports, and in the names of files: kebab-case, unlike any other. */
  readonly name: string;
  readonly path: string;
  /**
   * What a visitor comes for. Lighthouse measures `home` and `prose`, whose weight is ours alone; the weight of the
   * others is that of their text.
   */
  readonly kind: 'home' | 'prose' | 'search' | 'reading' | 'message' | 'outside';
  /** The HTTP status; 200 unless said otherwise. */
  readonly status?: number;
  /** Brings the loaded page into the state that is meant, as an open panel. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Every page and state of the site. Whoever adds a route, a panel or a message adds it here. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  { name: 'home', path: '/', kind: 'home' },
  { name: 'help', path: '/help', kind: 'prose' },
  { name: 'about', path: '/about', kind: 'prose' },
  { name: 'terms-of-service', path: '/terms-of-service', kind: 'prose' },
  { name: 'rehat-maryadha', path: '/rehat-maryadha', kind: 'prose' },
  { name: 'search-gurmukhi', path: searchPath('ਸਤਿ', 2), kind: 'search' },
  { name: 'search-first-letters', path: searchPath('hhh', 0), kind: 'search' },
  { name: 'search-english', path: searchPath('death', 3), kind: 'search' },
  { name: 'search-auto-detect', path: searchPath('jo mange thakur apne te', 8), kind: 'search' },
  { name: 'search-question', path: searchPath('how to find peace of mind', 9), kind: 'search' },
  { name: 'search-near', path: searchPath('ਰਾਮਦਸੀਆਹ', 2), kind: 'message' },
  { name: 'search-no-results', path: searchPath('ਙਞਙਞਙਞ', 0), kind: 'message' },
  { name: 'search-empty-query', path: searchPath('', 0), kind: 'message' },
  { name: 'shabad', path: '/shabad?id=1', kind: 'reading' },
  // The longest shabad of Sri Guru Granth Sahib: 399 lines.
  { name: 'shabad-long', path: '/shabad?id=3406', kind: 'reading' },
  { name: 'shabads-several', path: '/shabad?id=1,1839', kind: 'reading' },
  { name: 'shabad-not-found', path: '/shabad?id=999999', kind: 'message', status: 404 },
  { name: 'ang', path: '/ang?ang=1&source=G', kind: 'reading' },
  { name: 'ang-not-found', path: '/ang?ang=2000&source=G', kind: 'message', status: 404 },
  { name: 'page-not-found', path: '/no/such/place', kind: 'message', status: 404 },
  { name: 'outside-rehat', path: '/rehat.asp', kind: 'outside' },
  { name: 'outside-tabla', path: '/tabla.asp', kind: 'outside' },
];

function searchPath(query: string, type: number): string {
  return `/search?${new URLSearchParams({ q: query, type: String(type), source: 'all' }).toString()}`;
}

import { type Page, expect } from '@playwright/test';

/** A page of the site for axe, Lighthouse and the screenshots. */
export interface SiteRoute {
  /** Unique kebab-case name in reports and file names. */
  readonly name: string;
  readonly path: string;
  /** The page's purpose. Lighthouse measures `home` and `prose`, whose size is ours alone; the size of the others is that of their text. */
  readonly kind: 'home' | 'prose' | 'search' | 'list' | 'reading' | 'message' | 'outside';
  /** HTTP status; 200 by default. */
  readonly status?: number;
  /** Brings the loaded page into the described state, such as an open panel. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Pages and states of the site. `finding.spec.ts` fails when a page of the sitemap is missing here. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  { name: 'home', path: '/', kind: 'home' },
  { name: 'help', path: '/help', kind: 'prose' },
  { name: 'about', path: '/about', kind: 'prose' },
  { name: 'terms-of-service', path: '/terms-of-service', kind: 'prose' },
  { name: 'what-is-sent', path: '/what-is-sent', kind: 'prose' },
  { name: 'device', path: '/device', kind: 'prose' },
  { name: 'rehat-maryadha', path: '/rehat-maryadha', kind: 'prose' },
  { name: 'rehat-chapter', path: '/rehat-maryadha/1/1', kind: 'prose' },
  { name: 'rehat-not-found', path: '/rehat-maryadha/1/9', kind: 'message', status: 404 },
  { name: 'search-gurmukhi', path: searchPath('ਸਤਿ', 2), kind: 'search' },
  { name: 'search-first-letters', path: searchPath('hhh', 0), kind: 'search' },
  { name: 'search-english', path: searchPath('death', 3), kind: 'search' },
  { name: 'search-auto-detect', path: searchPath('jo mange thakur apne te', 8), kind: 'search' },
  { name: 'search-question', path: searchPath('how to find peace of mind', 9), kind: 'search' },
  { name: 'search-instead', path: searchPath('ਰਾਮਦਸੀਆਹ', 2), kind: 'search' },
  { name: 'search-near', path: searchPath('ਧਧਰਗਜਧਧਰਗਜਧਧਰਗਜ', 0), kind: 'message' },
  { name: 'search-no-results', path: searchPath('ਙਞਙਞਙਞ', 0), kind: 'message' },
  { name: 'search-empty-query', path: searchPath('', 0), kind: 'message' },
  { name: 'shabad', path: '/shabad?id=1', kind: 'reading' },
  // The longest shabad of Sri Guru Granth Sahib: 399 lines.
  { name: 'shabad-long', path: '/shabad?id=3406', kind: 'reading' },
  { name: 'shabads-several', path: '/shabad?id=1,1839', kind: 'reading' },
  { name: 'shabad-not-found', path: '/shabad?id=999999', kind: 'message', status: 404 },
  { name: 'ang', path: '/ang?ang=1&source=G', kind: 'reading' },
  { name: 'ang-not-found', path: '/ang?ang=2000&source=G', kind: 'message', status: 404 },
  { name: 'sundar-gutka', path: '/sundar-gutka', kind: 'list' },
  { name: 'bani', path: '/sundar-gutka/sohilaa-saahib', kind: 'reading' },
  // Has several lengths.
  { name: 'bani-lengths', path: '/sundar-gutka/raharaas-saahib', kind: 'reading' },
  // The longest bani: 2,027 lines.
  { name: 'bani-long', path: '/sundar-gutka/sukhamanee-saahib', kind: 'reading' },
  // The newest one, which isn't today's.
  { name: 'hukamnama', path: '/hukamnama', kind: 'reading' },
  { name: 'hukamnama-dated', path: '/hukamnama?date=2024/1/31', kind: 'reading' },
  { name: 'hukamnama-not-found', path: '/hukamnama?date=2024/2/30', kind: 'message', status: 404 },
  { name: 'amrit-keertan-shabad', path: '/amrit-keertan/shabads/3590?chapter=1', kind: 'reading' },
  { name: 'index', path: '/index', kind: 'list' },
  { name: 'index-guru-granth', path: '/index/sri-guru-granth-sahib#aasaa-ki-vaar-first-mehl', kind: 'list' },
  { name: 'index-dasam-granth', path: '/index/sri-dasam-granth-sahib', kind: 'list' },
  { name: 'index-nand-lal', path: '/index/bhai-nand-lal-vaaran', kind: 'list' },
  { name: 'index-amrit-keertan', path: '/index/amrit-keertan?chapter=1#chapter-1', kind: 'list' },
  { name: 'bani-not-found', path: '/sundar-gutka/nothing', kind: 'message', status: 404 },
  { name: 'sync', path: '/sync', kind: 'prose' },
  { name: 'login', path: '/login', kind: 'prose' },
  { name: 'login-refused', path: '/login?problem=wrongCredentials', kind: 'prose' },
  { name: 'signup', path: '/signup', kind: 'prose' },
  { name: 'account-logged-out', path: '/account', kind: 'prose' },
  // A shared list with a shabad, a bani and a slide.
  {
    name: 'pothi',
    path: '/pothi#1~Sunday~208.31af~.9~!Langar%20at%20noon',
    kind: 'reading',
    // The list is read from the fragment after the page has loaded, and moves what is below it.
    prepare: (page) => expect(page.getByRole('main')).toContainText('Langar at noon'),
  },
  { name: 'embed', path: '/embed?id=3590', kind: 'reading' },
  { name: 'embed-not-found', path: '/embed?of=999999', kind: 'message', status: 404 },
  { name: 'quotes', path: '/quotes', kind: 'prose' },
  {
    name: 'quotes-judged',
    path: `/quotes?text=${encodeURIComponent('ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਸਉ ਵਾਰ')}`,
    kind: 'prose',
  },
  { name: 'report', path: '/report?verse=540684', kind: 'prose' },
  { name: 'report-own', path: '/report', kind: 'prose' },
  { name: 'receipt', path: '/receipt/30958', kind: 'prose' },
  { name: 'receipt-ang', path: '/receipt/ang/G/917', kind: 'prose' },
  { name: 'page-not-found', path: '/no/such/place', kind: 'message', status: 404 },
  { name: 'outside-rehat', path: '/rehat.asp', kind: 'outside' },
  { name: 'outside-tabla', path: '/tabla.asp', kind: 'outside' },
];

/** One page of every kind, for checks that hardly depend on the page. */
export const ONE_OF_A_KIND = SITE_ROUTES.filter(
  ({ kind }, index) => SITE_ROUTES.findIndex((route) => route.kind === kind) === index,
);

function searchPath(query: string, type: number): string {
  return `/search?${new URLSearchParams({ q: query, type: String(type), source: 'all' }).toString()}`;
}

/** Opens a page of the site in its described state, with its fonts loaded. */
export async function openRoute(page: Page, { path, status = 200, prepare }: SiteRoute): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'load' });
  expect(response?.status(), path).toBe(status);
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

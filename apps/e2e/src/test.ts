import { type BrowserContext, expect, type Page, type Request, test as base } from '@playwright/test';
import {
  DEFAULT_PREFERENCES,
  encodePreferences,
  type Preferences,
  PREFERENCES_COOKIE,
} from '@naad/settings-schema';

export { expect };

/**
 * For what a service worker does: it loads, stores, hashes and renders on cores that other tests use too. The timeout only guards
 * against hangs.
 */
export const expectOfWorker = expect.configure({ timeout: 240_000 });

/**
 * Test whose pages are hydrated once `goto` resolves. To test the time before, pass `waitUntil: 'commit'` or
 * `'domcontentloaded'`. `waitForURL` resolves once the new page is rendered and its focus is placed, which is a moment
 * after the address changes.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    watchRequests(page);
    if (javaScriptEnabled) await page.addInitScript(noteArrivals);
    await use(javaScriptEnabled ? withHydrationWaits(page) : page);
  },
});

const openRequests = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Milliseconds without a request, the same as for `networkidle`. */
const QUIET_MS = 500;

/**
 * Waits until all requests of a page are finished. Playwright's `networkidle` belongs to a document: once reached it
 * stays, whatever the next page of the site loads.
 */
export async function untilNetworkIdle(page: Page): Promise<void> {
  const open = openRequests.get(page);
  if (!open) throw new Error('Only the page of a test is watched.');
  for (let since = Date.now(); Date.now() - since < QUIET_MS;) {
    // Measures a duration, so no condition can replace it.
    await page.waitForTimeout(QUIET_MS / 10);
    if (open.size > 0) since = Date.now();
  }
}

/** Runs in the page: marks the document from a change of its address until the page is rendered (useArrival.ts). */
function noteArrivals(): void {
  const pushState = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    const { pathname, search } = window.location;
    pushState(state, unused, url);
    if (pathname !== window.location.pathname || search !== window.location.search)
      document.documentElement.dataset['arriving'] = '';
  };
  window.addEventListener('naad:page', () => {
    // After the other listeners, and after the focus is placed.
    queueMicrotask(() => delete document.documentElement.dataset['arriving']);
  });
}

function withHydrationWaits(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const waitForURL = page.waitForURL.bind(page);
  page.goto = async (url, options) => {
    await untilCookiesStored(page);
    return whenHydrated(page, goto(url, options), options);
  };
  page.reload = async (options) => {
    await untilCookiesStored(page);
    return whenHydrated(page, reload(options), options);
  };
  page.waitForURL = async (url, options) => {
    await waitForURL(url, options);
    await page.locator('html:not([data-arriving])').waitFor({ state: 'attached' });
  };
  return page;
}

/**
 * Waits until the browser has stored the cookies that scripts have written. The request of a following page can
 * overtake them within a millisecond; reading the cookies first prevents that.
 */
async function untilCookiesStored(page: Page): Promise<void> {
  // A failed page has no cookies to read.
  if (!page.url().startsWith('http')) return;
  await page
    .evaluate(() => document.cookie)
    .catch((error: unknown) => {
      // The page has just navigated by itself; the next one has the same cookies.
      if (String(error).includes('Execution context was destroyed')) return untilCookiesStored(page);
      throw error;
    });
}

const BEFORE_LOAD = ['commit', 'domcontentloaded'];

async function whenHydrated<Opened>(
  page: Page,
  opening: Promise<Opened>,
  { waitUntil = 'load' }: { waitUntil?: string } = {},
): Promise<Opened> {
  const opened = await opening;
  if (!BEFORE_LOAD.includes(waitUntil)) await untilHydrated(page);
  return opened;
}

/** Waits until the reader has hydrated its page; other documents need no wait. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('#root[data-alive], body:not(:has(#root))').first().waitFor({ state: 'attached' });
}

/** Opens a page of any app, in any window, and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** A promise with its resolver. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: (() => void) | undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve?.() };
}

/**
 * Sets a returning visitor's preferences.
 * @param origin of the site, such as `http://localhost:8137`
 */
export async function prepareVisitor(
  context: BrowserContext,
  origin: string,
  choices: Partial<Preferences>,
): Promise<void> {
  const hasChosenTexts = choices.translations !== undefined || choices.transliterations !== undefined;
  const value = encodePreferences({ ...DEFAULT_PREFERENCES, hasChosenTexts, ...choices });
  await context.addCookies([{ name: PREFERENCES_COOKIE, value, url: origin }]);
}

/** Makes the visitor one who has chosen search by first letters, in Gurmukhi keys. */
export async function rememberFirstLetters(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([{ name: PREFERENCES_COOKIE, value: '2~searchType:0', domain: 'localhost', path: '/' }]);
}

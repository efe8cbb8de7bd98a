import { type Page, type Request, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Tests whose pages are alive once they are opened: keys, presses and a mouse that is there are heard. Who tests what is
 * before opens the page with `waitUntil: 'commit'` or `'domcontentloaded'`. An address that is waited for is that of the
 * page on the screen, with the focus where it begins: the address changes a moment before.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    watchRequests(page);
    if (javaScriptEnabled) await page.addInitScript(noteArrivals);
    await use(javaScriptEnabled ? waitingTillAlive(page) : page);
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

/** For so long nothing is asked for, as `networkidle` has it, in milliseconds. */
const QUIET_MS = 500;

/**
 * Waits until all is there that a page asks for. The load state `networkidle` is that of a document: once reached it stays
 * so, whatever the next page of the site loads.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const open = openRequests.get(page);
  if (!open) throw new Error('Only the page of a test is watched.');
  for (let since = Date.now(); Date.now() - since < QUIET_MS;) {
    await page.waitForTimeout(QUIET_MS / 10);
    if (open.size > 0) since = Date.now();
  }
}

/** In a page: leaves a mark on the document from the change of its address until the page is there (useArrival.ts). */
function noteArrivals(): void {
  const pushState = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    const { pathname, search } = window.location;
    pushState(state, unused, url);
    if (pathname !== window.location.pathname || search !== window.location.search)
      document.documentElement.dataset['arriving'] = '';
  };
  window.addEventListener('naad:page', () => {
    // After whoever else hears of it, and after the focus is placed.
    queueMicrotask(() => delete document.documentElement.dataset['arriving']);
  });
}

function waitingTillAlive(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const waitForURL = page.waitForURL.bind(page);
  page.goto = async (url, options) => {
    await untilKept(page);
    return whenAlive(page, goto(url, options), options);
  };
  page.reload = async (options) => {
    await untilKept(page);
    return whenAlive(page, reload(options), options);
  };
  page.waitForURL = async (url, options) => {
    await waitForURL(url, options);
    await page.locator('html:not([data-arriving])').waitFor({ state: 'attached' });
  };
  return page;
}

/**
 * Waits until the browser has the cookies that scripts have written. They reach its store by another way than the
 * request of the next page, which can overtake them where it follows within a millisecond; a read follows them.
 */
async function untilKept(page: Page): Promise<void> {
  // A page that could not be reached has no cookies to read.
  if (!page.url().startsWith('http')) return;
  await page
    .evaluate(() => document.cookie)
    .catch((error: unknown) => {
      // It has just gone to another page by itself, which has the same cookies.
      if (String(error).includes('Execution context was destroyed')) return untilKept(page);
      throw error;
    });
}

const EARLIER = ['commit', 'domcontentloaded'];

async function whenAlive<Opened>(
  page: Page,
  opening: Promise<Opened>,
  { waitUntil = 'load' }: { waitUntil?: string } = {},
): Promise<Opened> {
  const opened = await opening;
  if (!EARLIER.includes(waitUntil)) await untilAlive(page);
  return opened;
}

/** Waits until what draws a page of the reader has taken it over; other documents have nothing to wait for. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('#root[data-alive], body:not(:has(#root))').first().waitFor({ state: 'attached' });
}

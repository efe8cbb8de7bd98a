import { type Page, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Tests whose pages are alive once they are opened: keys, presses and a mouse that is there are heard. Who tests what is
 * before opens the page with `waitUntil: 'commit'` or `'domcontentloaded'`.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? waitingTillAlive(page) : page);
  },
});

function waitingTillAlive(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = (url, options) => whenAlive(page, goto(url, options), options);
  page.reload = (options) => whenAlive(page, reload(options), options);
  return page;
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

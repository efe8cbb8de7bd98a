import type { Page } from '@playwright/test';
import { expectOfWorker as expect } from '../test.ts';

/** Waits until the service worker has stored the shell and kept the daily banis. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => (await (await caches.open('naad-daily-1')).match('/daily.txt')) !== undefined);
  await expect.poll(isKept).toBe(true);
}

/** Waits until the page that the browser shows is kept. */
export async function untilPageKept(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  await expect.poll(() => keptHrefs(page)).toContain(pathname + search);
}

/** Path and query of every page that is kept on the device. */
export function keptHrefs(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('naad-pages-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

/**
 * Heading and lines of a page, or all of its main text if it has no lines. Canonically equivalent letters are the same: the API
 * names some banis with other code points than documents do.
 */
export async function mainText(page: Page): Promise<string[]> {
  await page.locator('main h1').first().waitFor();
  return page.locator('main').evaluate((main) => {
    const texts = [...main.querySelectorAll('h1, [data-verse-id]')];
    const isOfLines = texts.length > 1;
    return (isOfLines ? texts : [main]).map((element) =>
      (element.textContent ?? '').normalize('NFC').replace(/\s+/g, ' ').trim(),
    );
  });
}

/** Opens an address as a link of the page does, without another document. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForURL((url) => url.pathname + url.search === href);
}

import { expect, type Page } from '@playwright/test';
import type { SiteRoute } from './siteRoutes.ts';

/** Opens a page of the site in the state that is meant, with its faces loaded. */
export async function openRoute(page: Page, { path, status = 200, prepare }: SiteRoute): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'load' });
  expect(response?.status(), path).toBe(status);
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

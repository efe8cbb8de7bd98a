import type { Page } from '@playwright/test';
import { untilAlive } from '../test.ts';

/** Opens a page of any of the apps, in any window, and waits until it hears what is pressed and typed. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

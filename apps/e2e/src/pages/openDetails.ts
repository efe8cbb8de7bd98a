import type { Page } from '@playwright/test';

/** Shows the details of a text, which are behind its title on a phone. */
export async function openDetails(page: Page): Promise<void> {
  const title = page.getByRole('main').getByRole('button', { name: 'Details' });
  if (!(await title.isVisible())) return;
  if ((await page.locator('main header [popover]:popover-open').count()) === 0) await title.click();
}

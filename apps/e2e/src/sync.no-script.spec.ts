import { expect, test } from '@playwright/test';
import { SyncPage } from './pages/SyncPage.ts';

test("without JavaScript the form leads to the code's address, and says that following needs it", async ({
  page,
}) => {
  await page.goto('/sync');
  const sync = new SyncPage(page);
  await sync.code.fill('bcdfgh');
  await sync.connect.click();
  await expect(page).toHaveURL(/\/sync\/BCD-FGH$/);
  await expect(sync.code).toHaveValue('BCD-FGH');
  await expect(page.getByText('To follow a display, turn on JavaScript.')).toBeVisible();
  await sync.code.fill('bc');
  await sync.connect.click();
  await expect(sync.problem).toContainText('three letters, a dash and three letters');
});

import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has stored the shell and kept the daily banis. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async () => (await (await caches.open('naad-daily-1')).match('/daily.txt')) !== undefined,
        ),
      {
        timeout: 90_000,
      },
    )
    .toBe(true);
}

test('a bani that was never visited opens without a connection after one visit', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilKept(page);
  await context.setOffline(true);
  await page.goto('/sundar-gutka/japujee-saahib');
  await expect(page.getByText('ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ')).toBeVisible();
});

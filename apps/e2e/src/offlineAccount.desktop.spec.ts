import type { Page } from '@playwright/test';
import { keptHrefs, untilKept, untilPageKept } from './offline/keptPages.ts';
import { AccountPages, someVisitor } from './pages/AccountPages.ts';
import { expectOfWorker as expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('pages of accounts, logins and reports are never kept, and nothing of an account stays after a logout [O42, O55]', async ({
  page,
}) => {
  const visitor = someVisitor();
  const account = new AccountPages(page);
  await account.signUp(visitor);
  for (const href of [
    '/account',
    '/user/favourite-shabads',
    '/pothi',
    '/report?verse=3KE',
    '/embed',
    '/login',
  ]) {
    await page.goto(href);
  }
  await page.goto('/shabad?id=3590');
  await untilPageKept(page);
  await untilKept(page);
  const before = await keptHrefs(page);
  expect(before).toContain('/shabad?id=3590');
  expect(before.filter((href) => /account|user|pothi|report|login|signup|embed|token/.test(href))).toEqual(
    [],
  );
  expect(await textOfCaches(page)).not.toMatch(new RegExp(visitor.email));

  await account.logOut(visitor);
  await page.goto('/sundar-gutka');
  await untilPageKept(page);
  const after = await keptHrefs(page);
  expect(after).not.toContain('/shabad?id=3590');
  expect(after).toContain('/sundar-gutka/japujee-saahib');
  expect(await textOfCaches(page)).not.toMatch(new RegExp(visitor.email));
});

/** Everything that the worker and the pages have stored, uncompressed. */
function textOfCaches(page: Page): Promise<string> {
  return page.evaluate(async () => {
    let text = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (!response) continue;
        const isPage = name.startsWith('naad-pages-');
        const body = isPage ? response.body?.pipeThrough(new DecompressionStream('gzip')) : response.body;
        text += `${request.url}\n${await new Response(body ?? null).text()}\n`;
      }
    }
    return text;
  });
}

import type { Page } from '@playwright/test';
import { axeFaults } from './checks/axeFaults.ts';
import { ReadingTools } from './pages/ReadingTools.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { prepareVisitor } from './prepareVisitor.ts';
import { type BuiltServer, startBuiltServer } from './startBuiltServer.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * A visit with much of what an operator may hear of: what is pressed, passed on, looked for in vain.
 *
 * @param open opens a page of the site
 */
async function visit(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  await open('/');
  const form = new SearchForm(page);
  await form.keyboardToggle.click();
  await form.field.fill('DDrgj');
  await form.field.press('Enter');
  // It finds one line.
  await page.waitForURL(/\/shabad\?id=3590/);
  await new SiteShell(page).darkMode.click();
  const tools = new ReadingTools(page);
  await tools.toolbar.getByRole('button', { name: 'Copy all' }).click();
  await tools.toolbar.getByRole('button', { name: 'Copy short URL' }).click();
  await tools.toolbar.getByRole('button', { name: 'Embed' }).click();
  await expect(tools.notices).toContainText('Copied the embed code');
  await page.locator('[data-related]').scrollIntoViewIfNeeded();
  await tools.related.getByRole('listitem').first().getByRole('link').first().click();
  await page.waitForURL(/id=(?!3590)/);
  await open(`/search?q=${encodeURIComponent('ਙਞਙਞਙਞ')}&type=0&source=G`);
  await open('/ang?ang=2000&source=G');
  await open('/sundar-gutka/sohilaa-saahib');
}

/** Waits for what hears of a visit, and knows who is not to be heard: it comes once the page is there. */
async function untilHeard(page: Page): Promise<void> {
  const program = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('startEvents'))?.name,
  );
  // The page has asked for it before, and is told before this is.
  await page.evaluate((name) => import(name ?? '') as Promise<unknown>, await program.jsonValue());
}

const click = (action: string, label?: string) => ({ kind: 'click', action, ...(label && { label }) });

/** What it tells, in its order: no word of what was looked for, no text that was read. */
const TOLD = [
  { kind: 'page', path: '/' },
  click('gurmukhi-keyboard'),
  { kind: 'page', path: '/shabad' },
  click('search-query'),
  click('search-type', '0'),
  click('search-source', 'all'),
  click('setting', 'theme'),
  click('share', 'copy-all'),
  click('copy-short-url'),
  click('share', 'embed'),
  click('related-shabad'),
  { kind: 'page', path: '/shabad' },
  { kind: 'page', path: '/search' },
  click('search-query'),
  click('search-type', '0'),
  click('search-source', 'G'),
  { kind: 'error', action: 'no-results-found' },
  { kind: 'page', path: '/404' },
  { kind: 'error', action: 'ang-not-found' },
  { kind: 'page', path: '/sundar-gutka/' },
];

test('nobody hears of a visit unless the operator asks for it', async ({ page, baseURL }) => {
  const asked: { method: string; url: string }[] = [];
  page.on('request', (request) => {
    asked.push({ method: request.method(), url: request.url() });
  });
  const { origin } = new URL(baseURL ?? '');
  await visit(page, (path) => page.goto(path));
  await page.goto('about:blank');
  const sent = asked.filter(({ method, url }) => method !== 'GET' || /events/i.test(new URL(url).pathname));
  expect(sent).toEqual([]);
  expect(asked.map(({ url }) => new URL(url).origin)).toEqual(asked.map(() => origin));
});

test.describe('an operator who asks for it', () => {
  // What one test is heard of is no other's.
  test.describe.configure({ mode: 'default' });

  let site: BuiltServer;
  const heard: unknown[] = [];
  test.beforeAll(async () => {
    site = await startBuiltServer({ ANALYTICS: 'events' }, (line) => {
      const { msg, event } = JSON.parse(line) as { msg: string; event?: unknown };
      if (msg === 'event') heard.push(event);
    });
  });
  test.afterAll(() => site.stop());

  test('hears of a visit, and its visitor sees what and ends it', async ({ page }) => {
    const open = async (path: string) => {
      await page.goto(site.origin + path);
      await untilHeard(page);
    };
    await visit(page, open);
    await page.goto(`${site.origin}/what-is-sent`);
    await expect.poll(() => heard).toEqual(TOLD);

    const list = page.getByRole('list', { name: 'Sent of this visit' });
    await expect(list.getByRole('listitem')).toHaveText([
      '{"kind":"page","path":"/what-is-sent"} not sent yet',
    ]);
    expect(await axeFaults(page)).toEqual([]);
    await new SiteShell(page).footer.getByRole('link', { name: 'Help' }).click();
    await page.waitForURL(/\/help$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(list.getByRole('listitem').nth(1)).toHaveText(/^\{"kind":"page","path":"\/help"\}/);

    await page.getByRole('switch', { name: 'Send nothing of my visits' }).check();
    await expect(page.getByRole('list', { name: 'What would be sent' })).toContainText('not sent');
    await visit(page, open);
    await page.goto('about:blank');
    // Of what came before the refusal nothing was on its way yet.
    expect(heard).toEqual(TOLD);
  });

  test('hears nothing where the browser asks not to be followed', async ({ page, context }) => {
    await prepareVisitor(context, site.origin, {});
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const before = [...heard];
    await page.goto(`${site.origin}/what-is-sent`);
    await expect(page.getByText(/^Your browser asks sites not to follow you/)).toBeVisible();
    await page.goto(`${site.origin}/help`);
    await page.goto('about:blank');
    await page.request.get(`${site.origin}/readyz`);
    expect(heard).toEqual(before);
  });
});

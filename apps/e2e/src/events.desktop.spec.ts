import type { Page } from '@playwright/test';
import { axeFaults } from './checks/axeFaults.ts';
import { ReadingTools } from './pages/ReadingTools.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { type BuiltServer, startBuiltServer } from './startBuiltServer.ts';
import { expect, test, prepareVisitor, rememberFirstLetters } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * A visit with many events of the operator's log: presses, shares, failed searches.
 * @param open opens a page of the site
 */
async function visit(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  await rememberFirstLetters(page);
  await open('/');
  const form = new SearchForm(page);
  await form.keyboardToggle.click();
  await form.field.fill('DDrgj');
  await form.field.press('Enter');
  // The query finds one line, so it opens its shabad.
  await page.waitForURL(/\/shabad\?id=3590/);
  await new SiteShell(page).darkMode.click();
  const tools = new ReadingTools(page);
  await tools.use('Copy all');
  await tools.use('Copy short URL');
  await tools.use('Embed');
  await expect(tools.notices).toContainText('Copied the embed code');
  await page.locator('[data-related]').scrollIntoViewIfNeeded();
  await tools.related.getByRole('listitem').first().getByRole('link').first().click();
  await page.waitForURL(/id=(?!3590)/);
  await open(`/search?q=${encodeURIComponent('ਙਞਙਞਙਞ')}&type=0&source=G`);
  await open('/ang?ang=2000&source=G');
  await open('/sundar-gutka/sohilaa-saahib');
}

/** Waits until the event code has loaded, which happens after the page is hydrated. */
async function untilEventsLoaded(page: Page): Promise<void> {
  const program = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('siteRecorder'))?.name,
  );
  // The page imported it first, so it has run before this import resolves.
  await page.evaluate((name) => import(name ?? '') as Promise<unknown>, await program.jsonValue());
}

const click = (action: string, label?: string) => ({ kind: 'click', action, ...(label && { label }) });

/** The logged events, in order: no query and no scripture text. */
const EXPECTED_EVENTS = [
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

test('no events are sent by default [S7.26, V16]', async ({ page, baseURL }) => {
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

test.describe('with events turned on', () => {
  // The events of each test must not mix with another's.
  test.describe.configure({ mode: 'default' });

  let site: BuiltServer;
  const logged: unknown[] = [];
  test.beforeAll(async () => {
    site = await startBuiltServer({ ANALYTICS: 'events' }, (line) => {
      const { msg, event } = JSON.parse(line) as { msg: string; event?: unknown };
      if (msg === 'event') logged.push(event);
    });
  });
  test.afterAll(() => site.stop());

  test("the operator's log gets a visit's events, and the visitor sees them and turns them off [S7.26, V15, P17]", async ({
    page,
  }) => {
    const { privacyNotice } = new SiteShell(page);
    let isAgreeing = false;
    const open = async (path: string) => {
      await page.goto(site.origin + path);
      await untilEventsLoaded(page);
      if (isAgreeing && (await privacyNotice.isVisible()))
        await privacyNotice.getByRole('button', { name: 'Accept' }).click();
    };
    // Before the visitor agrees, nothing is sent.
    await visit(page, open);
    await page.goto(`${site.origin}/what-is-sent`);
    await expect(page.getByRole('list', { name: 'What would be sent' })).toBeVisible();
    await page.goto('about:blank');
    await page.request.get(`${site.origin}/readyz`);
    expect(logged).toEqual([]);

    isAgreeing = true;
    await visit(page, open);
    await page.goto(`${site.origin}/what-is-sent`);
    await expect.poll(() => logged).toEqual(EXPECTED_EVENTS);

    const list = page.getByRole('list', { name: 'Sent about this visit' });
    await expect(list.getByRole('listitem')).toHaveText([
      '{"kind":"page","path":"/what-is-sent"} not sent yet',
    ]);
    expect(await axeFaults(page)).toEqual([]);
    await new SiteShell(page).footer.getByRole('link', { name: 'Help' }).click();
    await page.waitForURL(/\/help$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(list.getByRole('listitem').nth(1)).toHaveText(/^\{"kind":"page","path":"\/help"\}/);

    await page.getByRole('switch', { name: 'Send nothing about my visits' }).check();
    await expect(page.getByRole('list', { name: 'What would be sent' })).toContainText('not sent');
    await visit(page, open);
    await page.goto('about:blank');
    // None of the events from before the refusal were sent yet.
    expect(logged).toEqual(EXPECTED_EVENTS);
  });

  test('nothing is logged if the browser asks not to be tracked [V16]', async ({ page, context }) => {
    await prepareVisitor(context, site.origin, { hasAcceptedNotice: true });
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const before = [...logged];
    await page.goto(`${site.origin}/what-is-sent`);
    await expect(page.getByText(/^Your browser asks sites not to track you/)).toBeVisible();
    await page.goto(`${site.origin}/help`);
    await page.goto('about:blank');
    await page.request.get(`${site.origin}/readyz`);
    expect(logged).toEqual(before);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type BuildOptions, copyBuild, OTHER_FORMAT } from './offline/copyBuild.ts';
import { keptHrefs, mainText, untilKept, untilPageKept } from './offline/keptPages.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { type BuiltServer, freePort, startBuiltServer } from './startBuiltServer.ts';
import { expectOfWorker as expect, openPage, test as base, untilHydrated } from './test.ts';

/** Starting a server, building a copy of the site and storing it, several times on shared cores. */
const DRILL_TIMEOUT_MS = 600_000;
const SHABAD = '/shabad?id=3590';

/** A site whose build can be replaced while its pages are open. */
interface Deployment {
  readonly origin: string;
  /** Replaces the server by one with another build, or with the first one. */
  deploy(build?: BuildOptions | 'first', settings?: Readonly<Record<string, string>>): Promise<void>;
  /** Kills the server like a power cut. */
  kill(): Promise<void>;
}

const test = base.extend<{ deployment: Deployment }>({
  deployment: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      const folders: string[] = [];
      const PORT = String(await freePort());
      let server: BuiltServer | null = await startBuiltServer({ PORT });
      const { origin } = server;
      await use({
        origin,
        async deploy(build = {}, settings = {}) {
          await server?.stop();
          let dist = {};
          if (build !== 'first') {
            const folder = await mkdtemp(path.join(tmpdir(), 'naad-build-'));
            folders.push(folder);
            dist = { NAAD_DIST: await copyBuild(folder, build) };
          }
          server = await startBuiltServer({ PORT, ...dist, ...settings });
        },
        async kill() {
          await server?.kill();
          server = null;
        },
      });
      await server?.stop();
      for (const folder of folders) await rm(folder, { recursive: true });
    },
    { timeout: DRILL_TIMEOUT_MS },
  ],
});

test.use({ serviceWorkers: 'allow' });

/** Which build rendered the document of a page and runs in it. */
async function buildOf(page: Page): Promise<'first' | 'other'> {
  await untilHydrated(page);
  const script = await page.locator('script[type=module][src*=entryClient]').getAttribute('src');
  return script?.includes('-other-') ? 'other' : 'first';
}

/** Opens a page and waits until all of the site is on the device. */
async function openKept(context: BrowserContext, href: string): Promise<Page> {
  const page = await context.newPage();
  await openPage(page, href);
  await untilPageKept(page);
  await untilKept(page);
  return page;
}

/** Makes the browser ask for another worker, as it does by itself from time to time. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** Waits until a new worker has become the active one, which takes as long as the older one is at work. */
async function untilNoWorkerWaits(page: Page): Promise<void> {
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting != null || registration?.installing != null;
    });
  await expect.poll(isWaiting).toBe(false);
}

/** Opens a panel whose code the page hasn't loaded yet. */
async function openSettings(page: Page): Promise<void> {
  const shell = new SiteShell(page);
  await shell.settingsButton.press('Enter');
  await expect(shell.settings).toBeVisible();
}

const notice = (page: Page) => new SiteShell(page).notifications.getByText('A new version is available.');

test('a new build is announced once to open pages, which go on with their own files until they load again [O50, O51]', async ({
  context,
  deployment,
}) => {
  const open = await openKept(context, deployment.origin + SHABAD);
  const idle = await openKept(context, `${deployment.origin}/ang?ang=917&source=G`);
  const lines = await mainText(open);
  const entry = await open.locator('script[type=module][src*=entryClient]').getAttribute('src');
  await deployment.deploy();
  // The server has none of the files of the open pages any more.
  expect((await context.request.get(deployment.origin + (entry ?? ''))).status()).toBe(404);

  await checkForUpdate(open);
  await expect(notice(open)).toBeVisible();
  await expect(notice(idle)).toBeVisible();
  await openSettings(open);

  // A page of the new build makes its worker the active one.
  const fresh = await context.newPage();
  await openPage(fresh, `${deployment.origin}/sundar-gutka`);
  expect(await buildOf(fresh)).toBe('other');
  await untilNoWorkerWaits(fresh);
  await untilPageKept(fresh);
  await openSettings(idle);
  expect(await buildOf(idle)).toBe('first');
  await expect(notice(idle)).toHaveCount(1);

  await new SiteShell(open).notifications.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => buildOf(open)).toBe('other');
  await expect(notice(open)).toHaveCount(0);

  // The old files are gone once no page needs them.
  const hasOldEntry = () =>
    fresh.evaluate(
      async (href) => (await (await caches.open('naad-files-1')).match(href)) !== undefined,
      entry ?? '',
    );
  await fresh.reload();
  await untilHydrated(fresh);
  expect(await hasOldEntry()).toBe(true);
  await idle.close();
  await fresh.reload();
  await expect.poll(hasOldEntry).toBe(false);

  // The new build reads what the older one has kept.
  await deployment.kill();
  await openPage(open, deployment.origin + SHABAD);
  expect(await buildOf(open)).toBe('other');
  expect(await mainText(open)).toEqual(lines);
});

test('a build that was downloaded opens without a connection once the visitor agrees, and the older one until then [O50, O51]', async ({
  context,
  deployment,
}) => {
  const page = await openKept(context, deployment.origin + SHABAD);
  const lines = await mainText(page);
  await deployment.deploy();
  await checkForUpdate(page);
  await expect(notice(page)).toBeVisible();
  await deployment.kill();

  await page.reload();
  expect(await buildOf(page)).toBe('first');
  expect(await mainText(page)).toEqual(lines);
  await openSettings(page);
  await page.keyboard.press('Escape');

  // The page says it again after it was loaded again.
  await new SiteShell(page).notifications.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => buildOf(page)).toBe('other');
  expect(await mainText(page)).toEqual(lines);
  await openSettings(page);
});

test('a rollback is an update like any other [O52]', async ({ context, deployment }) => {
  await openKept(context, deployment.origin + SHABAD);
  await deployment.deploy();
  const page = await openKept(context, `${deployment.origin}/ang?ang=917&source=G`);
  expect(await buildOf(page)).toBe('other');
  await deployment.deploy('first');
  await page.goto(`${deployment.origin}/ang?ang=2&source=G`);
  expect(await buildOf(page)).toBe('first');
  await untilPageKept(page);
  await untilNoWorkerWaits(page);
  await deployment.kill();
  for (const href of [SHABAD, '/ang?ang=917&source=G', '/ang?ang=2&source=G']) {
    await openPage(page, deployment.origin + href);
    expect(await buildOf(page)).toBe('first');
    await expect(page.locator('main [data-verse-id]').first()).toBeVisible();
  }
});

test('a build with another format of pages loads the kept ones again before it opens them [O51]', async ({
  context,
  deployment,
}) => {
  const page = await openKept(context, deployment.origin + SHABAD);
  const lines = await mainText(page);
  const formats = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('naad-pages-')));
  const before = await formats();
  expect(before).toHaveLength(1);
  await deployment.deploy({ replacedFormat: before[0]?.replace('naad-pages-', '') ?? '' });
  await page.goto(`${deployment.origin}/sundar-gutka`);
  expect(await buildOf(page)).toBe('other');
  await expect.poll(formats).toEqual([`naad-pages-${OTHER_FORMAT}`]);
  expect(await keptHrefs(page)).toContain(SHABAD);
  await deployment.kill();
  await openPage(page, deployment.origin + SHABAD);
  expect(await buildOf(page)).toBe('other');
  expect(await mainText(page)).toEqual(lines);
});

test('a worker that breaks every page is removed by the operator, with all that was kept [O53]', async ({
  context,
  deployment,
}) => {
  const page = await openKept(context, deployment.origin + SHABAD);
  await page.evaluate(async () => {
    // What the visitor has downloaded by choice.
    await (await caches.open('naad-search')).put('/kept-by-choice', new Response('kept'));
  });
  await deployment.deploy({
    worker: `addEventListener('install', () => skipWaiting());
      addEventListener('activate', (event) => event.waitUntil(clients.claim()));
      addEventListener('fetch', (event) => {
        if (event.request.mode === 'navigate') event.respondWith(new Response('broken', { status: 500 }));
      });`,
  });
  await checkForUpdate(page);
  await expect
    .poll(async () => {
      await page.goto(deployment.origin + SHABAD, { waitUntil: 'commit' });
      return page.locator('body').innerText();
    })
    .toBe('broken');

  await deployment.deploy('first', { OFFLINE: 'off' });
  // The browser looks for another worker with each page that is opened.
  await expect
    .poll(
      async () => {
        await page.goto(deployment.origin + SHABAD, { waitUntil: 'load' });
        return page.locator('main [data-verse-id]').count();
      },
      { intervals: [1000] },
    )
    .toBeGreaterThan(0);
  await page.goto(deployment.origin + SHABAD);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: ['naad-search'] });

  // Nothing is kept from now on.
  await page.goto(`${deployment.origin}/ang?ang=2&source=G`);
  await page.waitForLoadState('networkidle');
  expect(await left()).toEqual({ workers: 0, caches: ['naad-search'] });
});

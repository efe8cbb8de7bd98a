import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ShabadPage } from './pages/ShabadPage.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { MultiViewPanel } from './pages/MultiViewPanel.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { type BuiltServer, startBuiltServer } from './startBuiltServer.ts';
import { expect, test, deferred } from './test.ts';

/** Delay of the settings while the multi-view list closes [B88]. */
const SETTLE_MS = 600;
/** Allowed difference, since the observer may see the first change late. */
const TOLERANCE_MS = 60;

/** A measured time: scrolling doesn't hide the header for 500 ms after the page has opened. */
const ARRIVAL_MS = 600;

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
/** The element that the address names. */
const idOf = (page: Page) => `[id="${new URL(page.url()).hash.slice(1)}"]`;
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);

/** Opens a page and returns its shell. */
async function visit(page: Page, path: string): Promise<SiteShell> {
  await page.goto(path);
  return new SiteShell(page);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.describe('panels', () => {
  async function openSettings(page: Page, path: string): Promise<SiteShell> {
    const shell = await visit(page, path);
    await shell.settingsButton.click();
    await expect(shell.settings).toBeVisible();
    return shell;
  }

  async function openMultiView(page: Page): Promise<SiteShell> {
    const shell = await visit(page, '/search?q=hhh&type=0&source=G');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await new MultiViewPanel(page).openFromNotice();
    await expect(shell.multiView.getByRole('listitem')).toHaveCount(1);
    return shell;
  }

  test('open settings 600 ms after an open multi-view list closes [B88]', async ({ page }) => {
    const shell = await openMultiView(page);
    // Pressed by keyboard, since the list covers the button on a phone.
    await page.evaluate(() => {
      const seen: { name: string; at: number }[] = [];
      const names = () =>
        [...document.querySelectorAll('dialog[open] h2')].map((each) => each.textContent).join();
      let last = names();
      new MutationObserver(() => {
        if (names() === last) return;
        last = names();
        seen.push({ name: last, at: performance.now() });
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
      Object.assign(window, { seen });
    });
    await shell.settingsButton.press('Enter');
    await expect(shell.settings).toBeVisible();
    await expect(shell.multiView).toHaveCount(0);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { name: string; at: number }[] }).seen,
    );
    expect(seen.map(({ name }) => name)).toEqual(['', 'Display settings']);
    expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThan(SETTLE_MS - TOLERANCE_MS);
  });

  test('close by Escape, wherever the focus is', async ({ page }) => {
    const shell = await openSettings(page, '/shabad?id=1');
    await page.keyboard.press('Escape');
    await expect(shell.settings).toHaveCount(0);
    await expect(shell.settingsButton).toBeFocused();
    await shell.settingsButton.click();
    await expect(shell.settings).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).focus();
    await page.keyboard.press('Escape');
    await expect(shell.settings).toHaveCount(0);
  });

  test('close by their close button and by the button that opened them', async ({ page }) => {
    const shell = await openSettings(page, '/shabad?id=1');
    await shell.settings.getByRole('button', { name: 'Close' }).click();
    await expect(shell.settings).toHaveCount(0);
    await shell.settingsButton.click();
    // The panel takes the focus once it has loaded, even from a button about to be pressed.
    await expect(shell.settings.getByRole('heading', { name: 'Display settings' })).toBeFocused();
    await shell.settingsButton.press('Enter');
    await expect(shell.settings).toHaveCount(0);
    await expect(shell.settingsButton).toHaveAttribute('aria-expanded', 'false');
  });

  test('close by a press beside them, unless they are pinned', async ({ page }) => {
    const shell = await openSettings(page, '/shabad?id=1');
    const beside = page.getByRole('banner').getByText('Naad');
    const pressBeside = () => beside.dispatchEvent('pointerdown', { bubbles: true });
    await shell.settings.getByRole('switch', { name: 'Keep open' }).check();
    await pressBeside();
    await expect(shell.settings).toBeVisible();
    await shell.settings.getByRole('switch', { name: 'Keep open' }).uncheck();
    await page.mouse.click(4, 4);
    await expect(shell.settings).toHaveCount(0);
  });

  test('stay open from shabad to shabad, and close on a page without scripture', async ({ page }) => {
    const shell = await openSettings(page, '/shabad?id=1839');
    await shell.settings.getByRole('switch', { name: 'Keep open' }).check();
    await page.getByRole('link', { name: 'Next shabad' }).press('Enter');
    await page.waitForURL(/id=1840/);
    await expect(shell.settings).toBeVisible();
    await shell.footer.getByRole('link', { name: 'Help' }).press('Enter');
    await page.waitForURL('/help');
    await expect(shell.settings).toHaveCount(0);
    await page.goBack();
    await shell.settingsButton.click();
    await expect(shell.settings).toBeVisible();
    await shell.quickActions.getByRole('link', { name: 'Home' }).press('Enter');
    await page.waitForURL('/');
    await expect(shell.settings).toHaveCount(0);
  });

  test('replace each other', async ({ page }) => {
    const shell = await openSettings(page, '/shabad?id=1');
    await shell.settings.getByRole('button', { name: 'Shortcuts' }).click();
    await expect(shell.shortcuts).toBeVisible();
    await expect(shell.settings).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

test.describe('actions of every page, under More on a phone', { tag: '@phone' }, () => {
  test('offer to scroll up after more than half a screen [S2.97, S4.22, S9.10]', async ({ page }) => {
    const shell = await visit(page, '/shabad?id=3406');
    const half = await page.evaluate(() => window.innerHeight / 2);
    await scrollTo(page, half - 20);
    await shell.openMore();
    await expect(shell.scrollToTop).toHaveCount(0);
    await page.keyboard.press('Escape');
    await scrollTo(page, half + 20);
    await shell.openMore();
    await shell.scrollToTop.press('Enter');
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(shell.more).toHaveCount(0);
  });

  for (const [name, top, isSmooth] of [
    ['smoothly from nearby', 3000, true],
    ['at once from far away', 7000, false],
  ] as const) {
    test(`scroll up ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const shell = await visit(page, '/shabad?id=3406');
      await scrollTo(page, top);
      await shell.openMore();
      await page.evaluate(() => {
        const places: number[] = [];
        window.addEventListener('scroll', () => places.push(window.scrollY));
        Object.assign(window, { places });
      });
      await shell.scrollToTop.press('Enter');
      await expect.poll(() => scrollY(page)).toBe(0);
      const between = await page.evaluate(
        () => (window as unknown as { places: number[] }).places.filter((place) => place > 0).length,
      );
      expect(between > 0).toBe(isSmooth);
    });
  }
});

test('the bar is not printed, and without JavaScript it has links only', async ({
  page,
  browser,
  baseURL,
}) => {
  const shell = await visit(page, '/shabad?id=1');
  await expect(shell.quickActions).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(shell.quickActions).toBeHidden();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto('/shabad?id=1');
  const { quickActions } = new SiteShell(plain);
  await expect(quickActions.getByRole('link')).toHaveText(['Home', 'Search', 'Nitnem']);
  await expect(quickActions.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('the header hides while the visitor scrolls down, and returns on the first scroll up', async ({
  page,
}) => {
  const { header } = await visit(page, '/shabad?id=3406');
  await page.waitForTimeout(ARRIVAL_MS);
  await expect(header).toBeInViewport();
  await scrollTo(page, 1500);
  await expect(header).not.toBeInViewport();
  await scrollTo(page, 1400);
  await expect(header).toBeInViewport();
  await scrollTo(page, 1800);
  await expect(header).not.toBeInViewport();
  await page.keyboard.press('Control+/');
  await expect(header.getByRole('searchbox')).toBeInViewport();
});

test('the header leaves no gap: it hides once the text has reached the top', async ({ page }) => {
  const { header } = await visit(page, '/shabad?id=3406');
  await page.waitForTimeout(ARRIVAL_MS);
  const main = page.getByRole('main');
  const top = (await main.boundingBox())?.y ?? 0;
  for (const y of [top / 4, top / 2, top - 5]) {
    await scrollTo(page, y);
    // A fixed wait, since nothing must happen; as long as hiding would take.
    await page.waitForTimeout(400);
    const box = await header.boundingBox();
    const gap = ((await main.boundingBox())?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
    expect(gap, `at ${String(y)} pixels`).toBeLessThanOrEqual(1);
  }
  await scrollTo(page, top + 20);
  await expect(header).not.toBeInViewport();
});

test('a site that records no visits asks for no consent', { tag: '@phone' }, async ({ page }) => {
  const { privacyNotice, footer } = await visit(page, '/shabad?id=1');
  await expect(privacyNotice).toHaveCount(0);
  await expect(footer).toContainText('We store only your choices, on this device.');
});

test.describe('the privacy notice of a site that records visits', () => {
  // On one server, instead of one in each worker.
  test.describe.configure({ mode: 'default' });

  let site: BuiltServer;
  test.beforeAll(async () => {
    site = await startBuiltServer({ ANALYTICS: 'events' });
  });
  test.afterAll(() => site.stop());

  test('covers no text, and never returns once accepted [B117, S2.103, S9.44]', async ({ page, context }) => {
    const { privacyNotice } = await visit(page, `${site.origin}/shabad?id=1`);
    const header = await page.getByRole('banner').boundingBox();
    const notice = await privacyNotice.boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
    await privacyNotice.getByRole('button', { name: 'Accept' }).click();
    await expect(privacyNotice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(privacyNotice).toHaveCount(0);
    const other = await context.newPage();
    await other.goto(`${site.origin}/help`);
    await expect(new SiteShell(other).privacyNotice).toHaveCount(0);
  });

  test('links to what is recorded', async ({ page }) => {
    const { privacyNotice } = await visit(page, `${site.origin}/shabad?id=1`);
    await privacyNotice.getByRole('link', { name: 'What we collect' }).click();
    await expect(page).toHaveURL(`${site.origin}/what-is-sent`);
    await expect(page.getByRole('list', { name: 'What would be sent' })).toBeVisible();
  });

  test.describe('without JavaScript', { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled: false });

    test('is accepted on the open page, and never returns', async ({ page }) => {
      const address = `${site.origin}/ang?ang=5&source=G`;
      await page.goto(address);
      const { privacyNotice } = new SiteShell(page);
      await privacyNotice.getByRole('button', { name: 'Accept' }).click();
      await expect(page).toHaveURL(address);
      await expect(privacyNotice).toHaveCount(0);
      await page.goto(`${site.origin}/help`);
      await expect(privacyNotice).toHaveCount(0);
    });
  });
});

test.describe("the operator's news", { tag: '@phone' }, () => {
  // On one server, instead of one in each worker.
  test.describe.configure({ mode: 'default' });

  let server: BuiltServer;
  let files: string;
  test.beforeAll(async () => {
    files = await mkdtemp(path.join(tmpdir(), 'naad-site-files-'));
    const sample = fileURLToPath(new URL('../../../docs/samples/site-files/images', import.meta.url));
    await cp(sample, path.join(files, 'images'), { recursive: true });
    const drawing = {
      image: 'river.svg',
      description: 'A river',
      link: '/hukamnama',
      credit: { name: 'A painter' },
    };
    await writeFile(
      path.join(files, 'doodles.json'),
      JSON.stringify({ format: 'naad-doodles', version: 1, doodles: [drawing] }),
    );
    server = await startBuiltServer({
      SITE_FILES_DIR: files,
      BANNER_MESSAGE: 'Kirtan tonight at seven',
      BANNER_LINK: '/about',
      BANNER_LABEL: 'Where it is',
      BANNER_TYPE: 'warning',
    });
  });
  test.afterAll(async () => {
    await server.stop();
    await rm(files, { recursive: true });
  });

  test('can be a drawing of the day on Home [B116]', async ({ page }) => {
    await page.goto(server.origin);
    const drawing = page.getByRole('img', { name: 'A river' });
    await expect(drawing).toBeVisible();
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
    await expect(page.getByRole('link').filter({ has: drawing })).toHaveAttribute('href', '/hukamnama');
    await expect(page.getByText('A painter')).toBeVisible();
  });

  test('is shown on every page until dismissed, and then not again in this session [S2.102]', async ({
    page,
    context,
  }) => {
    const news = page.getByText('Kirtan tonight at seven');
    for (const path of ['/help', '/shabad?id=1']) {
      await page.goto(server.origin + path);
      await expect(news).toBeVisible();
      await expect(page.getByRole('link', { name: 'Where it is' })).toHaveAttribute('href', '/about');
    }
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(news).toHaveCount(0);
    const bannerCookies = async () => (await context.cookies()).filter(({ name }) => name === 'naad-banner');
    // A session cookie, which the browser process stores a moment after the script sets it.
    await expect.poll(async () => (await bannerCookies()).map(({ expires }) => expires)).toEqual([-1]);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(news).toHaveCount(0);
    const html = await (await context.request.get(`${server.origin}/`)).text();
    expect(html).not.toContain('Kirtan tonight');
  });
});

test.describe('the footer', { tag: '@phone' }, () => {
  test('shows the version [S1.20, S9.43]', async ({ page }) => {
    const manifest = new URL('../../../package.json', import.meta.url);
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
    await page.goto('/');
    await expect(new SiteShell(page).footer).toContainText(`Naad ${version}`);
  });

  test('links to the pages about the site [S2.95]', async ({ page, request }) => {
    const { footer } = await visit(page, '/shabad?id=1');
    for (const [name, path] of [
      ['Help', '/help'],
      ['About Us', '/about'],
      ['Legal', '/terms-of-service'],
      ['What we collect', '/what-is-sent'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
      expect((await request.get(path)).status()).toBe(200);
    }
    for (const name of ['Feedback', 'Donate'])
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^(https?:|mailto:|\/)/);
    await footer.getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('/about');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('the Back button', { tag: '@phone' }, () => {
  test('leads to the previous page at its scroll position', async ({ page }) => {
    const search = await SearchPage.open(page, { q: 'hhh', type: '0', source: 'G' });
    const link = search.results.nth(9).getByRole('heading').getByRole('link');
    await link.focus();
    const place = await scrollY(page);
    expect(place).toBeGreaterThan(0);
    await link.press('Enter');
    await page.waitForURL(/\/shabad\?/);
    await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
    await page.waitForURL(/\/search\?/);
    await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(5);
  });

  test('leads Home if the visit started on this page', async ({ page }) => {
    await visit(page, '/shabad?id=1');
    await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Back' })).toHaveCount(0);
  });
});

test('a slow page shows a loading bar at the top', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/shabad?id=1839');
  const { promise: held, resolve: release } = deferred();
  await page.route('**/v2/angs/**', async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.locator('[data-loading-bar]');
  await page.getByRole('button', { name: 'Details' }).press('Enter');
  await page.getByRole('main').locator('a[href^="/ang?"]').first().press('Enter');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(new ShabadPage(page).lines.first()).toBeVisible();
  release();
  await page.waitForURL(/\/ang\?/);
  await expect(bar).toHaveCount(0);
});

test('a link to an answer scrolls to it on another page, below the header', async ({ page }) => {
  await visit(page, '/ang?ang=2000&source=G');
  const link = page.getByRole('main').locator('a[href^="/help#"]').first();
  await link.click();
  await expect(page).toHaveURL(/\/help#./);
  const answer = page.locator(idOf(page)).getByRole('heading');
  await expect(answer).toBeInViewport({ ratio: 1 });
  const isOnTop = await answer.evaluate((heading) => {
    const { left, top, height } = heading.getBoundingClientRect();
    return heading.contains(document.elementFromPoint(left + 4, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { deferred } from './deferred.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { type BuiltServer, startBuiltServer } from './startBuiltServer.ts';
import { expect, test } from './test.ts';

/** Settings wait as long for the multi-view list to go (behaviour 88). */
const SETTLE_MS = 600;
/** What is left of a wait when the first look at it comes late. */
const TOLERANCE_MS = 60;

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
/** The place that the address names. */
const idOf = (page: Page) => `[id="${new URL(page.url()).hash.slice(1)}"]`;
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);

/** Opens a page and waits until its script is there, and what it loads beforehand. */
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
    await page.getByRole('button', { name: 'Add to multi-view' }).first().click();
    await expect(shell.multiView.getByRole('listitem')).toHaveCount(1);
    return shell;
  }

  test('settings wait 600 ms for an open multi-view list to go (behaviour 88)', async ({ page }) => {
    const shell = await openMultiView(page);
    // The list lies over the button on a phone: there it is pressed by the keyboard.
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

  test('close by their button and by the one that opened them', async ({ page }) => {
    const shell = await openSettings(page, '/shabad?id=1');
    await shell.settings.getByRole('button', { name: 'Close' }).click();
    await expect(shell.settings).toHaveCount(0);
    await shell.settingsButton.click();
    await expect(shell.settingsButton).toHaveAttribute('aria-expanded', 'true');
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

  test('settings stay from shabad to shabad, and go where there is no text for them', async ({ page }) => {
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
    await shell.header.getByRole('link', { name: 'Naad', exact: true }).press('Enter');
    await page.waitForURL('/');
    await expect(shell.settings).toHaveCount(0);
  });

  test('one opens in place of the other', async ({ page }) => {
    const shell = await openSettings(page, '/shabad?id=1');
    await shell.settings.getByRole('button', { name: 'Shortcuts' }).click();
    await expect(shell.shortcuts).toBeVisible();
    await expect(shell.settings).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

test.describe('floating actions', () => {
  test('lead up once more than half a screen lies above', async ({ page }) => {
    const shell = await visit(page, '/shabad?id=3406');
    const half = await page.evaluate(() => window.innerHeight / 2);
    await scrollTo(page, half - 20);
    await page.waitForTimeout(700);
    await expect(shell.scrollToTop).toHaveCount(0);
    await scrollTo(page, half + 20);
    await expect(shell.scrollToTop).toBeVisible();
    await shell.scrollToTop.press('Enter');
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(shell.scrollToTop).toHaveCount(0);
  });

  for (const [name, top, isSmooth] of [
    ['smoothly from not far', 3000, true],
    ['at once from afar', 7000, false],
  ] as const) {
    test(`lead up ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const shell = await visit(page, '/shabad?id=3406');
      await scrollTo(page, top);
      await expect(shell.scrollToTop).toBeAttached();
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

  test('are not printed, and not there without script', async ({ page, browser, baseURL }) => {
    const shell = await visit(page, '/shabad?id=1');
    await expect(shell.quickActions).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(shell.quickActions).toBeHidden();
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const plain = await context.newPage();
    await plain.goto('/shabad?id=1');
    await expect(plain.locator('aside')).toBeHidden();
    await context.close();
  });
});

test('the header folds away while one reads on, and is back with the first move back', async ({ page }) => {
  const { header } = await visit(page, '/shabad?id=3406');
  await page.waitForTimeout(600);
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

test('the header leaves no gap: it folds away when the text has reached the top', async ({ page }) => {
  const { header } = await visit(page, '/shabad?id=3406');
  await page.waitForTimeout(600);
  const main = page.getByRole('main');
  const top = (await main.boundingBox())?.y ?? 0;
  for (const y of [top / 4, top / 2, top - 5]) {
    await scrollTo(page, y);
    // As long as it would take to fold away.
    await page.waitForTimeout(400);
    const box = await header.boundingBox();
    const gap = ((await main.boundingBox())?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
    expect(gap, `at ${String(y)} pixels`).toBeLessThanOrEqual(1);
  }
  await scrollTo(page, top + 20);
  await expect(header).not.toBeInViewport();
});

test.describe('the privacy notice', () => {
  test('lies over no text, and never comes back once it is accepted (behaviour 117)', async ({
    page,
    context,
  }) => {
    const { privacyNotice } = await visit(page, '/shabad?id=1');
    const header = await page.getByRole('banner').boundingBox();
    const notice = await privacyNotice.boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
    await privacyNotice.getByRole('button', { name: 'Accept' }).click();
    await expect(privacyNotice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(privacyNotice).toHaveCount(0);
    const other = await context.newPage();
    await other.goto('/help');
    await expect(new SiteShell(other).privacyNotice).toHaveCount(0);
  });

  test('says why, and leads to the answer', async ({ page }) => {
    const { privacyNotice } = await visit(page, '/shabad?id=1');
    await privacyNotice.getByRole('link', { name: 'Why?' }).click();
    await expect(page).toHaveURL('/help#Web-why-does-sikhitothemax-website-use-cookies-and-loc');
    await expect(page.locator(idOf(page)).getByRole('heading')).toBeInViewport();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the privacy notice is accepted on the page one reads, and never comes back', async ({ page }) => {
    await page.goto('/ang?ang=5&source=G');
    const { privacyNotice } = new SiteShell(page);
    await privacyNotice.getByRole('button', { name: 'Accept' }).click();
    await expect(page).toHaveURL('/ang?ang=5&source=G');
    await expect(privacyNotice).toHaveCount(0);
    await page.goto('/help');
    await expect(privacyNotice).toHaveCount(0);
  });
});

test.describe('news of the operator', () => {
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

  test('may be a drawing for the day, which stands on Home (behaviour 116)', async ({ page }) => {
    await page.goto(server.origin);
    const drawing = page.getByRole('img', { name: 'A river' });
    await expect(drawing).toBeVisible();
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
    await expect(page.getByRole('link').filter({ has: drawing })).toHaveAttribute('href', '/hukamnama');
    await expect(page.getByText('A painter')).toBeVisible();
  });

  test('stands on every page until it is dismissed, and then not again in this session', async ({
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
    const kept = async () => (await context.cookies()).filter(({ name }) => name === 'naad-banner');
    // Until the browser is closed; it takes what a script keeps a moment later, in a process of its own.
    await expect.poll(async () => (await kept()).map(({ expires }) => expires)).toEqual([-1]);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(news).toHaveCount(0);
    const html = await (await context.request.get(`${server.origin}/`)).text();
    expect(html).not.toContain('Kirtan tonight');
  });
});

test.describe('the footer', () => {
  test('says which version this is', async ({ page }) => {
    const manifest = new URL('../../../package.json', import.meta.url);
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
    await page.goto('/');
    await expect(new SiteShell(page).footer).toContainText(`Naad ${version}`);
  });

  test('leads to what is said of the site', async ({ page, request }) => {
    const { footer } = await visit(page, '/shabad?id=1');
    for (const [name, path] of [
      ['Help', '/help'],
      ['About Us', '/about'],
      ['Legal', '/terms-of-service'],
      ['What is sent', '/what-is-sent'],
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

test.describe('the button that leads back', () => {
  test('leads to the page before, where one was on it', async ({ page }) => {
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

  test('leads Home where the visit began here', async ({ page }) => {
    await visit(page, '/shabad?id=1');
    await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Back' })).toHaveCount(0);
  });
});

test('a page that takes its time is announced by a line at the top', async ({ page }) => {
  await visit(page, '/shabad?id=1839');
  const { promise: held, resolve: release } = deferred();
  await page.route('**/v2/angs/**', async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.locator('[data-loading-bar]');
  await page.getByRole('main').locator('a[href^="/ang?"]').first().press('Enter');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(new ShabadPage(page).lines.first()).toBeVisible();
  release();
  await page.waitForURL(/\/ang\?/);
  await expect(bar).toHaveCount(0);
});

test('a link to an answer leads to it from another page, and the header does not lie over it', async ({
  page,
}) => {
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

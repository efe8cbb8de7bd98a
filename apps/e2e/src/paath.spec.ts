import type { Page } from '@playwright/test';
import { decodePreferences, type Preferences, PREFERENCES_COOKIE } from '@naad/settings-schema';
import { expect, test, prepareVisitor } from './test.ts';

async function open(page: Page, href: string, choices: Partial<Preferences>) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await prepareVisitor(page.context(), origin, { hasAcceptedNotice: true, ...choices });
  await page.goto(href);
}

/** Scrolls by a number of pixels, and waits until the page has reacted. */
async function scrollBy(page: Page, pixels: number) {
  await page.evaluate(
    (by) =>
      new Promise<void>((done) => {
        window.scrollBy({ top: by, behavior: 'instant' });
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            done();
          });
        });
      }),
    pixels,
  );
}

async function scrollUntil(page: Page, by: number, isReached: () => Promise<boolean> | boolean) {
  for (let step = 0; step < 400; step++) {
    if (await isReached()) return;
    await scrollBy(page, by);
  }
  throw new Error('The scroll target was not found.');
}

const angOf = (page: Page) => Number(new URL(page.url()).searchParams.get('ang'));

/** Id of the first line below the header. */
const currentLine = (page: Page) =>
  page.evaluate(() => {
    const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const line = [...document.querySelectorAll<HTMLElement>('[data-verse-id]')].find(
      (each) => each.getBoundingClientRect().top >= below - 2,
    );
    return line?.dataset['verseId'] ?? '';
  });

/** Id of the verse at which the visitor's browser would resume. */
async function storedVerse(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const { lastVerse } = decodePreferences(cookies.find(({ name }) => name === PREFERENCES_COOKIE)?.value);
  return String(lastVerse);
}

const separator = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test.describe('paath [S1.6]', () => {
  test('continues from ang to ang, forward and back, and the address follows [B73]', async ({ page }) => {
    let angWhenAsked: number | null = null;
    page.on('request', (request) => {
      if (request.url().includes('/v2/angs/501/')) angWhenAsked ??= angOf(page);
    });
    await open(page, '/ang?ang=500&source=G', { readingMode: 'sehaj' });
    const length = await page.evaluate(() => history.length);
    await scrollUntil(page, 400, () => angWhenAsked !== null);
    expect(angWhenAsked).toBe(500);
    await scrollUntil(page, 400, () => angOf(page) === 502);
    await expect(separator(page, 'Ang 502')).toBeAttached();
    await expect(page).toHaveTitle(/^Ang 502 of /);
    await scrollUntil(page, -400, () => angOf(page) === 500);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('keeps the current ang in another mode and after going back [B73]', async ({ page }) => {
    await open(page, '/ang?ang=500&source=G', { readingMode: 'sehaj' });
    const length = await page.evaluate(() => history.length);
    await scrollUntil(page, 400, () => angOf(page) === 502);
    await page.keyboard.press('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Ang 502');
    expect(angOf(page)).toBe(502);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.getByRole('link', { name: /^Next/ }).first().click();
    await expect(heading).toHaveText('Ang 503');
    await page.goBack();
    await expect(heading).toHaveText('Ang 502');
  });

  test("doesn't jump when angs are added or removed, and never holds more than 400 lines [R8]", async ({
    page,
  }) => {
    await open(page, '/ang?ang=1&source=G', { readingMode: 'akhand' });
    let maxLines = 0;
    await scrollUntil(page, 500, async () => {
      const [moved, lines] = await page.evaluate(async () => {
        const line = document
          .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
          ?.closest('[data-verse-id]');
        const before = (line?.getBoundingClientRect().top ?? 0) + window.scrollY;
        window.scrollBy({ top: 300, behavior: 'instant' });
        const top = window.scrollY;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const after = (line?.isConnected ? line.getBoundingClientRect().top : before - top) + top;
        return [after - before, document.querySelectorAll('[data-verse-id]').length] as const;
      });
      expect(Math.abs(moved)).toBeLessThan(2);
      maxLines = Math.max(maxLines, lines);
      return angOf(page) >= 15;
    });
    expect(maxLines).toBeLessThanOrEqual(400);
  });

  test("shows only lines in akhand mode, and the reader's choices in sehaj mode", async ({ page }) => {
    await open(page, '/ang?ang=500&source=G', { readingMode: 'akhand' });
    await expect(page.locator('[data-verse-id]').first()).toBeVisible();
    await expect(page.locator('[data-verse-area] p[lang="en"]')).toHaveCount(0);
    await open(page, '/ang?ang=500&source=G', { readingMode: 'sehaj' });
    await expect(page.locator('[data-verse-area] p[lang="en"]').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('English translation: ');
  });

  test('offers the next ang until the last [B74]', async ({ page }) => {
    const more = page.getByRole('button', { name: 'Load next ang' });
    await open(page, '/ang?ang=1429&source=G', { readingMode: 'akhand' });
    await scrollUntil(page, 600, async () => (await more.count()) === 0);
    await expect(separator(page, 'Ang 1430')).toBeAttached();
    await open(page, '/ang?ang=700&source=G', { readingMode: 'akhand' });
    await expect(more).toHaveCount(1);
  });

  test('reports an ang that failed to load, and retries it', async ({ page }) => {
    await page.route('**/v2/angs/502/**', (route) => route.abort());
    await open(page, '/ang?ang=500&source=G', { readingMode: 'akhand' });
    const again = page.getByRole('button', { name: 'Try again' });
    await scrollUntil(page, 500, async () => (await again.count()) > 0);
    await expect(page.getByText('The next lines did not load.')).toBeVisible();
    await page.unroute('**/v2/angs/502/**');
    await again.click();
    await expect(separator(page, 'Ang 502')).toBeAttached();
  });

  test('resumes at the verse after a reload, a rotation of the device, and from Home [B70]', async ({
    page,
  }) => {
    await open(page, '/ang?ang=500&source=G', { readingMode: 'sehaj' });
    await scrollUntil(page, 500, () => angOf(page) === 501);
    await scrollBy(page, 400);
    await expect.poll(async () => (await storedVerse(page)) === (await currentLine(page))).toBe(true);
    const line = await currentLine(page);
    const ang = angOf(page);
    // A device can also be rotated before the deferred code has loaded.
    await page.route('**/readingHelp*', (route) => route.abort());
    await page.reload();
    expect(angOf(page)).toBe(ang);
    await expect.poll(() => currentLine(page)).toBe(line);

    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: height, height: width });
    await expect(page.locator(`[data-verse-id="${line}"]`)).toBeInViewport();
    await page.setViewportSize({ width, height });
    await expect(page.locator(`[data-verse-id="${line}"]`)).toBeInViewport();

    await page.goto('/');
    await page.getByRole('link', { name: /^Continue/ }).click();
    await expect(page).toHaveURL(new RegExp(`ang=${String(ang)}`));
    await expect(page.locator(`[data-verse-id="${line}"]`)).toBeInViewport();
  });
});

test('a paath goes on from Home, in its mode and at the last ang [P48]', async ({ page }) => {
  await open(page, '/', { lastAng: 917 });
  await page.getByRole('link', { name: 'Sehaj paath Ang 917 · 64%' }).click();
  await page.waitForURL(/\/ang\?ang=917&source=G/);
  const cookie = (await page.context().cookies()).find(({ name }) => name === PREFERENCES_COOKIE);
  expect(decodePreferences(cookie?.value).readingMode).toBe('sehaj');
});

import type { Page } from '@playwright/test';
import type { Preferences } from '@naad/settings-schema';
import { prepareVisitor } from './prepareVisitor.ts';
import { expect, test } from './test.ts';

async function open(page: Page, href: string, choices: Partial<Preferences>) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await prepareVisitor(page.context(), origin, { hasAcceptedNotice: true, ...choices });
  await page.goto(href);
}

/** Scrolls by so many pixels, and lets the page follow. */
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

async function scrollUntil(page: Page, by: number, isThere: () => Promise<boolean> | boolean) {
  for (let step = 0; step < 400; step++) {
    if (await isThere()) return;
    await scrollBy(page, by);
  }
  throw new Error('It is nowhere.');
}

const angOf = (page: Page) => Number(new URL(page.url()).searchParams.get('ang'));

/** The line at which the reader is: its id, and its place on the screen. */
const readLine = (page: Page) =>
  page.evaluate(() => {
    const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const line = [...document.querySelectorAll<HTMLElement>('[data-verse-id]')].find(
      (each) => each.getBoundingClientRect().top >= below - 2,
    );
    return line?.dataset['verseId'] ?? '';
  });

const separator = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test.describe('paath', () => {
  test('goes on from ang to ang; the address follows, and back (behaviour 73)', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/ang?ang=500&source=G', { readingMode: 'sehaj' });
    const length = await page.evaluate(() => history.length);
    await scrollUntil(page, 400, () => asked.some((url) => url.includes('/v2/angs/501/')));
    expect(angOf(page)).toBe(500);
    await scrollUntil(page, 400, () => angOf(page) === 502);
    await expect(separator(page, 'Ang 502')).toBeAttached();
    await expect(page).toHaveTitle(/^Ang 502 of /);
    await scrollUntil(page, -400, () => angOf(page) === 500);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('goes on in another mode at the ang one had come to, and so does who comes back', async ({ page }) => {
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

  test('stays where it is read when angs come and go, and never holds more than 400 lines', async ({
    page,
  }) => {
    await open(page, '/ang?ang=1&source=G', { readingMode: 'akhand' });
    let most = 0;
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
      most = Math.max(most, lines);
      return angOf(page) >= 15;
    });
    expect(most).toBeLessThanOrEqual(400);
  });

  test('akhand is the lines alone, sehaj has what the reader chose', async ({ page }) => {
    await open(page, '/ang?ang=500&source=G', { readingMode: 'akhand' });
    await expect(page.locator('[data-verse-id]').first()).toBeVisible();
    await expect(page.locator('[data-verse-area] p[lang="en"]')).toHaveCount(0);
    await open(page, '/ang?ang=500&source=G', { readingMode: 'sehaj' });
    await expect(page.locator('[data-verse-area] p[lang="en"]').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('English translation: ');
  });

  test('offers the next ang until the last (behaviour 74)', async ({ page }) => {
    const more = page.getByRole('button', { name: 'Load next ang' });
    await open(page, '/ang?ang=1429&source=G', { readingMode: 'akhand' });
    await scrollUntil(page, 600, async () => (await more.count()) === 0);
    await expect(separator(page, 'Ang 1430')).toBeAttached();
    await open(page, '/ang?ang=700&source=G', { readingMode: 'akhand' });
    await expect(more).toHaveCount(1);
  });

  test('says when an ang did not come, and tries again', async ({ page }) => {
    await page.route('**/v2/angs/502/**', (route) => route.abort());
    await open(page, '/ang?ang=500&source=G', { readingMode: 'akhand' });
    const again = page.getByRole('button', { name: 'Try again' });
    await scrollUntil(page, 500, async () => (await again.count()) > 0);
    await expect(page.getByText('The next lines did not come.')).toBeVisible();
    await page.unroute('**/v2/angs/502/**');
    await again.click();
    await expect(separator(page, 'Ang 502')).toBeAttached();
  });

  test('is resumed at the verse after a reload, a turn of the device, and from Home (behaviour 70)', async ({
    page,
  }) => {
    await open(page, '/ang?ang=500&source=G', { readingMode: 'sehaj' });
    await scrollUntil(page, 500, () => angOf(page) === 501);
    await scrollBy(page, 400);
    await page.waitForTimeout(600);
    const line = await readLine(page);
    const ang = angOf(page);
    // A device is also turned before what can wait is there.
    await page.route('**/readingHelp*', (route) => route.abort());
    await page.reload();
    expect(angOf(page)).toBe(ang);
    await expect.poll(() => readLine(page)).toBe(line);

    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: height, height: width });
    await expect(page.locator(`[data-verse-id="${line}"]`)).toBeInViewport();
    await page.setViewportSize({ width, height });
    await expect(page.locator(`[data-verse-id="${line}"]`)).toBeInViewport();

    await page.goto('/');
    await page.getByRole('link', { name: /^Resume/ }).click();
    await expect(page).toHaveURL(new RegExp(`ang=${String(ang)}`));
    await expect(page.locator(`[data-verse-id="${line}"]`)).toBeInViewport();
  });
});

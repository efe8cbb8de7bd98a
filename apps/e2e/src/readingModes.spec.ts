import type { Page } from '@playwright/test';
import type { Preferences } from '@naad/settings-schema';
import { openDetails } from './pages/openDetails.ts';
import { expect, test, prepareVisitor } from './test.ts';

const area = (page: Page) => page.getByRole('region', { name: 'Shabad Container' });
const english = (page: Page) => area(page).locator('p[lang="en"]:not(header p)');
const idsOf = (page: Page) =>
  page
    .locator('[data-verse-id]')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-verse-id')));

/** Distance of a line from the top of the screen, in CSS pixels. */
const topOf = (page: Page, id: string) =>
  page.locator(`[data-verse-id="${id}"]`).evaluate((line) => line.getBoundingClientRect().top);

/** Waits until a line has kept its place for ten animation frames. */
const untilStill = (page: Page, id: string) =>
  page.locator(`[data-verse-id="${id}"]`).evaluate(async (line) => {
    const topOfLine = () => line.getBoundingClientRect().top;
    for (let top = topOfLine(), frames = 0; frames < 10; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (topOfLine() !== top) frames = -1;
      top = topOfLine();
    }
  });

async function open(page: Page, href: string, choices: Partial<Preferences> = {}) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await prepareVisitor(page.context(), origin, { hasAcceptedNotice: true, ...choices });
  await page.goto(href);
  await expect(page.locator('[data-verse-id]').first()).toBeVisible();
}

test.describe('layouts [S1.6]', () => {
  test('split view, reading mode and line by line have the same lines, already in the HTML', async ({
    page,
    request,
  }) => {
    await open(page, '/shabad?id=1839');
    const lines = await idsOf(page);
    for (const readingMode of ['split', 'reading'] as const) {
      await open(page, '/shabad?id=1839', { readingMode });
      await expect(area(page)).toHaveAttribute('data-verse-area', readingMode);
      expect(await idsOf(page)).toEqual(lines);
    }
    const html = await (
      await request.get('/shabad?id=1839', { headers: { cookie: 'naad=2~readingMode:reading' } })
    ).text();
    expect(html).toContain('data-verse-area="reading"');
    expect(html.match(/<p[^>]*lang="en"[^>]*dir="auto"/g)).toHaveLength(1);
  });

  test('each replaces the other [B56]', async ({ page }) => {
    await open(page, '/shabad?id=1839');
    await page.keyboard.press('/');
    await expect(area(page)).toHaveAttribute('data-verse-area', 'split');
    await page.keyboard.press('r');
    await expect(area(page)).toHaveAttribute('data-verse-area', 'reading');
    await page.keyboard.press('r');
    await expect(area(page)).toHaveAttribute('data-verse-area', 'mixed');
  });

  test('paragraphs of a bani are grouped [B81]', async ({ page }) => {
    await open(page, '/sundar-gutka/2', { isParagraph: true });
    await expect(page.locator('[data-paragraph]').nth(3)).toBeVisible();
    const numbers = await page
      .locator('[data-paragraph]')
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('data-paragraph')));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

test.describe('texts beside the lines', () => {
  test("toggle in place: the current line doesn't move, and the focus stays", async ({ page }) => {
    await open(page, '/ang?ang=917&source=G');
    const id = (await idsOf(page))[12] ?? '';
    await page.locator(`[data-verse-id="${id}"]`).evaluate((line) => {
      line.scrollIntoView({ block: 'start' });
    });
    await untilStill(page, id);
    const link = page.getByRole('link', { name: 'Open shabad' }).first();
    await link.evaluate((element) => {
      element.focus({ preventScroll: true });
    });
    const before = await topOf(page, id);
    await page.keyboard.press('e');
    await expect(english(page)).toHaveCount(0);
    expect(Math.abs((await topOf(page, id)) - before)).toBeLessThan(40);
    await expect(link).toBeFocused();
    await page.keyboard.press('t');
    await expect(area(page).locator('p[lang="pa-Guru"]').first()).toBeAttached();
    expect(Math.abs((await topOf(page, id)) - before)).toBeLessThan(40);
    await expect(page.getByRole('main')).toContainText('Punjabi translation: ');
  });

  test('are requested only if they are shown', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/shabad?id=1839', { transliterations: [] });
    await page.keyboard.press('e');
    await expect(english(page)).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/v2/shabads/1839'))).toEqual([
      expect.stringMatching(/translations=&transliterations=$/),
    ]);
  });

  test('in English bring a row of English names [B62]', async ({ page }) => {
    await open(page, '/shabad?id=1839');
    const meta = page.locator('[data-meta] [popover]').first();
    await openDetails(page);
    await expect(meta.getByRole('link', { name: /^Ang \d+$/ })).toBeVisible();
    await expect(meta).toContainText('Sri Guru Granth Sahib Ji');
    await page.keyboard.press('e');
    await page.keyboard.press('Shift+E');
    await expect(meta).not.toContainText('Sri Guru Granth Sahib Ji');
    await expect(meta.locator('[lang="pa-Guru"]').first()).toBeVisible();
    await open(page, '/ang?ang=1&source=D');
    await page.getByRole('link', { name: 'Open shabad' }).first().click();
    await page.waitForURL(/\/shabad\?/);
    await openDetails(page);
    await expect(meta.getByRole('link', { name: /^Pannaa \d+$/ })).toBeVisible();
  });
});

test.describe('neighbours', () => {
  test('the next page is prefetched, and the arrow keys open it [B63]', async ({ page }) => {
    const next = page.waitForRequest((request) => request.url().includes('/v2/shabads/1840'));
    await open(page, '/shabad?id=1839');
    await next;
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: 'Next shabad' })).toHaveAttribute('href', /id=1841/);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/id=1839/);
  });

  test('swiping opens the neighbour [B63]', async ({ page }) => {
    await open(page, '/ang?ang=917&source=G');
    await page
      .locator('[data-verse-id]')
      .nth(1)
      .evaluate((line) => {
        const touchAt = (clientX: number) =>
          new Touch({ identifier: 1, target: line, clientX, clientY: 300 });
        const send = (type: string, x: number) =>
          line.dispatchEvent(
            new TouchEvent(type, {
              bubbles: true,
              touches: type === 'touchend' ? [] : [touchAt(x)],
              changedTouches: [touchAt(x)],
            }),
          );
        send('touchstart', 300);
        send('touchend', 120);
      });
    await expect(page).toHaveURL(/ang=918/);
  });

  test('Up and Down move the highlighted line of an ang, and past its end [B71, S2.16, B51]', async ({
    page,
  }) => {
    await open(page, '/ang?ang=917&source=G');
    const ids = await idsOf(page);
    await open(page, `/ang?ang=917&source=G&highlight=${ids.at(-2) ?? ''}`);
    const current = page.locator('[data-verse-id][aria-current="true"]');
    await page.keyboard.press('ArrowDown');
    await expect(current).toHaveAttribute('data-verse-id', ids.at(-1) ?? '');
    await expect(current).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`highlight=${ids.at(-1) ?? ''}`));
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/ang=918/);
    // The address changes before the page is rendered.
    await expect(current).not.toHaveAttribute('data-verse-id', ids.at(-1) ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(page).toHaveURL(/ang=917/);
    await expect(current).toHaveAttribute('data-verse-id', ids.at(-1) ?? '');
  });
});

test('a long bani has the same text after every switch', async ({ page }) => {
  await open(page, '/sundar-gutka/31');
  const lines = await idsOf(page);
  expect(lines.length).toBeGreaterThan(1000);
  // A page of this length hydrates late, and stores its font after that.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('naad-font');
  await page.keyboard.press('/');
  // A locator's `expect` describes the accessibility tree of the page while it waits, which blocks so long a page for seconds.
  await page.locator('[data-verse-area="split"]').waitFor();
  await expect.poll(() => page.locator('[data-mode="split"] div[data-verse-id]').count()).toBe(lines.length);
  await page.keyboard.press('/');
  await expect.poll(() => page.locator('[data-mode="mixed"] div[data-verse-id]').count()).toBe(lines.length);
  expect(await idsOf(page)).toEqual(lines);
});

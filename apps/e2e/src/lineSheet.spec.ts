import type { Locator, Page } from '@playwright/test';
import { ReadingTools } from './pages/ReadingTools.ts';
import { type BuiltServer, startBuiltServer } from './startBuiltServer.ts';
import { expect, test } from './test.ts';

/** Satta and Balwand, ang 968: nine lines. */
const SHABAD = '/shabad?id=3590';
/** Longer than the half second after which a finger at rest is a long press. */
const LONG_PRESS_MS = 900;

async function hold(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  });
  await page.waitForTimeout(LONG_PRESS_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('the sheet of a line', () => {
  // A mouse has no long press.
  test('opens on a long press [P30]', { tag: '@phone' }, async ({ page }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.ready();
    await hold(page, tools.word(1, 1));
    await expect(tools.gloss.locator('tr[data-pressed]').first()).toContainText(
      String(await tools.word(1, 1).textContent()),
    );
  });

  test('returns the focus to the line on Close and on Escape in it [P31]', async ({ page }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.press(tools.word(1, 1));
    await tools.gloss.getByRole('button', { name: 'Close' }).click();
    await expect(tools.gloss).toHaveCount(0);
    await expect(tools.word(1, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await tools.gloss.getByRole('button', { name: 'Copy' }).focus();
    await page.keyboard.press('Escape');
    await expect(tools.gloss).toHaveCount(0);
    await expect(tools.word(1, 1)).toBeFocused();
  });

  test('leads to the receipt of its line [T55]', async ({ page }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.press(tools.word(1, 1));
    const verse = (await tools.lines.nth(1).getAttribute('data-verse-id')) ?? '';
    await tools.gloss.getByRole('link', { name: 'Where this line comes from' }).click();
    await expect(page).toHaveURL(`/receipt/${verse}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where this line comes from');
  });

  test("doesn't hide its line, and doesn't move a line that is in view [P30]", async ({ page }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.ready();
    const line = tools.lines.nth(4);
    const word = tools.word(4, 0);
    // At the lower edge of the screen.
    await line.evaluate((element) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    await word.click();
    await expect(tools.gloss.getByRole('table')).toBeVisible();
    await expect
      .poll(() =>
        word.evaluate((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return document.elementFromPoint(left + 2, (top + bottom) / 2) === element;
        }),
      )
      .toBe(true);
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Escape');
    await expect(tools.gloss).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(tools.gloss.getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});

test.describe('a site that can be written to', () => {
  let site: BuiltServer | null = null;
  test.beforeAll(async () => {
    site = await startBuiltServer({ FEEDBACK_URL: 'mailto:seva@example.org' });
  });
  test.afterAll(() => site?.stop());

  test('gets reports with the address, verse and line filled in [P37]', async ({ page }) => {
    const tools = await ReadingTools.open(page, `${String(site?.origin)}${SHABAD}`);
    await tools.press(tools.word(1, 1));
    const id = String(await tools.lines.nth(1).getAttribute('data-verse-id'));
    const line = (await tools.lines.nth(1).locator('[data-word]').allTextContents()).join(' ');
    await tools.gloss.getByRole('link', { name: 'Report a mistake' }).click();
    await page.waitForURL(`**/report?verse=${id}`);
    const link = page.getByRole('main').getByRole('link', { name: 'write to the people of this site' });
    const mail = new URL(String(await link.getAttribute('href')));
    expect(mail.pathname).toBe('seva@example.org');
    expect(mail.searchParams.get('subject')).toContain(id);
    expect(mail.searchParams.get('body')).toContain(line);
    expect(mail.searchParams.get('body')).toContain(`${SHABAD}&highlight=${id}`);
  });
});

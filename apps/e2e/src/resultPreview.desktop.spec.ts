import { KeyboardVisitor } from './checks/KeyboardVisitor.ts';
import { SearchPage, ShabadPreview } from './pages/SearchPage.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { expect, test } from './test.ts';

const MANY = { q: 'hh', type: '0', source: 'G', writer: 'all' } as const;

test.describe('the preview of a shabad [B43]', () => {
  test('opens on hover with at most twelve lines, and closes with Escape or on leaving [S2.77, B43]', async ({
    page,
  }) => {
    const { link, box, lines } = new ShabadPreview(await SearchPage.open(page, MANY), 1);
    await link.hover();
    await expect(lines).toHaveCount(12);
    await expect(box).toContainText(/\+ \d+ more lines?\.\.\./);
    // The pointer can move over to the preview.
    await lines.nth(5).hover();
    await expect(box).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await page.mouse.move(1, 1);
    await link.hover();
    await expect(box).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(box).toBeHidden();
  });

  test('counts the remaining lines', async ({ page, request }) => {
    const results = await SearchPage.open(page, MANY);
    const { link, box } = new ShabadPreview(results, 1);
    const id = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('id');
    const { count } = (await (await request.get(`/api/v2/shabads/${id ?? ''}`)).json()) as { count: number };
    expect(count).toBeGreaterThan(12);
    await link.hover();
    const more = count - 12;
    await expect(box).toContainText(more === 1 ? '+ 1 more line...' : `+ ${String(more)} more lines...`);
  });

  test('opens on keyboard focus without taking it, and closes with it [S2.77, B43]', async ({ page }) => {
    const { link, box } = new ShabadPreview(await SearchPage.open(page, MANY), 0);
    const keys = new KeyboardVisitor(page);
    await keys.tabTo(link);
    await expect(box).toBeVisible();
    await expect(link).toBeFocused();
    await keys.press('Tab');
    await expect(box).toBeHidden();
  });

  test("doesn't open while settings are open [S2.78]", async ({ page }) => {
    const { link, box } = new ShabadPreview(await SearchPage.open(page, MANY), 0);
    const shell = new SiteShell(page);
    await shell.settingsButton.click();
    await expect(shell.settings).toBeVisible();
    await link.hover();
    // A fixed wait, since nothing must happen; it is longer than the preview's delay, and the test above proves that it
    // would open.
    await page.waitForTimeout(1200);
    await expect(box).toHaveCount(0);
  });
});

import { KeyboardVisitor } from './checks/KeyboardVisitor.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { ShabadPreview } from './pages/ShabadPreview.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { expect, test } from './test.ts';

const MANY = { q: 'hh', type: '0', source: 'G', writer: 'all' } as const;

test.describe('the preview of a shabad (behaviour 43)', () => {
  test('comes with the pointer, is at most twelve lines long, and goes with Escape or leaving', async ({
    page,
  }) => {
    const { link, box, lines } = new ShabadPreview(await SearchPage.open(page, MANY), 1);
    await link.hover();
    await expect(lines).toHaveCount(12);
    await expect(box).toContainText(/\+ \d+ more lines?\.\.\./);
    // One can go over to it.
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

  test('counts the lines that follow', async ({ page, request }) => {
    const results = await SearchPage.open(page, MANY);
    const { link, box } = new ShabadPreview(results, 1);
    const id = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('id');
    const { count } = (await (await request.get(`/api/v2/shabads/${id ?? ''}`)).json()) as { count: number };
    expect(count).toBeGreaterThan(12);
    await link.hover();
    const more = count - 12;
    await expect(box).toContainText(more === 1 ? '+ 1 more line...' : `+ ${String(more)} more lines...`);
  });

  test('comes where the focus of the keyboard stays, does not take it, and goes with it', async ({
    page,
  }) => {
    const { link, box } = new ShabadPreview(await SearchPage.open(page, MANY), 0);
    const keys = new KeyboardVisitor(page);
    await keys.tabTo(link);
    await expect(box).toBeVisible();
    await expect(link).toBeFocused();
    await keys.press('Tab');
    await expect(box).toBeHidden();
  });

  test('is not there while settings are open', async ({ page }) => {
    const { link, box } = new ShabadPreview(await SearchPage.open(page, MANY), 0);
    const shell = new SiteShell(page);
    await shell.settingsButton.click();
    await expect(shell.settings).toBeVisible();
    await link.hover();
    // Longer than it takes to come; that it would is shown above.
    await page.waitForTimeout(1200);
    await expect(box).toHaveCount(0);
  });
});

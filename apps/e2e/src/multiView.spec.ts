import type { Page } from '@playwright/test';
import { MultiViewPanel } from './pages/MultiViewPanel.ts';
import { ReadingTools } from './pages/ReadingTools.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { expect, test } from './test.ts';

const QUERY = { q: 'hhh', type: '0', source: 'G' };

/** Saves the first results, opens their list, and returns the panel and their lines. */
async function saveResults(page: Page, count: number) {
  const search = await SearchPage.open(page, QUERY);
  const panel = new MultiViewPanel(page);
  const lines: string[] = [];
  for (let place = 0; place < count; place++) {
    lines.push(await search.lineText(place));
    await search.save(place).click();
    await expect(search.save(place)).toHaveAttribute('aria-pressed', 'true');
  }
  await panel.openFromNotice();
  await expect(panel.lines).toHaveCount(count);
  return { search, panel, lines };
}

test.describe('multi-view', () => {
  test('has each saved line once, and a notice says so [S2.75, S4.26, P50]', async ({ page }) => {
    const { search, panel, lines } = await saveResults(page, 2);
    await expect(panel.dialog).toBeVisible();
    await expect(panel.lines).toHaveText(lines);
    await page.keyboard.press('Escape');
    const notices = page.getByRole('region', { name: 'Notifications' });
    await search.save(0).click();
    await expect(notices).toContainText('Already saved');
    await panel.openFromNotice();
    await expect(panel.lines).toHaveText(lines);
  });

  test('saving is undone by its notice, without a panel over the page [P50]', async ({ page }) => {
    const search = await SearchPage.open(page, QUERY);
    await search.save(0).click();
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices).toContainText('Saved');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await notices.getByRole('button', { name: 'Undo' }).click();
    await expect(search.save(0)).toHaveAttribute('aria-pressed', 'false');
  });

  test('a note on a saved line survives a reload, and is deleted with undo [P53]', async ({ page }) => {
    const { panel, lines } = await saveResults(page, 1);
    const [line = ''] = lines;
    await panel.dialog.getByRole('button', { name: `Add note: ${line}` }).click();
    await panel.dialog.getByRole('textbox', { name: 'Your note on this line' }).fill('For Sunday');
    await panel.dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto('/pothi');
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('For Sunday');
    await page.getByRole('button', { name: `Edit note: ${line}` }).click();
    await page.getByRole('button', { name: 'Delete note' }).click();
    await expect(page.getByText('For Sunday')).toHaveCount(0);
    const notices = page.getByRole('region', { name: 'Notifications' });
    await notices.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('For Sunday');
  });

  test('is reordered by keyboard, and displays the shabads in that order [S1.9, S2.96, S4.28, B86]', async ({
    page,
  }) => {
    const { panel, lines } = await saveResults(page, 2);
    const [first = '', second = ''] = lines;
    await panel.handle(second).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(panel.lines).toHaveText([second, first]);
    const links = await panel.dialog.getByRole('listitem').getByRole('link').all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    const asked = hrefs.map((href) => new URLSearchParams(href?.split('?')[1]));

    await panel.display.click();
    await page.waitForURL(/\/shabad\?/);
    const here = new URL(page.url()).searchParams;
    expect(here.get('id')).toBe(asked.map((each) => each.get('id')).join());
    expect(here.get('highlight')).toBe(asked.map((each) => each.get('highlight')).join());
    const shabads = new ShabadPage(page);
    await expect(shabads.highlighted).toHaveCount(2);
    expect(
      await shabads.highlighted.evaluateAll((each) => each.map((line) => line.dataset['verseId'])),
    ).toEqual(asked.map((each) => each.get('highlight')));
    await expect(panel.dialog).toBeHidden();
  });

  test('restores a removed line, and a cleared list [S4.27, B85]', async ({ page }) => {
    const { panel, lines } = await saveResults(page, 3);
    await panel.remove(lines[1] ?? '').click();
    await expect(panel.lines).toHaveText([lines[0] ?? '', lines[2] ?? '']);
    await panel.undo.click();
    await expect(panel.lines).toHaveText(lines);
    await panel.clear.click();
    await expect(panel.lines).toHaveCount(0);
    await expect(panel.dialog).toContainText('Nothing has been added yet.');
    await panel.undo.click();
    await expect(panel.lines).toHaveText(lines);
  });

  test('survives a reload, and is synchronized between tabs [B87]', async ({ page, context }) => {
    const { panel, lines } = await saveResults(page, 2);
    await page.reload();
    const search = new SearchPage(page);
    await expect(search.save(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(search.save(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(search.save(2)).toHaveAttribute('aria-pressed', 'false');

    const other = await context.newPage();
    await (await SearchPage.open(other, QUERY)).save(2).click();
    await expect(search.save(2)).toHaveAttribute('aria-pressed', 'true');
    await search.save(0).click();
    await panel.openFromNotice();
    await expect(panel.lines).toHaveCount(3);
    await expect(panel.lines.first()).toHaveText(lines[0] ?? '');
  });

  test('a shabad is saved from its own page, by the line it was opened for', async ({ page }) => {
    const search = await SearchPage.open(page, QUERY);
    const line = await search.lineText(1);
    await search.openResult(1);
    await expect(page.getByRole('region', { name: 'Shabad Container' })).toBeVisible();
    const tools = new ReadingTools(page);
    await tools.openToolbar();
    const save = tools.toolbar.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    const panel = new MultiViewPanel(page);
    await panel.openFromNotice();
    await expect(panel.lines).toHaveText([line]);
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeHidden();
  });
});

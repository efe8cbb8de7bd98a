import type { Page } from '@playwright/test';
import { MultiViewPanel } from './pages/MultiViewPanel.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { expect, test } from './test.ts';

const QUERY = { q: 'hhh', type: '0', source: 'G' };

/** Adds the first results, and returns the panel and their lines. */
async function addResults(page: Page, count: number) {
  const search = await SearchPage.open(page, QUERY);
  const panel = new MultiViewPanel(page);
  const lines: string[] = [];
  for (let place = 0; place < count; place++) {
    lines.push(await search.lineText(place));
    await search.addToMultiView(place).click();
    await expect(panel.lines).toHaveCount(place + 1);
  }
  return { search, panel, lines };
}

test.describe('multi-view', () => {
  test('opens with an added line, announces it, and accepts each line once [S2.75, S4.26]', async ({
    page,
  }) => {
    const { search, panel, lines } = await addResults(page, 2);
    await expect(panel.dialog).toBeVisible();
    await expect(panel.lines).toHaveText(lines);
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices).toContainText('Added to multi-view');
    await expect(search.addToMultiView(0)).toHaveAttribute('aria-pressed', 'true');
    await search.addToMultiView(0).click();
    await expect(notices).toContainText('Already in multi-view');
    await expect(panel.lines).toHaveText(lines);
  });

  test('is reordered by keyboard, and displays the shabads in that order [S1.9, S2.96, S4.28, B86]', async ({
    page,
  }) => {
    const { panel, lines } = await addResults(page, 2);
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
    const { panel, lines } = await addResults(page, 3);
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
    const { panel, lines } = await addResults(page, 2);
    await page.reload();
    const search = new SearchPage(page);
    await expect(search.addToMultiView(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(search.addToMultiView(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(search.addToMultiView(2)).toHaveAttribute('aria-pressed', 'false');

    const other = await context.newPage();
    await (await SearchPage.open(other, QUERY)).addToMultiView(2).click();
    await expect(search.addToMultiView(2)).toHaveAttribute('aria-pressed', 'true');
    await search.addToMultiView(0).click();
    await expect(panel.lines).toHaveCount(3);
    await expect(panel.lines.first()).toHaveText(lines[0] ?? '');
  });

  test('adds a shabad from its own page, by the line it was opened for', async ({ page }) => {
    const search = await SearchPage.open(page, QUERY);
    const line = await search.lineText(1);
    await search.openResult(1);
    await expect(page.getByRole('region', { name: 'Shabad Container' })).toBeVisible();
    await page.getByRole('button', { name: 'Add shabad' }).click();
    const panel = new MultiViewPanel(page);
    await expect(panel.lines).toHaveText([line]);
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add shabad' })).toBeFocused();
  });
});

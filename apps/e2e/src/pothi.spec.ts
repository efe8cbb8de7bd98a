import { MultiViewPanel } from './pages/MultiViewPanel.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { expect, test } from './test.ts';

test.describe('named lists', () => {
  test('are created, hold slides, and can be shared and kept by another visitor [S1.9, S2.81, K9]', async ({
    page,
    context,
  }) => {
    const search = await SearchPage.open(page, { q: 'hhh', type: '0', source: 'G' });
    const line = await search.lineText(0);
    await search.save(0).click();
    const panel = new MultiViewPanel(page);
    await panel.openFromNotice();
    await expect(panel.lines).toHaveCount(1);
    const choose = async (task: string) => {
      await panel.dialog.getByRole('button', { name: 'More for this list' }).click();
      await panel.dialog.getByRole('button', { name: task }).click();
    };
    await choose('Save as a new list…');
    await panel.dialog.getByRole('textbox', { name: 'Name of the new list' }).fill('Sunday');
    await page.keyboard.press('Enter');
    await expect(panel.dialog.getByLabel('List', { exact: true })).toHaveValue(/^[0-9a-f]{24}$/);
    await choose('Add a slide…');
    await panel.dialog.getByRole('textbox', { name: 'Slide text' }).fill('Langar at noon');
    await panel.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(panel.dialog.getByRole('listitem')).toHaveCount(2);

    // A list with a slide is displayed by the page of lists.
    await panel.display.click();
    await page.waitForURL('**/pothi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunday');
    await expect(page.getByRole('main')).toContainText('Langar at noon');
    await expect(page.locator('[data-verse-id][aria-current="true"]')).toHaveCount(1);

    await page.goto('/shabad?id=1');
    await new SiteShell(page).openMore();
    await page.getByRole('button', { name: 'Multi View' }).click();
    await choose('Share…');
    const dialog = page.getByRole('dialog', { name: 'Share this list' });
    const link = await dialog.getByRole('textbox', { name: 'Link to this list' }).inputValue();
    await expect(dialog.getByRole('img', { name: 'Link to this list as a QR code' })).toBeVisible();
    // The list is in the fragment, which browsers don't send.
    expect(new URL(link).pathname + new URL(link).search).toBe('/pothi');

    const other = await (await context.browser()?.newContext())?.newPage();
    if (!other) throw new Error('There is no browser.');
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sunday');
    await expect(other.getByRole('main')).toContainText('Langar at noon');
    await other.getByRole('button', { name: 'Save this list' }).click();
    await expect(other.getByRole('button', { name: 'Save this list' })).toBeHidden();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sunday');
    const stored = await other.evaluate(() => localStorage.getItem('naad.pothis') ?? '');
    expect(stored).toContain(line.split(' ')[0]);
    await other.context().close();
  });
});

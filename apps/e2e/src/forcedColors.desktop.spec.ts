import type { Locator, Page } from '@playwright/test';
import { KeyboardVisitor } from './checks/KeyboardVisitor.ts';
import { DESKTOP } from './checks/screens.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { prepareVisitor } from './prepareVisitor.ts';
import { expect, test } from './test.ts';

/* Where the device brings its own few colours, as Windows does with a contrast theme. */

test.beforeEach(async ({ page, context, baseURL }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await prepareVisitor(context, baseURL ?? '', {});
});

/** What is drawn, so that two states can be told apart as they are seen. */
async function picture(locator: Locator): Promise<string> {
  return (await locator.screenshot({ animations: 'disabled' })).toString('base64');
}

async function openSettings(page: Page) {
  await page.goto('/shabad?id=1');
  const { settingsButton, settings } = new SiteShell(page);
  await settingsButton.click();
  await expect(settings).toBeVisible();
  return settings;
}

test.describe('in forced colours one sees', () => {
  test('which line is meant', async ({ page, request }) => {
    const answer = (await (await request.get('/api/v2/shabads/3590')).json()) as {
      verses: { verseId: number }[];
    };
    const id = String(answer.verses[3]?.verseId);
    const line = page.locator(`[data-verse-id="${id}"]`);
    const { highlighted } = await ShabadPage.open(page, `/shabad?id=3590&highlight=${id}`);
    await expect(highlighted).toHaveCount(1);
    const marked = await picture(line);
    await page.goto('/shabad?id=3590');
    expect(await picture(line)).not.toBe(marked);
  });

  test('which words were found', async ({ page }) => {
    await page.goto('/search?q=death&type=3&source=G');
    await page.goto('/search?q=hhh&type=0&source=G');
    const line = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const words = line.locator('[data-word]');
    const looks = await words.evaluateAll((all) =>
      all.map((word) => {
        const { color, fontWeight, textDecorationLine, outlineStyle, borderBottomStyle } =
          getComputedStyle(word);
        return [color, fontWeight, textDecorationLine, outlineStyle, borderBottomStyle].join();
      }),
    );
    expect(new Set(looks).size).toBeGreaterThan(1);
  });

  test('whether a switch is on', async ({ page }) => {
    const settings = await openSettings(page);
    const control = settings.getByRole('switch', { name: 'Cartoon images' });
    const off = await picture(control);
    await control.press('Space');
    await expect(control).toBeChecked();
    await control.blur();
    expect(await picture(control)).not.toBe(off);
  });

  test('which theme is chosen', async ({ page }) => {
    const settings = await openSettings(page);
    const sepia = settings.getByRole('radio', { name: 'Sepia' });
    const label = settings.locator('label').filter({ hasText: 'Sepia' });
    const before = await picture(label);
    await sepia.check();
    await sepia.blur();
    expect(await picture(label)).not.toBe(before);
  });

  test('whether the page is dark', async ({ page }) => {
    await page.goto('/shabad?id=1');
    const { darkMode } = new SiteShell(page);
    const before = await picture(darkMode);
    await darkMode.press('Enter');
    await expect(darkMode).toHaveAttribute('aria-pressed', 'true');
    await darkMode.blur();
    await page.mouse.move(0, 0);
    expect(await picture(darkMode)).not.toBe(before);
  });

  test('which page of what was found this is, and which language one reads', async ({ page }) => {
    await page.goto('/search?q=hhh&type=0&source=G');
    const look = (locator: Locator) =>
      locator.evaluate((element) => {
        const { color, borderStyle, borderColor, outlineStyle, textDecorationLine, fontWeight } =
          getComputedStyle(element);
        const { backgroundColor } = getComputedStyle(element);
        return [
          color,
          backgroundColor,
          borderStyle,
          borderColor,
          outlineStyle,
          textDecorationLine,
          fontWeight,
        ].join();
      });
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    const current = pages.locator('[aria-current="page"]');
    expect(await look(current)).not.toBe(await look(pages.getByRole('link', { name: /\b2$/ })));
    const languages = new SiteShell(page).footer.getByRole('navigation', { name: 'Language' });
    expect(await look(languages.locator('[aria-current="true"]'))).not.toBe(
      await look(languages.getByRole('link', { name: 'Español' })),
    );
  });

  test('where fields and buttons are', async ({ page }) => {
    await page.goto('/search?q=hhh&type=0&source=G');
    const { field, type, submit } = new SearchForm(page);
    for (const control of [field, type, submit]) {
      const edge = await control.evaluate((element) => {
        const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
        return borderBottomStyle === 'none' ? 0 : parseFloat(borderBottomWidth);
      });
      expect(edge, String(control)).toBeGreaterThan(0);
    }
  });

  test('what has the focus', async ({ page }) => {
    // Hundreds of stops.
    test.setTimeout(120_000);
    const keys = new KeyboardVisitor(page);
    for (const path of ['/', '/search?q=hhh&type=0&source=G']) {
      await page.goto(path);
      // Every stop on the way is looked at.
      await keys.tabTo(new SiteShell(page).footer.getByRole('link', { name: 'Legal' }));
    }
  });
});

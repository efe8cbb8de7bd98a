import type { Locator, Page } from '@playwright/test';
import { KeyboardVisitor } from './checks/KeyboardVisitor.ts';
import { DESKTOP } from './checks/screens.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { expect, test, prepareVisitor } from './test.ts';

/* Forced colours: the device replaces the page's colours by its own few, as in a Windows contrast theme. */

test.beforeEach(async ({ page, context, baseURL }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await prepareVisitor(context, baseURL ?? '', {});
});

/** A screenshot of an element, to compare two states. */
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

test.describe('in forced colours', () => {
  test('the highlighted line is visible', async ({ page, request }) => {
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

  test('the matched words are visible', async ({ page }) => {
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

  test('the state of a switch is visible', async ({ page }) => {
    const settings = await openSettings(page);
    const control = settings.getByRole('switch', { name: 'Illustrations' });
    const off = await picture(control);
    await control.press('Space');
    await expect(control).toBeChecked();
    await control.blur();
    expect(await picture(control)).not.toBe(off);
  });

  test('the chosen theme is visible', async ({ page }) => {
    const settings = await openSettings(page);
    const sepia = settings.getByRole('radio', { name: 'Sepia' });
    const label = settings.locator('label').filter({ hasText: 'Sepia' });
    const before = await picture(label);
    await sepia.check();
    await sepia.blur();
    expect(await picture(label)).not.toBe(before);
  });

  test('the state of the dark mode button is visible', async ({ page }) => {
    await page.goto('/shabad?id=1');
    const { darkMode } = new SiteShell(page);
    const before = await picture(darkMode);
    await darkMode.press('Enter');
    await expect(darkMode).toHaveAttribute('aria-pressed', 'true');
    await darkMode.blur();
    await page.mouse.move(0, 0);
    expect(await picture(darkMode)).not.toBe(before);
  });

  test('the current results page and the current language are visible', async ({ page }) => {
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

  test('the edges of fields and buttons are visible', async ({ page }) => {
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

  test('the focus is visible', async ({ page }) => {
    const keys = new KeyboardVisitor(page);
    for (const path of ['/', '/search?q=hhh&type=0&source=G']) {
      await page.goto(path);
      // Checks every stop on the way.
      await keys.tabTo(new SiteShell(page).footer.getByRole('link', { name: 'Legal' }));
    }
  });
});

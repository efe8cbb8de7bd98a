import type { Locator, Page } from '@playwright/test';
import { SearchForm } from './pages/SearchForm.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { expect, test } from './test.ts';

/** A visitor with a phone whose taps are counted; keys of the on-screen keyboard aren't. */
class Visitor {
  readonly page: Page;
  readonly shell: SiteShell;
  taps = 0;

  private constructor(page: Page) {
    this.page = page;
    this.shell = new SiteShell(page);
  }

  static async open(page: Page, path: string): Promise<Visitor> {
    await page.goto(path);
    return new Visitor(page);
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }
}

/** The most taps for the main job of each visitor: at most those of the best rival that was measured. */
test.describe('the main job of a visitor [P1]', { tag: '@phone' }, () => {
  test('to recite Rehraas in the evening takes one tap', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 10, 22, 18, 30));
    const visitor = await Visitor.open(page, '/');
    await visitor.tap(page.locator('[data-go-on="rehraas"]'));
    await page.waitForURL('/sundar-gutka/raharaas-saahib');
    expect(visitor.taps).toBe(1);
  });

  test('to go to an ang from the middle of another takes one tap, its number and Enter', async ({ page }) => {
    const visitor = await Visitor.open(page, '/ang?ang=450&source=G');
    await visitor.tap(page.getByRole('button', { name: /Go to ang/ }));
    await expect(page.getByRole('spinbutton', { name: 'Go to ang' })).toBeFocused();
    await page.keyboard.type('917');
    await page.keyboard.press('Enter');
    await page.waitForURL(/ang=917/);
    expect(visitor.taps).toBe(1);
  });

  test('to go on with a paath takes one tap', async ({ page }) => {
    const visitor = await Visitor.open(page, '/ang?ang=917&source=G');
    await expect
      .poll(async () => (await page.context().cookies()).map(({ value }) => value).join())
      .toContain('lastAng:917');
    await page.goto('/');
    await visitor.tap(page.getByRole('link', { name: /^Continue/ }));
    await page.waitForURL(/ang=917/);
    expect(visitor.taps).toBe(1);
  });

  test('to open the big screen takes two taps', async ({ page }) => {
    const visitor = await Visitor.open(page, '/');
    await visitor.tap(visitor.shell.moreButton);
    await visitor.tap(visitor.shell.more.getByRole('link', { name: 'Big screen' }));
    await page.waitForURL('/display');
    expect(visitor.taps).toBe(2);
  });

  test('to compare five translations, each with its translator, takes six taps', async ({ page }) => {
    const visitor = await Visitor.open(page, '/shabad?id=3590');
    const { settings } = visitor.shell;
    await visitor.tap(visitor.shell.settingsButton);
    await visitor.tap(settings.getByRole('button', { name: 'All translations' }));
    const english = settings.getByRole('group', { name: 'English: translators' });
    await visitor.tap(english.getByRole('checkbox', { name: 'Bhai Manmohan Singh' }));
    await visitor.tap(settings.getByRole('switch', { name: 'Punjabi translation' }));
    const punjabi = settings.getByRole('group', { name: 'Punjabi: translators' });
    await visitor.tap(punjabi.getByRole('checkbox', { name: 'Bhai Manmohan Singh' }));
    await visitor.tap(settings.getByRole('switch', { name: 'Spanish translation' }));
    const line = page.locator('[data-verse-id]').first();
    await expect(line).toContainText('Dr. Sant Singh Khalsa');
    await expect(line).toContainText('Prof. Sahib Singh');
    // In English and in Punjabi.
    await expect(line.getByText('Bhai Manmohan Singh')).toHaveCount(2);
    await expect(line.locator('[lang=es]').first()).toBeVisible();
    expect(visitor.taps).toBe(6);
  });

  test('to read in Punjabi only takes two taps, and the translation follows', async ({ page }) => {
    const visitor = await Visitor.open(page, '/shabad?id=3590');
    await visitor.tap(visitor.shell.moreButton);
    await visitor.tap(visitor.shell.more.getByRole('link', { name: 'ਪੰਜਾਬੀ' }));
    await expect(page.locator('html')).toHaveAttribute('lang', /^pa/);
    await expect(page.locator('[data-verse-id]').first().locator('[lang=en]')).toHaveCount(0);
    expect(visitor.taps).toBe(2);
  });

  test('to find lines about peace takes a word and Enter', async ({ page }) => {
    const visitor = await Visitor.open(page, '/');
    await new SearchForm(page).field.focus();
    await page.keyboard.type('peace');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?/);
    await expect(page.getByRole('article').first()).toContainText(/peace/i);
    expect(visitor.taps).toBe(0);
  });

  test('to learn how a word sounds and what it means takes one tap', async ({ page }) => {
    const visitor = await Visitor.open(page, '/shabad?id=3590');
    await visitor.tap(page.locator('[data-word="5"]').first());
    const words = page.getByRole('dialog').getByRole('table');
    await expect(words).toContainText('siriaa');
    expect(visitor.taps).toBe(1);
  });
});

import type { Page } from '@playwright/test';
import { SiteShell, DisplaySettings } from './pages/SiteShell.ts';
import { expect, test } from './test.ts';

const SHABAD = '/shabad?id=3590';

/** Opens an address, or reloads the page, and waits until keys work: the first key press loads their code. */
async function openForKeys(page: Page, address?: string): Promise<void> {
  let isListening = false;
  page.on('requestfinished', (request) => {
    if (request.url().includes('/runShortcut-')) isListening = true;
  });
  await (address === undefined ? page.reload() : page.goto(address));
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return isListening;
    })
    .toBe(true);
}

test('keys change settings like their switches [S2.110]', async ({ page }) => {
  await openForKeys(page, SHABAD);
  const settings = new DisplaySettings(page);
  await page.keyboard.press('Shift+L');
  await expect(settings.area).toHaveAttribute('data-assist', '5');
  await page.keyboard.press('l');
  await expect(settings.area).not.toHaveAttribute('data-assist');
  await page.keyboard.press('v');
  await expect(settings.area).toHaveAttribute('data-visraams', 'colored-words');
  await page.keyboard.press('u');
  await expect(settings.area).toHaveAttribute('data-font', 'unicode_font');
  await page.keyboard.press('Control+Shift+C');
  await expect(settings.area).toHaveAttribute('data-centred');
  for (const size of ['2.4', '2.8', '3.2', '3.2']) {
    await page.keyboard.press('+');
    await expect(settings.area).toHaveAttribute('data-size', size);
  }
  await openForKeys(page);
  await expect(settings.area).toHaveAttribute('data-size', '3.2');
  await expect(settings.area).toHaveAttribute('data-font', 'unicode_font');
});

test('keys type letters in a field, and belong to the browser with Cmd [B60, S4.40]', async ({ page }) => {
  await openForKeys(page, SHABAD);
  const settings = new DisplaySettings(page);
  const field = page.getByRole('searchbox', { name: 'Gurbani Search' });
  await field.focus();
  await page.keyboard.press('Shift+L');
  await page.getByRole('combobox', { name: 'Search Type' }).focus();
  await page.keyboard.press('Shift+L');
  await page.getByRole('main').focus();
  await page.keyboard.press('Meta+l');
  // A later shortcut proves that the earlier keys had no effect.
  await page.keyboard.press('v');
  await expect(settings.area).toHaveAttribute('data-visraams');
  await expect(settings.area).not.toHaveAttribute('data-assist');
  await page.keyboard.press('Shift+L');
  await expect(settings.area).toHaveAttribute('data-assist');
});

test('Ctrl+/ focuses the search field [B61]', async ({ page }) => {
  await openForKeys(page, SHABAD);
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('searchbox', { name: 'Gurbani Search' })).toBeFocused();
});

test('keys can be changed by keyboard, not to those of another shortcut, and are stored [S2.80]', async ({
  page,
}) => {
  await openForKeys(page, SHABAD);
  const { shortcuts } = new SiteShell(page);
  await page.keyboard.press('?');
  await expect(shortcuts).toBeVisible();
  await shortcuts.getByRole('button', { name: 'Visraams: V. Change' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('o');
  await expect(shortcuts.getByRole('status')).toContainText('Dark mode already uses O');
  await page.keyboard.press('k');
  await expect(shortcuts.getByRole('button', { name: 'Visraams: K. Change' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await openForKeys(page);
  const settings = new DisplaySettings(page);
  await page.keyboard.press('v');
  await page.keyboard.press('Shift+L');
  await expect(settings.area).toHaveAttribute('data-assist');
  await expect(settings.area).not.toHaveAttribute('data-visraams');
  await page.keyboard.press('k');
  await expect(settings.area).toHaveAttribute('data-visraams');
});

test('single keys can be turned off', async ({ page }) => {
  await openForKeys(page, SHABAD);
  const { shortcuts } = new SiteShell(page);
  await page.keyboard.press('?');
  await shortcuts.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  const settings = new DisplaySettings(page);
  await page.keyboard.press('v');
  await page.keyboard.press('Control+Shift+C');
  await expect(settings.area).toHaveAttribute('data-centred');
  await expect(settings.area).not.toHaveAttribute('data-visraams');
});

test('a key pressed in a dialog is never a shortcut of the page, even if the dialog closes before the shortcuts load', async ({
  page,
}) => {
  let letThrough = () => undefined as unknown;
  const isLetThrough = new Promise((resolve) => {
    letThrough = () => {
      resolve(undefined);
    };
  });
  await page.route('**/runShortcut-*', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'ask a question', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask a Question' });
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('l');
  await page.keyboard.press('o');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  // The first key outside loads the shortcuts.
  const known = page.waitForResponse('**/runShortcut-*');
  await page.keyboard.press('Shift');
  letThrough();
  await known;
  await page.keyboard.press('?');
  await expect(new SiteShell(page).shortcuts).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { axeFaults } from './checks/axeFaults.ts';
import { type BuiltServer, startBuiltServer } from './startBuiltServer.ts';
import { expect, test } from './test.ts';

// On one server, instead of one in each worker.
test.describe.configure({ mode: 'default' });

/** A site with the sample recordings of the documentation: three-second tones for shabads 1 and 2, and one for a hukamnama. */
let site: BuiltServer;
test.beforeAll(async () => {
  site = await startBuiltServer({
    AUDIO_DIR: fileURLToPath(new URL('../../../docs/samples/audio', import.meta.url)),
  });
});
test.afterAll(() => site.stop());

const bar = (page: Page) => page.getByRole('region', { name: 'Audio player' });
const listen = (page: Page) => page.getByRole('button', { name: 'Listen to Shabad' });
const position = (page: Page) => bar(page).getByRole('slider', { name: 'Position' });

test("a shabad's recording plays to its end [V12]", async ({ page }) => {
  await page.goto(`${site.origin}/shabad?id=1`);
  await expect(bar(page).getByText('Tones to try players with')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await listen(page).click();
  await expect(listen(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:02 / 0:03');
  await expect(listen(page)).toHaveAttribute('aria-pressed', 'false');
  const session = await page.evaluate(() => navigator.mediaSession.metadata?.artist);
  expect(session).toBe('Tones to try players with');
});

test('keys skip back and forward, and the speed can be chosen [V13]', async ({ page }) => {
  await page.goto(`${site.origin}/shabad?id=1`);
  await bar(page).getByRole('combobox', { name: 'Speed' }).selectOption('0.5');
  await bar(page).getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(position(page)).toBeEnabled();
  await bar(page).getByRole('button', { name: 'Pause' }).press(' ');
  await position(page).press('Home');
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:00 / 0:03');
  await position(page).press('ArrowRight');
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:01 / 0:03');
  await bar(page).getByRole('button', { name: 'Back 10 seconds' }).press('Enter');
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:00 / 0:03');
});

test('a closed player stays closed until the visitor presses Listen [B68, V13]', async ({ page }) => {
  await page.goto(`${site.origin}/shabad?id=1`);
  await bar(page).getByRole('button', { name: 'Close the player' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.goto(`${site.origin}/shabad?id=2`);
  await expect(listen(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await listen(page).click();
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('only one of several shabads plays at a time [V13]', async ({ page }) => {
  await page.goto(`${site.origin}/shabad?id=1,2`);
  await expect(listen(page)).toHaveCount(2);
  await listen(page).first().click();
  await listen(page).last().click();
  await expect(listen(page).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(listen(page).last()).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page)).toHaveCount(1);
});

test('a page without a recording has no player [V14]', async ({ page }) => {
  const asked = page.waitForResponse(/\/audio\/shabads\/3$/);
  await page.goto(`${site.origin}/shabad?id=3`);
  expect(await (await asked).json()).toMatchObject({ status: 'error' });
  await expect(listen(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});

test('the hukamnama of a day can be heard on its page [V12]', async ({ page }) => {
  await page.goto(`${site.origin}/hukamnama?date=2024-01-31`);
  await page.getByRole('button', { name: 'Listen to Hukamnama' }).click();
  await expect(bar(page).getByText('Hukamnama of January 31, 2024')).toBeVisible();
  await expect(position(page)).toHaveAttribute('aria-valuetext', /\/ 0:02$/);
});

import type { Page } from '@playwright/test';
import { axeFaults } from './checks/axeFaults.ts';
import { firstScreen } from './checks/firstScreen.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { expect, prepareVisitor, test } from './test.ts';

const SHABAD = '/shabad?id=3590';
const ANG = '/ang?ang=917&source=G';
const BANI = '/sundar-gutka/japujee-saahib';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.describe('the first screen of a text [P10]', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await prepareVisitor(context, baseURL ?? '', { hasChosenTexts: true, transliterations: [] });
  });

  for (const { name, width, height, lines, start } of [
    { name: 'a phone', width: 390, height: 844, lines: 4, start: 150 },
    { name: 'a small phone', width: 360, height: 640, lines: 2, start: 150 },
    { name: 'a phone in landscape', width: 844, height: 390, lines: 1, start: 200 },
    { name: '1280 × 1024 px at 400 %', width: 320, height: 256, lines: 1, start: 150 },
  ]) {
    test(`has ${String(lines)} whole lines with one translation on ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(SHABAD);
      const { top, whole } = await firstScreen(page);
      expect(top).toBeLessThanOrEqual(start);
      expect(whole).toBeGreaterThanOrEqual(lines);
    });
  }

  test('begins within 150 px on an ang and a bani too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [ANG, BANI]) {
      await page.goto(path);
      expect((await firstScreen(page)).top, path).toBeLessThanOrEqual(150);
    }
  });
});

test('a labelled bar at the foot hides while the visitor scrolls down, and returns on the way up [P11]', async ({
  page,
}) => {
  await page.goto('/shabad?id=3406');
  const { quickActions } = new SiteShell(page);
  const ways = quickActions.locator('a, button').filter({ visible: true });
  await expect(ways).toHaveText(['Home', 'Search', 'Nitnem', 'Text', 'More']);
  for (const way of await ways.all()) {
    const box = await way.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  // Scrolling doesn't hide it for 500 ms after the page has opened.
  await page.waitForTimeout(600);
  await expect(quickActions).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 1500);
  await expect(quickActions).not.toBeInViewport();
  await scrollTo(page, 1400);
  await expect(quickActions).toBeInViewport({ ratio: 1 });
});

test('More has the language first, then the tools of the text, then the menu in its groups [P12, P15]', async ({
  page,
}) => {
  await page.goto(SHABAD);
  const shell = new SiteShell(page);
  await shell.openMore();
  const language = shell.more.getByRole('navigation', { name: 'Language of this site' });
  const tools = shell.more.getByRole('toolbar', { name: 'Shabad tools' });
  const menu = shell.more.getByRole('navigation', { name: 'Menu' });
  const tops = await Promise.all(
    [language, tools, menu].map(async (part) => (await part.boundingBox())?.y ?? NaN),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(menu.getByRole('heading')).toHaveText(['Read', 'Find', 'In the hall', 'You']);
  await expect(menu.getByRole('link', { name: 'Big screen' })).toHaveAttribute('href', '/display');
  await expect(language.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await menu.getByRole('link', { name: 'Sundar Gutka' }).click();
  await page.waitForURL('/sundar-gutka');
  await expect(shell.more).toHaveCount(0);
});

test('the title of a text is one line, and a press on it shows the details [P13]', async ({ page }) => {
  await page.goto(SHABAD);
  const head = page.getByRole('main').locator('header').first();
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(60);
  const english = head.getByText('Raag Raamkalee · Satta and Balwand · Sri Guru Granth Sahib Ji');
  await expect(english).toBeHidden();
  await head.getByRole('button', { name: 'Details' }).click();
  await expect(english).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
});

test('the folio goes to an ang by number, and to the previous and the next [P14]', async ({ page }) => {
  await page.goto(ANG);
  const folio = page.getByRole('button', { name: /Go to ang/ });
  await folio.click();
  const field = page.getByRole('spinbutton', { name: 'Go to ang' });
  await expect(field).toBeFocused();
  await field.fill('450');
  await field.press('Enter');
  await page.waitForURL(/\/ang\?ang=450&source=G/);
  await expect(field).toBeHidden();
  await folio.click();
  expect(await axeFaults(page)).toEqual([]);
  const steps = page.getByRole('navigation', { name: 'Neighbouring pages' });
  await expect(steps.getByRole('link')).toHaveText(['Previous ang', 'Next ang']);
  await steps.getByRole('link', { name: 'Next ang' }).click();
  await page.waitForURL(/\/ang\?ang=451&source=G/);
  await expect(steps).toBeHidden();
});

test('Search opens the form over the text, and closes with the page [P16]', async ({ page }) => {
  await page.goto(SHABAD);
  const { quickActions, header } = new SiteShell(page);
  const field = header.getByRole('searchbox', { name: 'Gurbani Search' });
  const { lines } = new ShabadPage(page);
  const before = await lines.first().boundingBox();
  await quickActions.getByRole('link', { name: 'Search' }).click();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  expect(await lines.first().boundingBox()).toEqual(before);
  await expect(page.getByText(/^Raag Raamkalee · Satta/).first()).toBeVisible();
  await page.keyboard.press('Escape');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the ways, the details, the folio and the menu work [P18]', async ({ page }) => {
    await page.goto(ANG);
    const { quickActions, navigation } = new SiteShell(page);
    await expect(quickActions.getByRole('link', { name: 'Nitnem' })).toHaveAttribute('href', '/sundar-gutka');
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('main').getByText('Sri Guru Granth Sahib Ji').last()).toBeVisible();
    await page.keyboard.press('Escape');
    await navigation.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(navigation.getByRole('link', { name: 'Bani Index' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Go to ang/ }).click();
    const field = page.getByRole('spinbutton', { name: 'Go to ang' });
    await field.fill('450');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/ang\?ang=450&source=G/);
  });
});

test('in Shahmukhi the head and the bar are mirrored [P19]', async ({ page, context, baseURL }) => {
  await prepareVisitor(context, baseURL ?? '', { language: 'pa-Arab' });
  await page.goto(SHABAD);
  const home = await page.locator('[data-panels] a[href="/"]').first().boundingBox();
  const more = await page.locator('[data-panels] [data-more]').boundingBox();
  expect(home?.x).toBeGreaterThan(more?.x ?? Infinity);
  const title = page.locator('main header p[aria-hidden]').first();
  const text = await title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { end: range.getBoundingClientRect().right, of: element.getBoundingClientRect().right };
  });
  expect(text.of - text.end).toBeLessThanOrEqual(2);
});

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Theme } from '@naad/settings-schema';
import type { SiteRoute } from '../siteRoutes.ts';
import { prepareVisitor } from '../test.ts';

/** A screen for screenshots, in CSS pixels. */
export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isPhone: boolean;
}

/** Maximum height of a screenshot in screens; longer pages go on alike. */
const SCREENS = 3;

/** Path of a page's screenshot, relative to the screenshots folder. */
export function screenshotPath(theme: Theme, size: Size, route: SiteRoute): string {
  return `${theme}/${size.name}/${route.name}.png`;
}

/**
 * Captures pages in one theme and size.
 * @returns problems, one line each: an unexpected status or theme, a script error, content wider than the screen
 */
export async function photograph(options: {
  browser: Browser;
  origin: string;
  folder: string;
  routes: readonly SiteRoute[];
  theme: Theme;
  size: Size;
}): Promise<string[]> {
  const { browser, origin, folder, routes, theme, size } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.isPhone ? 2 : 1,
    isMobile: size.isPhone,
    hasTouch: size.isPhone,
    reducedMotion: 'reduce',
  });
  await prepareVisitor(context, origin, { theme });
  await mkdir(path.join(folder, theme, size.name), { recursive: true });
  const problems: string[] = [];
  for (const route of routes) {
    const page = await context.newPage();
    const where = `${route.name} (${theme}, ${size.name})`;
    page.on('pageerror', (error) => problems.push(`${where}: ${error.message}`));
    try {
      for (const problem of await open(page, route, theme)) problems.push(`${where}: ${problem}`);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: path.join(folder, screenshotPath(theme, size, route)),
        fullPage: true,
        animations: 'disabled',
        clip: { x: 0, y: 0, width: size.width, height: Math.min(length, SCREENS * size.height) },
      });
    } catch (error) {
      problems.push(`${where}: ${String(error)}`);
    }
    await page.close();
  }
  await context.close();
  return problems;
}

async function open(page: Page, route: SiteRoute, theme: Theme): Promise<string[]> {
  const { status = 200, prepare } = route;
  const response = await page.goto(route.path, { waitUntil: 'load' });
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shown = await page.evaluate(() => ({
    theme: document.documentElement.dataset['theme'],
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const answered = response?.status();
  return [
    ...(answered === status ? [] : [`answered ${String(answered)}, not ${String(status)}`]),
    ...(shown.theme === theme ? [] : [`is drawn in the theme ${String(shown.theme)}`]),
    ...(shown.overflow > 0 ? [`is ${String(shown.overflow)} px wider than the screen`] : []),
  ];
}

import type { Browser } from '@playwright/test';
import type { Theme } from '@naad/settings-schema';
import { prepareVisitor } from '../test.ts';

/** Largest picture, in bytes. */
const MAX_BYTES = 60_000;
const QUALITIES = [70, 50, 35, 20];

export interface WebpOptions {
  readonly path: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
}

/** The first screen of a page as WebP, in the best quality that is small enough. */
export async function captureWebp(
  browser: Browser,
  origin: string,
  { path, width, height, theme }: WebpOptions,
): Promise<Buffer> {
  const isPhone = width < 700;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
  });
  // The notice is a picture of its own; readers see the page without it.
  await prepareVisitor(context, origin, { theme, hasAcceptedNotice: true });
  const tab = await context.newPage();
  // The second visit has the fonts.
  await tab.goto(path, { waitUntil: 'networkidle' });
  await tab.goto(path, { waitUntil: 'networkidle' });
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await context.newCDPSession(tab);
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    picture = Buffer.from(data, 'base64');
    if (picture.length <= MAX_BYTES) break;
  }
  await context.close();
  return picture;
}

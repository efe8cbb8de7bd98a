import type { Page } from '@playwright/test';
import { addStyle } from './addStyle.ts';
import { lostContent } from './lostContent.ts';

/** A size that somebody looks at a page in, in CSS pixels. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Rules of whoever looks; they stay on the page. */
  readonly css?: string;
}

/** What cannot be read or reached of the open page on some screens, one after the other, each with the screen's name. */
export async function lostOnScreens(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { name, width, height, css } of screens) {
    await page.setViewportSize({ width, height });
    if (css !== undefined) await addStyle(page, css);
    lost.push(...(await lostContent(page)).map((each) => `on ${name}, ${each}`));
  }
  return lost;
}

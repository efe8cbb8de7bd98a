import type { Locator, Page } from '@playwright/test';
import type { SearchPage } from './SearchPage.ts';

/** The preview of a result's shabad, and the three ways to ask for it. */
export class ShabadPreview {
  readonly page: Page;
  readonly link: Locator;
  readonly box: Locator;
  readonly lines: Locator;

  /** @param place of the result, from 0 */
  constructor({ page, results }: SearchPage, place: number) {
    this.page = page;
    this.link = results.nth(place).getByRole('heading').getByRole('link');
    this.box = page.getByRole('tooltip').filter({ has: page.locator('[lang="pa-Guru"]') });
    this.lines = this.box.locator('[lang="pa-Guru"]');
  }

  /** Rests a finger on the link, and lifts it. */
  async press(): Promise<void> {
    await this.link.scrollIntoViewIfNeeded();
    const place = await this.link.boundingBox();
    if (!place) throw new Error('The link is not drawn.');
    const point = { x: place.x + 20, y: place.y + place.height / 2 };
    const devices = await this.page.context().newCDPSession(this.page);
    await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await this.box.waitFor();
    await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

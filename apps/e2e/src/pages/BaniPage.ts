import type { Locator, Page } from '@playwright/test';
import { openDetails } from './openDetails.ts';
import { ShabadPage } from './ShabadPage.ts';

/** `/sundar-gutka/…`: a bani in one of its lengths. */
export class BaniPage {
  readonly page: Page;
  readonly title: Locator;
  readonly lines: Locator;
  readonly lengths: Locator;
  readonly contents: Locator;
  readonly progress: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.lines = new ShabadPage(page).lines;
    this.lengths = page.getByRole('navigation', { name: 'Length of the bani' });
    this.contents = page.locator('details', { hasText: 'Contents' });
    this.progress = page.getByRole('progressbar', { name: 'Progress through the bani' });
  }

  static async open(page: Page, name: string): Promise<BaniPage> {
    await page.goto(`/sundar-gutka/${name}`);
    return new BaniPage(page);
  }

  /** Verse ids, in order. */
  verseIds(): Promise<number[]> {
    return this.lines.evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-verse-id'))));
  }

  async chooseLength(name: 'Shorter' | 'Longer'): Promise<void> {
    await openDetails(this.page);
    await this.lengths.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  }
}

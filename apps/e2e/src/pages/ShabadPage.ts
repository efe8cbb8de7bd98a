import type { Locator, Page } from '@playwright/test';

/** `/shabad` and `/ang`: lines of scripture. */
export class ShabadPage {
  readonly page: Page;
  readonly text: Locator;
  readonly lines: Locator;
  readonly highlighted: Locator;

  constructor(page: Page) {
    this.page = page;
    this.text = page.getByRole('region', { name: 'Shabad Container' }).first();
    this.lines = this.text.locator('[data-verse-id]');
    this.highlighted = page.locator('[data-verse-id][aria-current="true"]');
  }

  static async open(page: Page, address: string): Promise<ShabadPage> {
    await page.goto(address);
    return new ShabadPage(page);
  }

  /** The words of a line, joined by single spaces. */
  async lineText(index: number): Promise<string> {
    const words = await this.lines.nth(index).locator('[data-word]').allInnerTexts();
    return words.map((word) => word.trim()).join(' ');
  }
}

import { expect, type Locator, type Page } from '@playwright/test';

/** `/quotes`: compares a text with the scripture. */
export class QuotesPage {
  readonly field: Locator;
  readonly passages: Locator;
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.field = main.getByRole('textbox');
    this.passages = main.getByRole('article');
  }

  static async open(page: Page): Promise<QuotesPage> {
    const answer = await page.goto('/quotes');
    expect(answer?.status()).toBe(200);
    return new QuotesPage(page);
  }

  /** Submits a text and waits for the verdict. */
  async check(text: string): Promise<QuotesPage> {
    await this.field.fill(text);
    await this.#page.getByRole('main').getByRole('button', { name: 'Check' }).click();
    await expect(this.passages.first()).toBeVisible();
    return new QuotesPage(this.#page);
  }
}

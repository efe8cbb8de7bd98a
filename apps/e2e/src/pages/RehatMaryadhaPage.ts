import { expect, type Locator, type Page } from '@playwright/test';

/** `/rehat-maryadha`: the table of contents and the chapters. */
export class RehatMaryadhaPage {
  readonly title: Locator;
  readonly text: Locator;
  readonly credit: Locator;
  readonly way: Locator;
  readonly next: Locator;
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.title = main.getByRole('heading', { level: 1 });
    this.text = main.getByRole('article');
    this.credit = main.locator('[data-credits]');
    this.way = main.getByRole('navigation', { name: 'Breadcrumb' });
    this.next = main.getByRole('link', { name: 'Next chapter' });
  }

  static open(page: Page): Promise<RehatMaryadhaPage> {
    return RehatMaryadhaPage.openAt(page, '/rehat-maryadha');
  }

  static async openAt(page: Page, path: string, status = 200): Promise<RehatMaryadhaPage> {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    return new RehatMaryadhaPage(page);
  }

  async openChapter(name: string): Promise<void> {
    const list = this.#page.getByRole('region', { name: 'The full text' });
    await list.getByRole('link', { name }).click();
    await expect(this.title).toHaveText(name);
  }
}

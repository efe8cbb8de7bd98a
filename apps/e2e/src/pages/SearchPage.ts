import type { Locator, Page } from '@playwright/test';
import { SearchForm } from './SearchForm.ts';
import { ShabadPage } from './ShabadPage.ts';

/** `/search` */
export class SearchPage {
  readonly page: Page;
  readonly form: SearchForm;
  readonly results: Locator;
  readonly pagination: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = new SearchForm(page);
    this.results = page.getByRole('list', { name: 'Search results' }).getByRole('article');
    this.pagination = page.getByRole('navigation', { name: 'Pagination' });
  }

  static async open(page: Page, query: Readonly<Record<string, string>>): Promise<SearchPage> {
    await page.goto(`/search?${new URLSearchParams(query).toString()}`);
    return new SearchPage(page);
  }

  /** Opens the n-th result, 0-based. */
  async openResult(place: number): Promise<ShabadPage> {
    await this.results.nth(place).getByRole('heading').getByRole('link').click();
    await this.page.waitForURL(/\/shabad\?/);
    return new ShabadPage(this.page);
  }
  /** The line of the n-th result, 0-based, its words joined by single spaces. */
  async lineText(place: number): Promise<string> {
    const words = await this.results.nth(place).locator('[data-word]').allInnerTexts();
    return words.map((word) => word.trim()).join(' ');
  }

  /** Puts the n-th result, 0-based, into the multi-view list. */
  addToMultiView(place: number): Locator {
    return this.results.nth(place).getByRole('button', { name: 'Add to multi-view' });
  }
}

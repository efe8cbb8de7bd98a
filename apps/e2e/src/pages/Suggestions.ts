import type { Locator, Page } from '@playwright/test';

/** What is found while one types. */
export class Suggestions {
  readonly list: Locator;
  /** Each of them, and last the way to all results. */
  readonly links: Locator;
  readonly adds: Locator;
  readonly fullResults: Locator;
  /** What is said of them. */
  readonly status: Locator;

  constructor(page: Page) {
    const form = page.getByRole('search').first();
    this.list = form.getByRole('list', { name: 'Search Suggestions' });
    this.links = this.list.getByRole('link');
    this.adds = this.list.getByRole('button', { name: 'Add to multi-view' });
    this.fullResults = this.links.filter({ hasText: 'Show full results' });
    this.status = form.getByRole('status');
  }

  /** The words of the n-th that are marked, 0-based. */
  markedWords(place: number): Promise<string[]> {
    return this.links.nth(place).locator('mark').allInnerTexts();
  }
}

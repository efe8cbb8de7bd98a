import type { Locator, Page } from '@playwright/test';

/** The suggestions below the search field. */
export class Suggestions {
  readonly list: Locator;
  /** The suggestions, and last the link to all results. */
  readonly links: Locator;
  readonly adds: Locator;
  readonly fullResults: Locator;
  /** The announcement of their number. */
  readonly status: Locator;

  constructor(page: Page) {
    const form = page.getByRole('search').first();
    this.list = form.getByRole('list', { name: 'Search Suggestions' });
    this.links = this.list.getByRole('link');
    this.adds = this.list.getByRole('button', { name: 'Save', exact: true });
    this.fullResults = this.links.filter({ hasText: 'Show full results' });
    this.status = form.getByRole('status');
  }

  /** Marked words of a suggestion. */
  markedWords(index: number): Promise<string[]> {
    return this.links.nth(index).locator('mark').allInnerTexts();
  }
}

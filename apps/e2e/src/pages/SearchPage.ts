import type { Locator, Page } from '@playwright/test';
import { SearchForm } from './SearchForm.ts';
import { ShabadPage } from './ShabadPage.ts';

/** `/search`. */
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

  /** Opens a result by its zero-based index. */
  async openResult(index: number): Promise<ShabadPage> {
    await this.results.nth(index).getByRole('heading').getByRole('link').click();
    await this.page.waitForURL(/\/shabad\?/);
    return new ShabadPage(this.page);
  }
  /** The line of a result, its words joined by single spaces. */
  async lineText(index: number): Promise<string> {
    const words = await this.results.nth(index).locator('[data-word]').allInnerTexts();
    return words.map((word) => word.trim()).join(' ');
  }

  /** The button that saves a result. */
  save(index: number): Locator {
    return this.results.nth(index).getByRole('button', { name: 'Save', exact: true });
  }
}

/** The preview of a result's shabad. */
export class ShabadPreview {
  readonly page: Page;
  readonly link: Locator;
  readonly box: Locator;
  readonly lines: Locator;

  /** @param index zero-based index of the result */
  constructor({ page, results }: SearchPage, index: number) {
    this.page = page;
    this.link = results.nth(index).getByRole('heading').getByRole('link');
    this.box = page.getByRole('tooltip').filter({ has: page.locator('[lang="pa-Guru"]') });
    this.lines = this.box.locator('[lang="pa-Guru"]');
  }

  /** Long-presses the link. */
  async press(): Promise<void> {
    await this.link.scrollIntoViewIfNeeded();
    const bounds = await this.link.boundingBox();
    if (!bounds) throw new Error('The link is not visible.');
    const point = { x: bounds.x + 20, y: bounds.y + bounds.height / 2 };
    const devices = await this.page.context().newCDPSession(this.page);
    await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await this.box.waitFor();
    await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

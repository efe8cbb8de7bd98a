import type { Locator, Page } from '@playwright/test';

/** The search form, wherever a page has one. Found as people and assistive technology find it. */
export class SearchForm {
  readonly page: Page;
  readonly field: Locator;
  readonly type: Locator;
  readonly source: Locator;
  readonly writer: Locator;
  readonly submit: Locator;
  readonly clear: Locator;

  constructor(page: Page) {
    this.page = page;
    const form = page.getByRole('search').first();
    this.field = form
      .getByRole('searchbox', { name: 'Gurbani Search' })
      .or(form.getByRole('spinbutton', { name: 'Gurbani Search' }));
    this.type = form.getByLabel('Search Type');
    this.source = form.getByLabel('Source');
    this.writer = form.getByLabel('Writer');
    this.submit = form.getByRole('button', { name: 'Search', exact: true });
    this.clear = form.getByRole('button', { name: 'Clear' });
  }

  /** Types as a person does, key by key, and sends the form. */
  async search(text: string): Promise<void> {
    await this.field.click();
    await this.page.keyboard.type(text);
    await this.submit.click();
  }
}

import type { Page } from '@playwright/test';
import { SearchForm } from './SearchForm.ts';

/** `/` */
export class HomePage {
  readonly page: Page;
  readonly form: SearchForm;

  private constructor(page: Page) {
    this.page = page;
    this.form = new SearchForm(page);
  }

  static async open(page: Page): Promise<HomePage> {
    await page.goto('/');
    return new HomePage(page);
  }
}

import type { Page } from '@playwright/test';
import { SearchForm } from './SearchForm.ts';

/** `/` */
export class HomePage {
  readonly form: SearchForm;

  private constructor(readonly page: Page) {
    this.form = new SearchForm(page);
  }

  static async open(page: Page): Promise<HomePage> {
    await page.goto('/');
    return new HomePage(page);
  }
}

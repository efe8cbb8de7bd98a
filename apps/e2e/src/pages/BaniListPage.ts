import type { Locator, Page } from '@playwright/test';
import { BaniPage } from './BaniPage.ts';

/** `/sundar-gutka`: the banis and their search field. */
export class BaniListPage {
  readonly page: Page;
  readonly field: Locator;
  readonly banis: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.getByRole('searchbox', { name: 'Find a bani' });
    this.banis = page.getByRole('main').getByRole('listitem').getByRole('link');
  }

  static async open(page: Page): Promise<BaniListPage> {
    await page.goto('/sundar-gutka');
    return new BaniListPage(page);
  }

  async openBani(name: string): Promise<BaniPage> {
    await this.banis.filter({ hasText: name }).first().click();
    await this.page.waitForURL(/\/sundar-gutka\/./);
    return new BaniPage(this.page);
  }
}

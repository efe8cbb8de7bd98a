import type { Locator, Page } from '@playwright/test';
import { ShabadPage } from './ShabadPage.ts';

/** `/hukamnama`: the hukamnama of a day and the links to other days. */
export class HukamnamaPage {
  readonly page: Page;
  readonly title: Locator;
  readonly lines: Locator;
  readonly date: Locator;
  readonly rangeError: Locator;
  readonly open: Locator;
  readonly shabad: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly late: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.lines = new ShabadPage(page).lines;
    this.date = page.getByLabel('Date', { exact: true });
    this.rangeError = page.getByRole('main').getByRole('alert');
    this.open = page.getByRole('main').getByRole('button', { name: 'Open', exact: true });
    this.shabad = page.getByRole('link', { name: 'Go to Shabad' });
    this.previous = page.getByRole('link', { name: /Previous hukamnama/ });
    this.next = page.getByRole('link', { name: /Next hukamnama/ });
    this.late = page.getByRole('note');
  }

  /** @param date in the syntax of the address; the newest by default */
  static async open(page: Page, date?: string): Promise<HukamnamaPage> {
    await page.goto(date === undefined ? '/hukamnama' : `/hukamnama?date=${date}`);
    return new HukamnamaPage(page);
  }
}

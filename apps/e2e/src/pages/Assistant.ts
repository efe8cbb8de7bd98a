import type { Locator, Page } from '@playwright/test';
import { SearchPage } from './SearchPage.ts';

/** The form for questions over Home, and the panel with the answers beside a shabad. */
export class Assistant {
  readonly page: Page;
  readonly tile: Locator;
  readonly promo: Locator;
  readonly modal: Locator;
  readonly question: Locator;
  readonly source: Locator;
  readonly ask: Locator;
  readonly button: Locator;
  readonly dialog: Locator;
  readonly status: Locator;
  readonly lines: Locator;
  readonly written: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tile = page.getByRole('main').getByRole('link', { name: 'Ask a Question', exact: true });
    this.promo = page.getByRole('main').getByRole('link', { name: 'ask a question', exact: true });
    this.modal = page.getByRole('dialog', { name: 'Ask a Question' });
    this.question = this.modal.getByRole('textbox', { name: 'Your question' });
    this.source = this.modal.getByLabel('Source');
    this.ask = this.modal.getByRole('button', { name: 'Ask', exact: true });
    this.button = page
      .getByRole('group', { name: 'Quick actions' })
      .getByRole('button', { name: 'Assistant' });
    this.dialog = page.getByRole('dialog', { name: 'Gurbani Assistant' });
    this.status = this.dialog.getByRole('status');
    this.lines = this.dialog.getByRole('list', { name: 'Lines that answer' }).getByRole('listitem');
    this.written = this.dialog.getByRole('region', { name: 'Written answer' });
    this.close = this.dialog.getByRole('button', { name: 'Close' });
  }

  /** Asks a question in the dialog, without limiting the source, and waits for the results. */
  async send(question: string): Promise<SearchPage> {
    await this.question.fill(question);
    await this.ask.click();
    await this.page.waitForURL(/\/search\?/);
    return new SearchPage(this.page);
  }
}

import { expect, type Locator, type Page } from '@playwright/test';

/** ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥ */
export const REPORTED_VERSE = 540684;

/** `/report?verse=`: reports a mistake in a line. */
export class ReportPage {
  readonly main: Locator;
  readonly about: Locator;
  readonly correction: Locator;
  readonly source: Locator;
  readonly contact: Locator;
  readonly problem: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
    this.about = this.main.getByRole('combobox', { name: 'What is wrong?' });
    this.correction = this.main.getByRole('textbox', { name: 'How should it be?' });
    this.source = this.main.getByRole('textbox', { name: 'Where is it printed' });
    this.contact = this.main.getByRole('textbox', { name: 'How can you be reached?' });
    this.problem = this.main.getByRole('alert');
  }

  static async open(page: Page): Promise<ReportPage> {
    const answer = await page.goto(`/report?verse=${String(REPORTED_VERSE)}`);
    expect(answer?.status()).toBe(200);
    return new ReportPage(page);
  }

  async send(): Promise<void> {
    await this.main.getByRole('button', { name: 'Send' }).click();
  }

  /** Sends the report until its form is old enough. */
  async sendUntilAccepted(): Promise<void> {
    await expect(async () => {
      await this.send();
      await expect(this.main.getByRole('heading', { name: 'Your report', level: 1 })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await expect(this.#page).toHaveURL(/\/report\/[\w-]{43}\?sent$/);
  }
}

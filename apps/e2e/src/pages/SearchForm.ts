import type { Locator, Page } from '@playwright/test';

/** The search form of any page, located by accessible names. */
export class SearchForm {
  readonly page: Page;
  readonly field: Locator;
  readonly type: Locator;
  readonly source: Locator;
  readonly writer: Locator;
  readonly submit: Locator;
  readonly clear: Locator;
  readonly reset: Locator;
  /** The message about the text in the field. */
  readonly hint: Locator;
  /** English or Gurmukhi letters, in auto-detect. */
  readonly scripts: Locator;
  readonly voice: Locator;
  readonly voicePanel: Locator;
  readonly keyboardToggle: Locator;
  readonly keyboard: Locator;

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
    this.reset = form.getByRole('button', { name: 'Reset' });
    this.hint = form.locator('#search-hint');
    this.scripts = form.getByRole('group', { name: 'Letters to type' });
    this.voice = form.getByRole('button', { name: 'Voice search' });
    this.voicePanel = form.getByRole('group', { name: 'Voice search' });
    this.keyboardToggle = form.getByRole('button', { name: 'Gurmukhi keyboard' });
    this.keyboard = form.getByRole('group', { name: 'Gurmukhi keyboard' });
  }

  /** The key of a letter. */
  key(letter: string): Locator {
    return this.keyboard
      .locator('[data-key]')
      .filter({ hasText: new RegExp(`^${letter}`) })
      .first();
  }

  /** Puts the cursor in the field, which a text on a phone shows on request. */
  async focus(): Promise<void> {
    const isPhone = (this.page.viewportSize()?.width ?? Infinity) < 700;
    const hidden = this.page.locator('header[data-read]:not([data-search])');
    if (isPhone && (await hidden.count()) > 0) {
      const bar = this.page.getByRole('navigation', { name: 'Site', exact: true });
      await bar.getByRole('link', { name: 'Search' }).click();
    }
    await this.field.click();
  }

  /** Types key by key as a visitor does, and submits the form. */
  async search(text: string): Promise<void> {
    await this.field.click();
    await this.page.keyboard.type(text);
    await this.submit.click();
  }
}

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

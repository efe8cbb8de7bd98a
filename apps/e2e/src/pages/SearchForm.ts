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
  readonly reset: Locator;
  /** What is said of the text in the field. */
  readonly hint: Locator;
  /** English or Gurmukhi keys, in auto-detect. */
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

  /** The key with a letter. */
  key(letter: string): Locator {
    return this.keyboard
      .locator('[data-key]')
      .filter({ hasText: new RegExp(`^${letter}`) })
      .first();
  }

  /** Types as a person does, key by key, and sends the form. */
  async search(text: string): Promise<void> {
    await this.field.click();
    await this.page.keyboard.type(text);
    await this.submit.click();
  }
}

import type { Locator, Page } from '@playwright/test';
import { SiteShell } from './SiteShell.ts';

/** The tools for a page's text: its toolbar, its words and the menu of selected lines. */
export class ReadingTools {
  readonly page: Page;
  readonly toolbar: Locator;
  readonly area: Locator;
  readonly lines: Locator;
  readonly gloss: Locator;
  readonly marked: Locator;
  readonly notices: Locator;
  readonly related: Locator;

  constructor(page: Page) {
    this.page = page;
    this.toolbar = page.getByRole('toolbar', { name: 'Shabad tools' });
    this.area = page.getByRole('region', { name: 'Shabad Container' });
    this.lines = this.area.locator('[data-verse-id]');
    this.gloss = page.locator('dialog[data-line-sheet]');
    this.marked = page.getByRole('group', { name: 'Selected lines' });
    this.notices = page.getByRole('region', { name: 'Notifications' });
    this.related = page.getByRole('region', { name: 'Related shabads' });
  }

  static async open(page: Page, address: string): Promise<ReadingTools> {
    await page.goto(address);
    return new ReadingTools(page);
  }

  /** A word of a line, both zero-based. */
  word(line: number, word: number): Locator {
    return this.lines.nth(line).locator(`[data-word="${String(word)}"]`);
  }

  /** Presses a word once the page is hydrated. */
  async press(word: Locator): Promise<void> {
    await this.ready();
    await word.click();
  }

  /** Waits until the code that loads on the first hover of the text has run. */
  async ready(): Promise<void> {
    await this.area.locator('[data-word]').first().hover();
    await this.area.locator('[data-word][tabindex="0"]').waitFor();
  }

  /** Selects text from the start of one element to the end of another, as a visitor does by keyboard or mouse. */
  async mark(first: Locator, last: Locator): Promise<void> {
    await first.scrollIntoViewIfNeeded();
    const [from, to] = [await first.elementHandle(), await last.elementHandle()];
    await this.page.evaluate(
      ([start, end]) => {
        if (start && end) document.getSelection()?.setBaseAndExtent(start, 0, end, end.childNodes.length);
      },
      [from, to] as const,
    );
  }

  /** Opens the panel that holds the toolbar on phones; above the text it is always visible. */
  async openToolbar(): Promise<void> {
    if (await this.toolbar.isHidden()) await new SiteShell(this.page).openMore();
    await this.toolbar.waitFor();
  }

  /** Presses a tool, wherever the toolbar is. */
  async use(name: string): Promise<void> {
    await this.openToolbar();
    await this.toolbar.getByRole('button', { name }).click();
  }

  async copyAs(form: string): Promise<void> {
    await this.use('Copy as');
    await this.page.getByRole('group', { name: 'Copy as' }).getByRole('button', { name: form }).click();
  }

  clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Clipboard content by type; empty while it can't be read because it is being written. */
  clipboardTypes(): Promise<Record<string, string>> {
    return this.page.evaluate(async () => {
      try {
        const [item] = await navigator.clipboard.read();
        const pairs = (item?.types ?? []).map(
          async (type) => [type, await (await item?.getType(type))?.text()] as const,
        );
        return Object.fromEntries(await Promise.all(pairs)) as Record<string, string>;
      } catch (error) {
        if (error instanceof DOMException) return {};
        throw error;
      }
    });
  }
}

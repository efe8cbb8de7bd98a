import type { Locator, Page } from '@playwright/test';

/** What can be done with the text of a page: its toolbar, its words, and lines of which something is marked. */
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
    this.gloss = page.locator('[role="dialog"]:popover-open');
    this.marked = page.getByRole('group', { name: 'Marked lines' });
    this.notices = page.getByRole('region', { name: 'Notifications' });
    this.related = page.getByRole('region', { name: 'Related shabads' });
  }

  static async open(page: Page, address: string): Promise<ReadingTools> {
    await page.goto(address);
    return new ReadingTools(page);
  }

  /** A word of a line, both by their places. */
  word(line: number, word: number): Locator {
    return this.lines.nth(line).locator(`[data-word="${String(word)}"]`);
  }

  /** Presses a word, once its page has been taken over. */
  async press(word: Locator): Promise<void> {
    await this.ready();
    await word.click();
  }

  /** What is loaded when somebody reaches for the text is there. */
  async ready(): Promise<void> {
    await this.area.locator('[data-word]').first().hover();
    await this.area.locator('[data-word][tabindex="0"]').waitFor();
  }

  /** Marks text from the beginning of a line to the end of the words of another, as a visitor does by keys or mouse. */
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

  async copyAs(form: string): Promise<void> {
    await this.toolbar.getByRole('button', { name: 'Copy as' }).click();
    await this.page.getByRole('group', { name: 'Copy as' }).getByRole('button', { name: form }).click();
  }

  clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** What lies on the clipboard, by its types: nothing while it is written to, when it cannot be read. */
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

import type { Locator, Page } from '@playwright/test';

/** `/display`: the operator's desk, and the windows that it projects to. */
export class DisplayDesk {
  readonly page: Page;
  readonly search: Locator;
  readonly results: Locator;
  readonly lines: Locator;
  readonly current: Locator;
  readonly screenStatus: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: 'Search' });
    this.results = page.getByRole('list', { name: 'Results' }).getByRole('button');
    this.lines = page.getByRole('list', { name: 'Lines' }).locator('[data-line]');
    this.current = page.getByRole('list', { name: 'Lines' }).locator('[aria-current]');
    this.screenStatus = page.locator('[data-screens]');
  }

  static async open(page: Page): Promise<DisplayDesk> {
    await page.goto('/display');
    return new DisplayDesk(page);
  }

  /** Finds a line by its first letters and opens it. */
  async openByLetters(letters: string, line: string): Promise<void> {
    await this.page.getByRole('tab', { name: 'Search' }).click();
    await this.search.fill(letters);
    await this.results.filter({ hasText: line }).first().click();
    await this.current.waitFor();
  }

  async openScreen(): Promise<DisplayScreen> {
    const opened = this.page.context().waitForEvent('page');
    await this.page.getByRole('button', { name: /^Open (the|another) screen$/ }).click();
    return new DisplayScreen(await opened);
  }

  tool(name: 'Slides' | 'Look' | 'Phones' | 'Keys'): Promise<void> {
    return this.page.getByRole('tab', { name }).click();
  }

  /** Starts a session and reads off what a sevadar would. */
  async startSession(): Promise<{ code: string; pin: string }> {
    await this.tool('Phones');
    await this.page.getByRole('button', { name: 'Start a session' }).click();
    await this.page.locator('[data-connection=connected]').waitFor();
    const code = await this.page.locator('[data-code]').innerText();
    const pin = await this.page.locator('[data-pin]').innerText();
    return { code, pin };
  }

  /** The line that is led, as the desk has it. */
  async currentText(): Promise<string> {
    return (await this.current.locator('[lang]').first().textContent()) ?? '';
  }
}

/** `/display/screen` or `/display/overlay`: what is projected. */
export class DisplayScreen {
  readonly page: Page;
  readonly slide: Locator;
  readonly line: Locator;

  constructor(page: Page) {
    this.page = page;
    this.slide = page.locator('[data-slide]');
    this.line = page.locator('[data-slide] [data-verse-id] [lang=pa-Guru]');
  }

  static async openOverlay(page: Page, code: string): Promise<DisplayScreen> {
    await page.goto(`/display/overlay?code=${code}`);
    return new DisplayScreen(page);
  }

  /** Notes from now on when which text came to stand there, in milliseconds since 1970. */
  async noteChanges(): Promise<void> {
    await this.page.evaluate(() => {
      const notes: (readonly [text: string, at: number])[] = [];
      Object.assign(globalThis, { slideNotes: notes });
      const stage = document.querySelector('main');
      if (!stage) throw new Error('There is no screen.');
      const note = () => notes.push([stage.textContent ?? '', performance.timeOrigin + performance.now()]);
      new MutationObserver(note).observe(stage, { childList: true, characterData: true, subtree: true });
    });
  }

  /** When a text first stood there; null where it never did. */
  changedAt(text: string): Promise<number | null> {
    return this.page.evaluate((wanted) => {
      const { slideNotes } = globalThis as unknown as { slideNotes: (readonly [string, number])[] };
      return slideNotes.find(([shown]) => shown.includes(wanted))?.[1] ?? null;
    }, text);
  }
}

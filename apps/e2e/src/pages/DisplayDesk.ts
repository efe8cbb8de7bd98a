import { expect, type Locator, type Page } from '@playwright/test';

/** `/display`: the operator's desk and its projector windows. */
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

  tool(name: 'Slides' | 'Look' | 'Phones' | 'Captions' | 'Ready' | 'Keys'): Promise<void> {
    return this.page.getByRole('tab', { name }).click();
  }

  /** Starts a session and reads its code and PIN. */
  async startSession(): Promise<{ code: string; pin: string }> {
    await this.tool('Phones');
    await this.page.getByRole('button', { name: 'Start a session' }).click();
    await this.page.locator('[data-connection=connected]').waitFor();
    const code = await this.page.locator('[data-code]').innerText();
    const pin = await this.page.locator('[data-pin]').innerText();
    return { code, pin };
  }

  /** The session section of the desk. */
  get session(): Locator {
    return this.page.getByRole('region', { name: 'Session' });
  }

  /** List of the phones that control the screen. */
  get phones(): Locator {
    return this.session.getByRole('listitem');
  }

  /** Code, PIN and invitation, which the QR code on the desk holds. */
  sessionSecrets(): Promise<{ code: string; pin: string; invite: string }> {
    return this.page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('naad-display') ?? '{}') as {
        session: { code: string; pin: string; invite: string };
      };
      return stored.session;
    });
  }

  /** The path in the QR code on the desk. */
  async scannedPath(): Promise<string> {
    const { code, pin, invite } = await this.sessionSecrets();
    return `/control/${code}#pin=${pin}&invite=${invite}`;
  }

  async changePin(): Promise<string> {
    const former = await this.page.locator('[data-pin]').innerText();
    await this.session.getByRole('button', { name: 'Change the PIN' }).click();
    await expect(this.page.locator('[data-pin]')).not.toHaveText(former);
    return this.page.locator('[data-pin]').innerText();
  }

  /** Text of the current line on the desk. */
  async currentText(): Promise<string> {
    return (await this.current.locator('[lang]').first().textContent()) ?? '';
  }
}

/** `/display/screen` or `/display/overlay`: the projected page. */
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

  /** Records from now on when each text appears, in milliseconds since 1970. */
  async recordChanges(): Promise<void> {
    await this.page.evaluate(() => {
      const changes: (readonly [text: string, at: number])[] = [];
      Object.assign(globalThis, { slideChanges: changes });
      const stage = document.querySelector('main');
      if (!stage) throw new Error('There is no screen.');
      const record = () =>
        changes.push([stage.textContent ?? '', performance.timeOrigin + performance.now()]);
      new MutationObserver(record).observe(stage, { childList: true, characterData: true, subtree: true });
    });
  }

  /** Time when a text first appeared, or null. */
  changedAt(text: string): Promise<number | null> {
    return this.page.evaluate((wanted) => {
      const { slideChanges } = globalThis as unknown as { slideChanges: (readonly [string, number])[] };
      return slideChanges.find(([shown]) => shown.includes(wanted))?.[1] ?? null;
    }, text);
  }
}

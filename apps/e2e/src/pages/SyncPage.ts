import type { Locator, Page } from '@playwright/test';
import { ShabadPage } from './ShabadPage.ts';
import { openPage } from '../test.ts';

/** `/sync`: the form for a code, and the followed display. */
export class SyncPage {
  readonly page: Page;
  readonly code: Locator;
  readonly connect: Locator;
  readonly reconnect: Locator;
  readonly form: Locator;
  /** The form's message: an error or progress. */
  readonly problem: Locator;
  readonly following: Locator;
  /** The connection's status. */
  readonly status: Locator;
  readonly lines: Locator;
  /** The line on the display's screen. */
  readonly current: Locator;
  /** The text for screen readers. */
  readonly announced: Locator;
  readonly fullScreen: Locator;
  readonly lineAlone: Locator;
  readonly exit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Connect to a display' });
    this.code = page.getByLabel('Code', { exact: true });
    this.connect = this.form.getByRole('button', { name: 'Connect', exact: true });
    this.reconnect = this.form.getByRole('button', { name: /^Reconnect to / });
    this.problem = this.form.getByRole('status');
    this.following = page.getByRole('region', { name: 'Following' });
    this.status = this.following.locator('[data-status]');
    const { lines } = new ShabadPage(page);
    this.lines = lines;
    this.current = this.following.locator('[data-verse-area] [data-verse-id][aria-current="true"]');
    this.announced = this.following.locator('[aria-live="polite"]');
    this.fullScreen = this.following.getByRole('button', { name: 'Full screen' });
    this.lineAlone = page.getByRole('dialog', { name: 'Full screen' });
    this.exit = this.following.getByRole('button', { name: 'Exit', exact: true });
  }

  static async open(page: Page): Promise<SyncPage> {
    await openPage(page, '/sync');
    return new SyncPage(page);
  }

  /** Connects to a display by its code and waits until the connection is live. */
  static async follow(page: Page, code: string): Promise<SyncPage> {
    const sync = await SyncPage.open(page);
    await sync.code.fill(code);
    await sync.connect.click();
    await sync.following.locator('[data-status=live]').waitFor();
    return sync;
  }
}

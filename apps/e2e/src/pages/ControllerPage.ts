import type { Locator, Page } from '@playwright/test';
import { openPage } from '../test.ts';

/** `/control`: the connection form and the desk. */
export class ControllerPage {
  readonly page: Page;
  readonly code: Locator;
  readonly pin: Locator;
  readonly connect: Locator;
  readonly problem: Locator;
  readonly status: Locator;
  readonly delivery: Locator;
  readonly lines: Locator;
  readonly activeLine: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly home: Locator;
  readonly query: Locator;
  readonly results: Locator;

  constructor(page: Page) {
    this.page = page;
    this.code = page.getByLabel('Code', { exact: true });
    this.pin = page.getByLabel('PIN', { exact: true });
    this.connect = page.getByRole('button', { name: 'Connect to Desktop' });
    this.problem = page.getByRole('form', { name: 'Connect' }).getByRole('alert');
    this.status = page.getByRole('status').first();
    this.delivery = page.getByTestId('delivery');
    this.lines = page.getByRole('list', { name: 'Lines' }).getByRole('button');
    this.activeLine = page.locator('[aria-current="true"]');
    this.next = page.getByRole('button', { name: 'Next line' });
    this.previous = page.getByRole('button', { name: 'Previous line' });
    this.home = page.getByRole('group', { name: 'Change line' }).getByRole('button', { name: 'Home line' });
    this.query = page.getByRole('searchbox', { name: 'Gurbani Search' });
    this.results = page.getByRole('list', { name: 'Search results' }).getByRole('button');
  }

  static async open(page: Page, path = ''): Promise<ControllerPage> {
    await openPage(page, `/control${path}`);
    return new ControllerPage(page);
  }

  /** Opens the desk of a session. */
  static async enter(page: Page, { code, pin }: { code: string; pin: string }): Promise<ControllerPage> {
    const controller = await ControllerPage.open(page, `/${code}`);
    await controller.pin.fill(pin);
    await controller.connect.click();
    await controller.next.waitFor();
    return controller;
  }

  /** Opens a part of the desk by its tab; on a wide screen the search is visible without one. */
  async open(name: 'Lines' | 'Search' | 'All Banis' | 'Shortcuts' | 'Settings'): Promise<void> {
    const tab = this.page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name });
    if ((await tab.getAttribute('aria-pressed')) !== 'true' && (await tab.isVisible())) await tab.click();
  }

  async search(text: string): Promise<void> {
    await this.open('Search');
    await this.query.fill(text);
    await this.query.press('Enter');
    await this.results.first().waitFor();
  }

  /** Opens the shabad of the first result. */
  async openFirstResult(text: string): Promise<void> {
    await this.search(text);
    await this.results.first().click();
    await this.activeLine.waitFor();
  }
}

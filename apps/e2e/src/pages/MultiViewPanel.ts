import type { Locator, Page } from '@playwright/test';

/** The view of a list of saved lines. */
export class MultiViewPanel {
  readonly dialog: Locator;
  /** The lines, in order. */
  readonly lines: Locator;
  readonly undo: Locator;
  readonly clear: Locator;
  readonly display: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Multi-view', exact: true });
    this.lines = this.dialog.getByRole('listitem').getByRole('link');
    this.undo = this.dialog.getByRole('button', { name: 'Undo', exact: true });
    this.clear = this.dialog.getByRole('button', { name: 'Clear', exact: true });
    this.display = this.dialog.getByRole('button', { name: 'Display', exact: true });
  }

  /** Opens it by the notice that a line is saved. */
  async openFromNotice(): Promise<void> {
    const notices = this.page.getByRole('region', { name: 'Notifications' });
    await notices.getByRole('button', { name: 'Choose list' }).click();
    const choice = this.page.getByRole('dialog', { name: 'Choose list' });
    await choice.getByRole('button', { name: 'Show list' }).click();
  }

  /** The handle that moves a line. */
  handle(line: string): Locator {
    return this.dialog.getByRole('button', { name: `Reorder: ${line}` });
  }

  remove(line: string): Locator {
    return this.dialog.getByRole('button', { name: `Remove: ${line}` });
  }
}

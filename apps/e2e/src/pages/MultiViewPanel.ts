import type { Locator, Page } from '@playwright/test';

/** The list of lines whose shabads are shown together. */
export class MultiViewPanel {
  readonly dialog: Locator;
  /** The lines, in order. */
  readonly lines: Locator;
  readonly undo: Locator;
  readonly clear: Locator;
  readonly display: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Multi-view', exact: true });
    this.lines = this.dialog.getByRole('listitem').getByRole('link');
    this.undo = this.dialog.getByRole('button', { name: 'Undo', exact: true });
    this.clear = this.dialog.getByRole('button', { name: 'Clear', exact: true });
    this.display = this.dialog.getByRole('button', { name: 'Display', exact: true });
  }

  /** The handle that moves a line. */
  handle(line: string): Locator {
    return this.dialog.getByRole('button', { name: `Reorder: ${line}` });
  }

  remove(line: string): Locator {
    return this.dialog.getByRole('button', { name: `Remove: ${line}` });
  }
}

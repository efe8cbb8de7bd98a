import type { Locator, Page } from '@playwright/test';
import { SiteShell } from './SiteShell.ts';

/** The panel of display settings beside a page, and what the page is drawn by. */
export class DisplaySettings {
  readonly page: Page;
  readonly panel: Locator;
  /** The element whose attributes say how the lines in it are drawn. */
  readonly area: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = new SiteShell(page).settings;
    this.area = page.locator('[data-font]').first();
  }

  /** Opens the panel by its button, on the page at this address where one is given. */
  static async open(page: Page, address?: string): Promise<DisplaySettings> {
    if (address !== undefined) await page.goto(address);
    await new SiteShell(page).settingsButton.click();
    const settings = new DisplaySettings(page);
    await settings.panel.waitFor();
    return settings;
  }

  toggle(name: string): Locator {
    return this.panel.getByRole('switch', { name, exact: true });
  }

  radio(name: string): Locator {
    return this.panel.getByRole('radio', { name, exact: true });
  }

  /** A native list of choices. */
  list(name: string): Locator {
    return this.panel.getByRole('combobox', { name, exact: true });
  }

  translator(name: string): Locator {
    return this.panel.getByRole('checkbox', { name });
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** Loads the document anew and opens the panel again. */
  async reload(): Promise<void> {
    await this.page.reload();
    await new SiteShell(this.page).settingsButton.click();
    await this.panel.waitFor();
  }
}

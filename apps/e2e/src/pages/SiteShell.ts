import type { Locator, Page } from '@playwright/test';

/** The parts around every page: header, footer, the bar of five ways, panels. */
export class SiteShell {
  readonly page: Page;
  readonly header: Locator;
  readonly navigation: Locator;
  readonly footer: Locator;
  readonly notifications: Locator;
  readonly privacyNotice: Locator;
  readonly quickActions: Locator;
  readonly settingsButton: Locator;
  readonly moreButton: Locator;
  readonly scrollToTop: Locator;
  readonly darkMode: Locator;
  readonly settings: Locator;
  readonly shortcuts: Locator;
  readonly multiView: Locator;
  /** The panel with the menu, the language and, on phones, the tools of the page. */
  readonly more: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.footer = page.getByRole('contentinfo');
    this.notifications = page.getByRole('region', { name: 'Notifications' });
    this.privacyNotice = page.getByRole('region', { name: 'Privacy notice' });
    this.quickActions = page
      .getByRole('navigation', { name: 'Site', exact: true })
      .getByRole('group', { name: 'Quick actions' });
    this.settingsButton = this.quickActions.getByRole('button', { name: 'Settings' });
    this.moreButton = this.quickActions.getByRole('button', { name: 'More', exact: true });
    // On phones both are in the panel More.
    this.scrollToTop = page.getByRole('button', { name: 'Scroll to top' });
    this.darkMode = page.getByRole('button', { name: 'Dark mode' });
    this.settings = page.getByRole('dialog', { name: 'Display settings' });
    this.shortcuts = page.getByRole('dialog', { name: 'Shortcuts' });
    this.multiView = page.getByRole('dialog', { name: 'Multi-view' });
    this.more = page.getByRole('dialog', { name: 'More', exact: true });
  }

  /** By keyboard, since the bar hides while the visitor reads on. */
  async openMore(): Promise<void> {
    await this.moreButton.press('Enter');
    await this.more.waitFor();
  }

  /** A menu button of the header, by name; on a wide screen. */
  menu(name: string): Locator {
    return this.navigation.getByRole('button', { name, exact: true });
  }

  /** The list that such a button opens. */
  menuList(name: string): Locator {
    return this.navigation.getByRole('group', { name, exact: true });
  }
}

/** The display settings panel and the element that the settings apply to. */
export class DisplaySettings {
  readonly page: Page;
  readonly panel: Locator;
  /** The element whose attributes hold the display settings of its lines. */
  readonly area: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = new SiteShell(page).settings;
    this.area = page.locator('[data-font]').first();
  }

  /** Opens the panel by its button, after navigating to an address if given. */
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

  /** A native select. */
  list(name: string): Locator {
    return this.panel.getByRole('combobox', { name, exact: true });
  }

  /** Lists the translators one by one. */
  async openTranslators(): Promise<void> {
    await this.button('All translations').click();
  }

  /** A translator of the open list. */
  translator(name: string): Locator {
    return this.panel.getByRole('checkbox', { name });
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** Reloads the document and opens the panel again. */
  async reload(): Promise<void> {
    await this.page.reload();
    await new SiteShell(this.page).settingsButton.click();
    await this.panel.waitFor();
  }
}

import type { Locator, Page } from '@playwright/test';

/** What surrounds every page: header, footer, floating actions, panels. */
export class SiteShell {
  readonly page: Page;
  readonly header: Locator;
  readonly navigation: Locator;
  readonly footer: Locator;
  readonly notifications: Locator;
  readonly privacyNotice: Locator;
  readonly quickActions: Locator;
  readonly settingsButton: Locator;
  readonly scrollToTop: Locator;
  readonly darkMode: Locator;
  readonly settings: Locator;
  readonly shortcuts: Locator;
  readonly multiView: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.footer = page.getByRole('contentinfo');
    this.notifications = page.getByRole('region', { name: 'Notifications' });
    this.privacyNotice = page.getByRole('region', { name: 'Privacy notice' });
    this.quickActions = page.getByRole('group', { name: 'Quick actions' });
    this.settingsButton = this.quickActions.getByRole('button', { name: 'Settings' });
    this.scrollToTop = this.quickActions.getByRole('button', { name: 'Scroll to top' });
    this.darkMode = this.navigation.getByRole('button', { name: 'Dark mode' });
    this.settings = page.getByRole('dialog', { name: 'Display settings' });
    this.shortcuts = page.getByRole('dialog', { name: 'Shortcuts' });
    this.multiView = page.getByRole('dialog', { name: 'Multi-view' });
  }

  /** The button of a menu of the header, by its name. */
  menu(name: string): Locator {
    return this.navigation.getByRole('button', { name, exact: true });
  }

  /** The list that such a button opens. */
  menuList(name: string): Locator {
    return this.navigation.getByRole('group', { name, exact: true });
  }
}

import type { Locator, Page } from '@playwright/test';
import { expect, untilHydrated } from '../test.ts';

export interface Visitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** A new visitor with a unique address. */
export function someVisitor(): Visitor {
  const mark = `${String(Date.now())}-${String(Math.random()).slice(2)}`;
  return {
    firstName: 'Asa',
    lastName: 'Kaur',
    email: `asa-${mark}@example.org`,
    // Without the name or address, since the server refuses such passwords.
    password: `kettle orbit plum ${String(Math.random()).slice(2)}`,
  };
}

/** Sign-up, login and the account's parts. */
export class AccountPages {
  readonly page: Page;
  readonly favourites: Locator;

  constructor(page: Page) {
    this.page = page;
    this.favourites = page.getByRole('list', { name: 'Favourite Shabads' }).getByRole('listitem');
  }

  /** Creates an account by the form of `/signup`, which logs in. */
  async signUp(visitor: Visitor): Promise<void> {
    await this.sendSignUp(visitor);
    await expect(this.menu(visitor)).toBeVisible();
  }

  /** Fills and submits the form of `/signup`. */
  async sendSignUp(visitor: Visitor): Promise<void> {
    await this.page.goto('/signup');
    await this.fillSignUp(visitor);
  }

  /** Fills and submits the form of the current page. */
  async fillSignUp({ firstName, lastName, email, password }: Visitor): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Sign up' });
    await form.getByLabel('First name').fill(firstName);
    await form.getByLabel('Last name').fill(lastName);
    await form.getByLabel('E-mail address').fill(email);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Sign up' }).click();
  }

  /** Fills and submits the form of `/login`. */
  async sendLogin({ email, password }: Pick<Visitor, 'email' | 'password'>): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Log in' });
    await form.getByLabel('E-mail address').fill(email);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  /** The visitor's menu in the header of a wide screen. */
  menu({ firstName, lastName }: Visitor): Locator {
    return this.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: `${firstName} ${lastName}` });
  }

  /** Logs out by the menu, and waits until the token is deleted from this browser. */
  async logOut(visitor: Visitor): Promise<void> {
    await this.menu(visitor).click();
    // The page deletes the account's data from this device, then opens Home.
    const home = this.page.waitForResponse(
      (response) => response.request().isNavigationRequest() && /^\w+:\/\/[^/]+\/$/.test(response.url()),
    );
    await this.page.getByRole('link', { name: 'Logout' }).first().click();
    await home;
    await untilHydrated(this.page);
    const login = this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' });
    await expect(login).toBeVisible();
    expect(await this.page.evaluate(() => localStorage.getItem('naad.login'))).toBeNull();
  }

  /** The switch of the favourites among the lists of the page's shabad. */
  favouriteSwitch(): Locator {
    return this.page
      .getByRole('dialog', { name: 'Choose list' })
      .getByRole('switch', { name: 'Favourite Shabads' });
  }

  /** Saves the page's shabad and opens the choice of its lists. */
  async chooseLists(): Promise<void> {
    const tools = this.page.getByRole('toolbar', { name: 'Shabad tools' });
    await tools.getByRole('button', { name: 'Save', exact: true }).click();
    const notices = this.page.getByRole('region', { name: 'Notifications' });
    await notices.getByRole('button', { name: 'Choose list' }).click();
  }
}

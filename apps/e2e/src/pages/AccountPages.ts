import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

export interface Visitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody whom no other test knows. */
export function someVisitor(): Visitor {
  const mark = `${String(Date.now())}-${String(Math.random()).slice(2)}`;
  return {
    firstName: 'Asa',
    lastName: 'Kaur',
    email: `asa-${mark}@example.org`,
    password: `a long password ${mark}`,
  };
}

/** Signing up, logging in and what one then has. */
export class AccountPages {
  readonly page: Page;
  readonly favourites: Locator;

  constructor(page: Page) {
    this.page = page;
    this.favourites = page.getByRole('list', { name: 'Favourite Shabads' }).getByRole('listitem');
  }

  /** Makes an account by the form of `/signup`; leads to `/login`. */
  async signUp({ firstName, lastName, email, password }: Visitor): Promise<void> {
    await this.page.goto('/signup');
    const form = this.page.getByRole('form', { name: 'Sign up' });
    await form.getByLabel('First name').fill(firstName);
    await form.getByLabel('Last name').fill(lastName);
    await form.getByLabel('E-mail address').fill(email);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await this.page.waitForURL('**/login?signedup=1');
  }

  /** Fills the form of `/login` and sends it. */
  async sendLogin({ email, password }: Pick<Visitor, 'email' | 'password'>): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Log in' });
    await form.getByLabel('E-mail address').fill(email);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  /** The menu of who is logged in: in the header on a wide screen. */
  menu({ firstName, lastName }: Visitor): Locator {
    return this.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: `${firstName} ${lastName}` });
  }

  /** Logs out by the menu; the token is gone from this browser then. */
  async logOut(visitor: Visitor): Promise<void> {
    await this.menu(visitor).click();
    await this.page.getByRole('link', { name: 'Logout' }).first().click();
    const login = this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' });
    await expect(login).toBeVisible();
    await this.page.waitForFunction(() => localStorage.getItem('naad.login') === null);
  }

  star(): Locator {
    return this.page.getByRole('button', { name: 'Favourite', exact: true });
  }
}

import { AccountPages, someVisitor } from './pages/AccountPages.ts';
import { expect, test } from './test.ts';

test('a visitor signs up by a form without JavaScript, and a wrong password is reported [K1]', async ({
  page,
}) => {
  const visitor = someVisitor();
  const account = new AccountPages(page);
  await account.sendSignUp({ ...visitor, password: visitor.email });
  await page.waitForURL('**/signup?problem=weakPassword');
  await expect(page.getByRole('alert')).toContainText('This password is easy to guess. Choose a longer one');
  await account.sendSignUp(visitor);
  // Only a script can keep a login.
  await page.waitForURL('**/login?signedup=1');
  await expect(page.getByRole('main')).toContainText('Your account is ready. Log in.');
  await account.sendLogin({ ...visitor, password: 'not the right one' });
  await page.waitForURL('**/login?problem=wrongCredentials');
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or password is wrong.');
  // Personal pages need JavaScript, and say so.
  await page.goto('/user/favourite-shabads');
  await expect(page.getByRole('main')).toContainText('This page needs JavaScript');
  await page.goto('/pothi');
  await expect(page.getByRole('main')).toContainText('Lists need JavaScript.');
});

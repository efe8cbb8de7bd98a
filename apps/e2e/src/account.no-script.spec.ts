import { AccountPages, someVisitor } from './pages/AccountPages.ts';
import { expect, test } from './test.ts';

test('an account is made by a form, and a wrong password is told, where no script runs', async ({ page }) => {
  const visitor = someVisitor();
  const account = new AccountPages(page);
  await account.signUp(visitor);
  await expect(page.getByRole('main')).toContainText('it has one now: log in.');
  await account.sendLogin({ ...visitor, password: 'not the right one' });
  await page.waitForURL('**/login?problem=wrongCredentials');
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.');
  // What is somebody's own needs script, and the page says so.
  await page.goto('/user/favourite-shabads');
  await expect(page.getByRole('main')).toContainText('This page needs JavaScript');
  await page.goto('/pothi');
  await expect(page.getByRole('main')).toContainText('Lists are kept in the browser and need JavaScript');
});

import { expect, it } from 'vitest';
import { loginHref } from './SiteContext.tsx';

const redirectOf = (here: string) =>
  new URL(loginHref('/api', here), 'https://naad.test').searchParams.get('redirect_url');

it('a login link returns to the page it is on, without tokens [P57]', () => {
  expect(redirectOf('/shabad?id=3590&highlight=1614544')).toBe('/shabad?id=3590&highlight=1614544');
  expect(redirectOf('/search?q=%E0%A8%A7&type=8')).toBe('/search?q=%E0%A8%A7&type=8');
  expect(redirectOf('/')).toBe('/');
  expect(redirectOf('/shabad?id=1&token=SECRET')).toBe('/shabad?id=1');
  expect(redirectOf('/?logout=success')).toBe('/');
  expect(redirectOf(`/search?q=${'a'.repeat(1000)}`)).toBe('/search');
});

it('a login link on a page of the login continues that login [P57]', () => {
  for (const here of ['/login?problem=wrongCredentials', '/signup', '/logout'])
    expect(loginHref('/api', here)).toBe('/api/login/sso');
});

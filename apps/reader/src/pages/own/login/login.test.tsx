import { LOGIN_PROBLEMS } from '@naad/api-contract';
import { InEnglish } from '@naad/ui-i18n/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NotificationsProvider } from '../../../shared/notifications/NotificationsContext.tsx';
import { type Site, SiteProvider } from '../../../shared/SiteContext.tsx';
import { STORY_SITE } from '../../../testing/SiteFrame.tsx';
import type { OwnContent } from '../content.ts';
import { LoginPage } from './LoginPage.tsx';
import { LOGIN_PROBLEM_MESSAGES } from './loginProblemMessages.ts';
import { SignUpPage } from './SignUpPage.tsx';

const PASSWORDS = { kind: 'passwords', acceptsUnsolicitedTokens: false } as const;
const CONTENT: OwnContent = { page: 'own', name: 'login', problem: null, hasSignedUp: false };

/** The server-rendered page, which stays as it is without JavaScript. */
function renderPage(
  Page: typeof LoginPage,
  content: Partial<OwnContent> = {},
  login: Site['login'] = PASSWORDS,
) {
  const root = document.createElement('main');
  root.innerHTML = renderToString(
    <InEnglish>
      <SiteProvider value={{ ...STORY_SITE, accountPrefix: '/api', login }}>
        <NotificationsProvider>
          <Page content={{ ...CONTENT, ...content }} />
        </NotificationsProvider>
      </SiteProvider>
    </InEnglish>,
  );
  const form = root.querySelector('form');
  const fields = [...root.querySelectorAll('input')].map((field) => [field.name, field.autocomplete]);
  return { root, form, fields };
}

describe('logging in without JavaScript', () => {
  it('posts e-mail and password to the API, with nothing in the address', () => {
    const { form, fields } = renderPage(LoginPage);
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/login/password', 'post']);
    expect(fields).toEqual([
      ['email', 'username webauthn'],
      ['password', 'current-password'],
    ]);
  });

  it('shows the message of a known problem, and none otherwise', () => {
    for (const problem of LOGIN_PROBLEMS) {
      const alert = renderPage(LoginPage, { problem }).root.querySelector('[role="alert"]')?.textContent;
      expect(alert).toBe(LOGIN_PROBLEM_MESSAGES[problem].message);
    }
    expect(renderPage(LoginPage).root.querySelector('[role="alert"]')).toBeNull();
  });

  it.each([
    ['login', LoginPage],
    ['sign-up', SignUpPage],
  ])('says on the %s page that accounts are unavailable before anything is typed', (_name, Page) => {
    const { root } = renderPage(Page, {}, { ...PASSWORDS, isUnavailable: true });
    expect(root.querySelector('[role="alert"]')?.textContent).toMatch(/^Can't reach accounts right now\./);
  });

  it('does not reveal after a sign-up if the address had an account', () => {
    expect(renderPage(LoginPage, { hasSignedUp: true }).root.textContent).toContain(
      'Your account is ready. Log in.',
    );
  });

  it('links to the identity provider if the site has one, and to nothing without accounts [S4.5]', () => {
    const provided = renderPage(LoginPage, {}, { kind: 'provider', acceptsUnsolicitedTokens: false });
    expect(provided.form).toBeNull();
    expect(provided.root.querySelector('a')?.getAttribute('href')).toBe('/api/login/sso');
    const none = renderPage(LoginPage, {}, null);
    expect(none.form).toBeNull();
    expect(none.root.textContent).toContain('This site has no accounts.');
  });
});

describe('signing up without JavaScript', () => {
  it('posts first and last name, e-mail and a password of at least ten characters', () => {
    const { form, fields, root } = renderPage(SignUpPage);
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/login/signup', 'post']);
    expect(fields.map(([name]) => name)).toEqual(['firstname', 'lastname', 'email', 'password']);
    expect(root.querySelector('[name="password"]')?.getAttribute('minlength')).toBe('10');
    expect(root.textContent).toContain('at least 10 characters');
  });
});

import { LOGIN_PROBLEMS } from '@naad/api-contract';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NotificationsProvider } from '../../../notifications/NotificationsContext.tsx';
import { type Site, SiteProvider } from '../../../SiteContext.tsx';
import { InEnglish } from '../../../testing/InEnglish.tsx';
import { STORY_SITE } from '../../../testing/storySite.ts';
import type { OwnContent } from '../ownContent.ts';
import { LoginPage } from './LoginPage.tsx';
import { LOGIN_PROBLEM_TEXTS } from './loginProblemTexts.ts';
import { SignUpPage } from './SignUpPage.tsx';

const PASSWORDS = { kind: 'passwords', takesUnsolicitedTokens: false } as const;
const CONTENT: OwnContent = { page: 'own', name: 'login', problem: null, hasSignedUp: false };

/** The page as it comes from the server, and as it stays where no script runs. */
function drawn(Page: typeof LoginPage, content: Partial<OwnContent> = {}, login: Site['login'] = PASSWORDS) {
  const root = document.createElement('main');
  root.innerHTML = renderToString(
    <InEnglish>
      <SiteProvider value={{ ...STORY_SITE, apiPrefix: '/api', login }}>
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

describe('logging in without script', () => {
  it('is a form that sends e-mail and password to the API, and nothing by its address', () => {
    const { form, fields } = drawn(LoginPage);
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/login/password', 'post']);
    expect(fields).toEqual([
      ['email', 'username webauthn'],
      ['password', 'current-password'],
    ]);
  });

  it('says what was wrong, of what it knows alone', () => {
    for (const problem of LOGIN_PROBLEMS) {
      const said = drawn(LoginPage, { problem }).root.querySelector('[role="alert"]')?.textContent;
      expect(said).toBe(LOGIN_PROBLEM_TEXTS[problem].message);
    }
    expect(drawn(LoginPage).root.querySelector('[role="alert"]')).toBeNull();
  });

  it('does not tell after a sign-up whether the address had an account', () => {
    expect(drawn(LoginPage, { hasSignedUp: true }).root.textContent).toContain(
      'If that address had no account yet, it has one now: log in.',
    );
  });

  it('leads to the identity provider where there is one, and nowhere without accounts', () => {
    const there = drawn(LoginPage, {}, { kind: 'provider', takesUnsolicitedTokens: false });
    expect(there.form).toBeNull();
    expect(there.root.querySelector('a')?.getAttribute('href')).toBe('/api/login/sso?redirect_url=/');
    const none = drawn(LoginPage, {}, null);
    expect(none.form).toBeNull();
    expect(none.root.textContent).toContain('This site has no accounts.');
  });
});

describe('signing up without script', () => {
  it('is a form that asks for first and last name, e-mail and a long password', () => {
    const { form, fields, root } = drawn(SignUpPage);
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/login/signup', 'post']);
    expect(fields.map(([name]) => name)).toEqual(['firstname', 'lastname', 'email', 'password']);
    expect(root.querySelector('[name="password"]')?.getAttribute('minlength')).toBe('10');
    expect(root.textContent).toContain('at least 10 characters');
  });
});

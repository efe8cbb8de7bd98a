import { Trans, useLingui } from '@lingui/react/macro';
import { loginHref } from '../../../account/loginHref.ts';
import { useSite } from '../../../SiteContext.tsx';
import { Button } from '@naad/ui-kit';
import { LOGIN_PROBLEM_TEXTS } from './loginProblemTexts.ts';
import type { OwnContent } from '../ownContent.ts';
import forms from '../../../forms/forms.module.css';
import styles from '../OwnPage.module.css';
import { PasskeyLogin } from './PasskeyLogin.tsx';

/** Logs in with a password or a passkey. The form works without script; a passkey cannot. */
export function LoginPage({ content: { problem, hasSignedUp } }: { content: OwnContent }) {
  const { t, i18n } = useLingui();
  const { apiPrefix, login, links } = useSite();
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['title']}>
        <Trans>Log in</Trans>
      </h1>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {i18n._(LOGIN_PROBLEM_TEXTS[problem])}
        </p>
      )}
      {hasSignedUp && (
        <p role="status">
          <Trans>If that address had no account yet, it has one now: log in.</Trans>
        </p>
      )}
      {login?.kind === 'passwords' ? (
        <>
          <form
            method="post"
            action={`${apiPrefix}/login/password`}
            aria-label={t`Log in`}
            className={forms['form']}
          >
            <label className={forms['label']}>
              <Trans>E-mail address</Trans>
              <input
                name="email"
                type="email"
                dir="ltr"
                required
                maxLength={254}
                autoComplete="username webauthn"
                className={forms['field']}
              />
            </label>
            <label className={forms['label']}>
              <Trans>Password</Trans>
              <input
                name="password"
                type="password"
                required
                maxLength={200}
                autoComplete="current-password"
                className={forms['field']}
              />
            </label>
            <div className={styles['buttons']}>
              <Button type="submit" variant="primary">
                <Trans>Log in</Trans>
              </Button>
              <PasskeyLogin />
            </div>
          </form>
          <p>
            <Trans>
              No account yet? <a href="/signup">Sign up</a>. Reading, lists and sharing need none.
            </Trans>
          </p>
          <p>
            <Trans>
              Forgot your password? <a href={links.feedback}>Write to whoever runs this site</a>: they can
              give you a new one.
            </Trans>
          </p>
        </>
      ) : (
        <Elsewhere hasAccounts={login !== null} href={loginHref(apiPrefix)} />
      )}
    </div>
  );
}

/** Where this site knows no passwords. */
function Elsewhere({ hasAccounts, href }: { hasAccounts: boolean; href: string }) {
  return hasAccounts ? (
    <p>
      <a href={href} rel="external nofollow">
        <Trans>Go on to log in</Trans>
      </a>
    </p>
  ) : (
    <p>
      <Trans>This site has no accounts. Lists and sharing need none.</Trans>
    </p>
  );
}

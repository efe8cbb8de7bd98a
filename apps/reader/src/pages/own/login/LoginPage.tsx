import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useSite } from '../../../shared/SiteContext.tsx';
import { LOGIN_PROBLEM_MESSAGES } from './loginProblemMessages.ts';
import type { OwnContent } from '../content.ts';
import forms from '../../../shared/forms.module.css';
import styles from '../OwnPage.module.css';
import { useAccount, isUnavailable } from '../../../features/account/createAccount.ts';
import { useIsHydrated } from '../../../shared/useIsHydrated.ts';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import { requestPasskey, hasPasskeys } from '../passkeys.ts';

/** Logs in with a password or a passkey. The password form works without JavaScript. */
export function LoginPage({ content: { problem, hasSignedUp } }: { content: OwnContent }) {
  const { t, i18n } = useLingui();
  const { accountPrefix, login, links } = useSite();
  const shown = login?.isUnavailable ? 'accountsUnavailable' : problem;
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['title']}>
        <Trans>Log in</Trans>
      </h1>
      {shown && (
        <p role="alert" className={styles['problem']}>
          {i18n._(LOGIN_PROBLEM_MESSAGES[shown])}
        </p>
      )}
      {hasSignedUp && (
        <p role="status">
          <Trans>Your account is ready. Log in.</Trans>
        </p>
      )}
      {login?.kind === 'passwords' ? (
        <>
          <form
            method="post"
            action={`${accountPrefix}/login/password`}
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
              No account yet? <a href="/signup">Sign up</a>. You can read, make lists and share without one.
            </Trans>
          </p>
          <p>
            <Trans>
              Forgot your password? <a href={links.feedback}>Contact us</a> to get a new one.
            </Trans>
          </p>
        </>
      ) : (
        <LoginElsewhere hasAccounts={login !== null} href={`${accountPrefix}/login/sso`} />
      )}
    </div>
  );
}

/** Login on a site without passwords: a link to its identity provider, or a note that there are no accounts. */
function LoginElsewhere({ hasAccounts, href }: { hasAccounts: boolean; href: string }) {
  return hasAccounts ? (
    <p>
      <a href={href} rel="external nofollow">
        <Trans>Continue to log in</Trans>
      </a>
    </p>
  ) : (
    <p>
      <Trans>This site has no accounts. You can make lists and share without one.</Trans>
    </p>
  );
}

/** Logs in with a passkey; hidden in browsers that don't support them. */
function PasskeyLogin() {
  const { t, i18n } = useLingui();
  const { account } = useAccount();
  const notifyError = useNotifyError();
  const isInteractive = useIsHydrated();
  if (!isInteractive || !hasPasskeys()) return null;
  const logIn = async () => {
    if (!account) return;
    try {
      const credential = await requestPasskey(await account.client.getPasskeyLoginOptions());
      if (credential) window.location.assign(await account.client.logInWithPasskey(credential));
    } catch (error) {
      notifyError({
        text: isUnavailable(error)
          ? i18n._(LOGIN_PROBLEM_MESSAGES.accountsUnavailable)
          : t`Could not log in with a passkey. Try again, or use your password.`,
      });
    }
  };
  return (
    <Button onClick={() => void logIn()}>
      <Trans>Use a passkey</Trans>
    </Button>
  );
}

import { Trans } from '@lingui/react/macro';
import { loginHref } from '../../account/loginHref.ts';
import type { AccountState } from '../../account/createAccount.ts';
import { useSite } from '../../SiteContext.tsx';
import styles from './OwnPage.module.css';

/** In place of what is a visitor's own, as long as it is not known whose. */
export function SignedOut({ status }: { status: AccountState['status'] }) {
  const { apiPrefix, login } = useSite();
  return (
    <>
      <p className={styles['scriptless']}>
        <Trans>This page needs JavaScript, which is switched off here.</Trans>
      </p>
      <p role="status" className={styles['scripted']}>
        {(status === 'asking' || status === 'in') && <Trans>Loading…</Trans>}
        {status === 'silent' && (
          <Trans>The server does not answer. Check your connection and load the page again.</Trans>
        )}
        {status === 'out' && !login && <Trans>This site has no accounts. Lists and sharing need none.</Trans>}
        {status === 'out' && login && (
          <Trans>
            <a href={loginHref(apiPrefix)} rel="external nofollow">
              Log in
            </a>{' '}
            to see this page.
          </Trans>
        )}
      </p>
    </>
  );
}

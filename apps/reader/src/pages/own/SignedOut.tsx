import { Trans } from '@lingui/react/macro';
import { useSite } from '../../shared/SiteContext.tsx';
import { useLoginHref } from '../../shared/useLoginHref.ts';
import type { AccountState } from '../../features/account/createAccount.ts';
import styles from './OwnPage.module.css';

/** Shown instead of personal content until the visitor is logged in; says why. */
export function SignedOut({ status }: { status: AccountState['status'] }) {
  const { login } = useSite();
  const loginHref = useLoginHref();
  return (
    <>
      <p className={styles['scriptless']}>
        <Trans>This page needs JavaScript. Turn it on and reload the page.</Trans>
      </p>
      <p role="status" className={styles['scripted']}>
        {(status === 'asking' || status === 'in') && <Trans>Loading…</Trans>}
        {status === 'silent' && <Trans>No answer. Check your connection and load the page again.</Trans>}
        {status === 'unavailable' && (
          <Trans>
            Can't reach accounts right now. You are still logged in, and this page will try again.
          </Trans>
        )}
        {status === 'out' && !login && (
          <Trans>This site has no accounts. You can make lists and share without one.</Trans>
        )}
        {status === 'out' && login && (
          <Trans>
            <a href={loginHref} rel="external nofollow">
              Log in
            </a>{' '}
            to see this page.
          </Trans>
        )}
      </p>
    </>
  );
}

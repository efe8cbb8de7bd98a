import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { type Account, useAccount, isUnavailable } from '../../../features/account/createAccount.ts';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import { useSite } from '../../../shared/SiteContext.tsx';
import styles from '../OwnPage.module.css';
import { saveJson } from '../saveJson.ts';
import { SignedOut } from '../SignedOut.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordChange } from './PasswordChange.tsx';

/** The visitor's name and logins, with export and deletion of the account. */
export function AccountPage() {
  const { status, user, account } = useAccount();
  const { login } = useSite();
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['title']}>
        <Trans>Your account</Trans>
      </h1>
      {user && account ? (
        <>
          <p>
            {[user.firstName, user.lastName].filter(Boolean).join(' ')}
            {user.email !== null && (
              <>
                <br />
                <span dir="ltr">{user.email}</span>
              </>
            )}
          </p>
          <p>
            <a href="/user/favourite-shabads">
              <Trans>Favourite Shabads</Trans>
            </a>
          </p>
          {login?.kind === 'passwords' && (
            <>
              <Passkeys account={account} />
              <PasswordChange account={account} />
            </>
          )}
          <ExportAndLogout account={account} />
          <DeleteAccount account={account} hasPassword={login?.kind === 'passwords'} />
        </>
      ) : (
        <SignedOut status={status} />
      )}
    </div>
  );
}

/** Exports the account's data, and logs out on all devices. */
function ExportAndLogout({ account }: { account: Account }) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const save = async () => {
    try {
      saveJson('account.json', await account.client.exportAccount());
    } catch (error) {
      notifyError({
        text: isUnavailable(error)
          ? t`Can't reach accounts right now. Nothing was changed. Try again in a few minutes.`
          : t`This did not load. Check your connection and try again.`,
      });
    }
  };
  const leave = async () => {
    try {
      await account.logOut({ everywhere: true });
      window.location.assign('/?logout=success');
    } catch {
      notifyError({ text: t`Only this browser is logged out. Check your connection and try again.` });
    }
  };
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>
        <Trans>What we keep about you</Trans>
      </h2>
      <div className={styles['buttons']}>
        <Button onClick={() => void save()}>
          <Trans>Save everything as a file</Trans>
        </Button>
        <Button onClick={() => void leave()}>
          <Trans>Log out on all devices</Trans>
        </Button>
      </div>
    </section>
  );
}

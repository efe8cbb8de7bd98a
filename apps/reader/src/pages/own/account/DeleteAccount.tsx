import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@naad/api-contract';
import { Button, Dialog } from '@naad/ui-kit';
import { type SubmitEvent, useId, useState } from 'react';
import { saveLoginToken } from '@naad/settings-state';
import { type Account, isUnavailable } from '../../../features/account/createAccount.ts';
import forms from '../../../shared/forms.module.css';
import styles from '../OwnPage.module.css';

export interface DeleteAccountProps {
  account: Account;
  /** Requires the password, so that an unlocked device alone isn't enough. */
  hasPassword: boolean;
}

/** Deletes an account with all its data, after confirmation. */
export function DeleteAccount({ account, hasPassword }: DeleteAccountProps) {
  const { t } = useLingui();
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState('');

  const remove = async (password: string) => {
    try {
      await account.client.deleteAccount(password === '' ? undefined : password);
      saveLoginToken(window, null);
      window.location.assign('/');
    } catch (error) {
      const reason = error instanceof ApiError ? error.id : '';
      setProblem(
        reason === 'wrongCredentials'
          ? t`The current password is wrong.`
          : reason === 'loginTooOld'
            ? t`This needs a recent login. Log out, then log in again.`
            : isUnavailable(error)
              ? t`Can't reach accounts right now. Nothing was changed. Try again in a few minutes.`
              : t`The account was not deleted. Try again.`,
      );
    }
  };
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>
        <Trans>Delete the account</Trans>
      </h2>
      <p className={styles['soft']}>
        <Trans>
          This deletes your account's favourites, notes and lists for good. Lists in this browser stay.
        </Trans>
      </p>
      <Button
        onClick={() => {
          setIsAsking(true);
        }}
      >
        <Trans>Delete the account…</Trans>
      </Button>
      <Dialog
        title={t`Delete the account`}
        isOpen={isAsking}
        isDismissable={false}
        closeLabel={t`Close`}
        onClose={() => {
          setIsAsking(false);
        }}
        actions={
          <Button type="submit" form={id} variant="primary">
            <Trans>Delete for good</Trans>
          </Button>
        }
      >
        <form
          id={id}
          className={forms['form']}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            const password = new FormData(event.currentTarget).get('password');
            void remove(typeof password === 'string' ? password : '');
          }}
        >
          <p>
            <Trans>You can't undo this. Save your data as a file first.</Trans>
          </p>
          {hasPassword && (
            <label className={forms['label']}>
              <Trans>Current password, if you have one</Trans>
              <input
                name="password"
                type="password"
                autoComplete="current-password"
                className={forms['field']}
              />
            </label>
          )}
          <p role="alert" className={styles['problem']}>
            {problem}
          </p>
        </form>
      </Dialog>
    </section>
  );
}

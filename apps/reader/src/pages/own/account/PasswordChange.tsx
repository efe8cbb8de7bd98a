import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, PASSWORD_LENGTH } from '@naad/api-contract';
import { Button } from '@naad/ui-kit';
import { type SubmitEvent, useState } from 'react';
import { type Account, isUnavailable } from '../../../features/account/createAccount.ts';
import { useNotify } from '../../../shared/notifications/useNotify.ts';
import { LOGIN_PROBLEM_MESSAGES } from '../login/loginProblemMessages.ts';
import forms from '../../../shared/forms.module.css';
import styles from '../OwnPage.module.css';
import { fieldReader } from '../../../shared/fieldReader.ts';

/** Changes the password, which logs out every other device. */
export function PasswordChange({ account }: { account: Account }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  const problemOf = (error: unknown) => {
    const id = error instanceof ApiError ? error.id : null;
    if (id === 'wrongCredentials') return t`The current password is wrong.`;
    if (id === 'weakPassword' || id === 'tooManyRequests' || id === 'loginsBusy')
      return i18n._(LOGIN_PROBLEM_MESSAGES[id]);
    if (isUnavailable(error)) {
      return t`Can't reach accounts right now. Nothing was changed. Try again in a few minutes.`;
    }
    return t`The password was not changed. Try again.`;
  };
  const change = async (form: HTMLFormElement) => {
    const field = fieldReader(form);
    try {
      await account.client.changePassword(field('current'), field('next'));
      form.reset();
      setProblem('');
      notify({ text: t`The password is changed. Other devices are logged out.` });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>
        <Trans>Password</Trans>
      </h2>
      <form
        aria-label={t`Password`}
        className={forms['form']}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void change(event.currentTarget);
        }}
      >
        <label className={forms['label']}>
          <Trans>Current password</Trans>
          <input
            name="current"
            type="password"
            required
            autoComplete="current-password"
            className={forms['field']}
          />
        </label>
        <label className={forms['label']}>
          <Trans>New password</Trans>
          <input
            name="next"
            type="password"
            required
            minLength={PASSWORD_LENGTH.min}
            maxLength={PASSWORD_LENGTH.max}
            autoComplete="new-password"
            className={forms['field']}
          />
        </label>
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
        <div className={styles['buttons']}>
          <Button type="submit">
            <Trans>Change the password</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, PASSWORD_LENGTH } from '@naad/api-contract';
import { Button } from '@naad/ui-kit';
import { type SubmitEvent, useState } from 'react';
import type { Account } from '../../../account/createAccount.ts';
import { useNotify } from '../../../notifications/useNotify.ts';
import forms from '../../../forms/forms.module.css';
import styles from '../OwnPage.module.css';

/** Another password in place of the one there is; every other device is logged out by it. */
export function PasswordChange({ account }: { account: Account }) {
  const { t } = useLingui();
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  const change = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    try {
      await account.client.changePassword(textOf(data, 'current'), textOf(data, 'next'));
      form.reset();
      setProblem('');
      notify({ text: t`The password is changed. Other devices are logged out.` });
    } catch (error) {
      const isWrong = error instanceof ApiError && error.id === 'wrongCredentials';
      setProblem(
        isWrong ? t`The present password is not right.` : t`The password was not changed. Try again.`,
      );
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
          <Trans>Present password</Trans>
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

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

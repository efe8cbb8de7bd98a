import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_LENGTH } from '@naad/api-contract';
import { Button } from '@naad/ui-kit';
import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react';
import { siteAccount } from '../../../features/account/createAccount.ts';
import { useSite } from '../../../shared/SiteContext.tsx';
import { fieldReader } from '../../../shared/fieldReader.ts';
import type { OwnContent } from '../content.ts';
import forms from '../../../shared/forms.module.css';
import styles from '../OwnPage.module.css';
import { LOGIN_PROBLEM_MESSAGES } from './loginProblemMessages.ts';
import { type SignUpProblem, signUp } from './signUp.ts';

/**
 * Creates an account and logs in to it. Without JavaScript the form leads to the login page, since only a script can keep
 * a login.
 */
export function SignUpPage({ content: { problem } }: { content: OwnContent }) {
  const { t, i18n } = useLingui();
  const { accountPrefix, login } = useSite();
  const { min } = PASSWORD_LENGTH;
  const [failure, setFailure] = useState<SignUpProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const shown = failure ?? (login?.isUnavailable ? 'accountsUnavailable' : problem);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const field = fieldReader(event.currentTarget);
    setFailure(null);
    setIsBusy(true);
    void signUp(siteAccount(accountPrefix).client, {
      firstname: field('firstname'),
      lastname: field('lastname'),
      email: field('email'),
      password: field('password'),
    }).then((outcome) => {
      if ('next' in outcome) window.location.assign(outcome.next);
      else {
        setFailure(outcome.problem);
        setIsBusy(false);
      }
    });
  };
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['title']}>
        <Trans>Sign up</Trans>
      </h1>
      {shown && (
        <p role="alert" className={styles['problem']}>
          {shown === 'silent'
            ? t`No answer. Check your connection and try again.`
            : i18n._(LOGIN_PROBLEM_MESSAGES[shown])}
        </p>
      )}
      {login?.kind === 'passwords' && (
        <form
          method="post"
          action={`${accountPrefix}/login/signup`}
          aria-label={t`Sign up`}
          className={forms['form']}
          onSubmit={send}
        >
          <Field name="firstname" autoComplete="given-name" maxLength={80} dir="auto">
            <Trans>First name</Trans>
          </Field>
          <Field name="lastname" autoComplete="family-name" maxLength={80} dir="auto">
            <Trans>Last name</Trans>
          </Field>
          <Field name="email" type="email" autoComplete="username" maxLength={254} dir="ltr">
            <Trans>E-mail address</Trans>
          </Field>
          <Field
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={min}
            maxLength={PASSWORD_LENGTH.max}
          >
            <Trans>Password</Trans>{' '}
            <Plural value={min} one="(at least # character)" other="(at least # characters)" />
          </Field>
          <div className={styles['buttons']}>
            <Button type="submit" variant="primary" aria-disabled={isBusy}>
              <Trans>Sign up</Trans>
            </Button>
          </div>
        </form>
      )}
      <p>
        <Trans>
          Already have an account? <a href="/login">Log in</a>.
        </Trans>
      </p>
    </div>
  );
}

function Field({ children, ...rest }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className={forms['label']}>
      <span>{children}</span>
      <input {...rest} required className={forms['field']} />
    </label>
  );
}

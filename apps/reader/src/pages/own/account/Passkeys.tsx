import { Trans, useLingui } from '@lingui/react/macro';
import type { PasskeyName } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { Button, IconButton, TrashIcon } from '@naad/ui-kit';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { Account } from '../../../features/account/createAccount.ts';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import forms from '../../../shared/forms.module.css';
import styles from '../OwnPage.module.css';
import { hasPasskeys, createPasskey } from '../passkeys.ts';

/** Lists the passkeys of an account, and adds one from this device. */
export function Passkeys({ account }: { account: Account }) {
  const { t, i18n } = useLingui();
  const notifyError = useNotifyError();
  const [passkeys, setPasskeys] = useState<readonly PasskeyName[] | null>(null);
  const handleFailure = (error: unknown) => {
    // The visitor cancelled the device's dialog.
    if (error instanceof DOMException && error.name === 'NotAllowedError') return;
    const isOld = error instanceof ApiError && error.id === 'loginTooOld';
    notifyError({
      text: isOld
        ? t`This needs a recent login. Log out, then log in again.`
        : t`The passkeys could not be changed. Try again.`,
    });
  };

  useEffect(() => {
    let isWanted = true;
    account.client.getPasskeys().then(
      (loaded) => {
        if (isWanted) setPasskeys(loaded);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [account]);

  const add = async (name: string) => {
    const credential = await createPasskey(await account.client.getPasskeyOptions());
    if (credential) setPasskeys(await account.client.addPasskey(credential, name));
  };
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>
        <Trans>Passkeys</Trans>
      </h2>
      <p className={styles['soft']}>
        <Trans>A passkey logs you in with your device's screen lock. A fake page can't steal it.</Trans>
      </p>
      <ul aria-label={t`Passkeys`} className={styles['rows']}>
        {passkeys?.map(({ id, name, createdAt }) => (
          <li key={id} className={styles['buttons']}>
            <span dir="auto">{name}</span>
            <time dateTime={createdAt.toISOString()} className={styles['soft']}>
              {i18n.date(createdAt, { dateStyle: 'medium' })}
            </time>
            <IconButton
              label={t`Remove the passkey ${name}`}
              onClick={() => {
                account.client.removePasskey(id).then(setPasskeys, handleFailure);
              }}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <form
          className={forms['form']}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            const form = event.currentTarget;
            const name = new FormData(form).get('name');
            add(typeof name === 'string' ? name : '').then(() => {
              form.reset();
            }, handleFailure);
          }}
        >
          <label className={forms['label']}>
            <Trans>Name of this device</Trans>
            <input
              name="name"
              required
              maxLength={80}
              dir="auto"
              autoComplete="off"
              className={forms['field']}
            />
          </label>
          <div className={styles['buttons']}>
            <Button type="submit">
              <Trans>Add a passkey</Trans>
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

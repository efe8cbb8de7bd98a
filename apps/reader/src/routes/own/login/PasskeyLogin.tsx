import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useAccount } from '../../../account/useAccount.ts';
import { useIsInteractive } from '../../../useIsInteractive.ts';
import { useNotifyError } from '../../../notifications/useNotifyError.ts';
import { askForPasskey, hasPasskeys } from '../passkeys.ts';

/** Logs in with a passkey; not there in a browser that knows none. */
export function PasskeyLogin() {
  const { t } = useLingui();
  const { account } = useAccount();
  const notifyError = useNotifyError();
  const isInteractive = useIsInteractive();
  if (!isInteractive || !hasPasskeys()) return null;
  const logIn = async () => {
    if (!account) return;
    try {
      const credential = await askForPasskey(await account.client.getPasskeyLoginOptions());
      if (credential) window.location.assign(await account.client.logInWithPasskey(credential));
    } catch {
      notifyError({ text: t`Logging in with a passkey did not work. Try again, or use your password.` });
    }
  };
  return (
    <Button onClick={() => void logIn()}>
      <Trans>Use a passkey</Trans>
    </Button>
  );
}

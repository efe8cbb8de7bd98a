import { useLingui } from '@lingui/react/macro';
import { Menu } from '@naad/ui-kit';
import { useEffect } from 'react';
import { useNotifyError } from '../../notifications/useNotifyError.ts';
import { useSite } from '../../SiteContext.tsx';
import { loginHref } from '../loginHref.ts';
import { useAccount } from '../useAccount.ts';
import { ownItems } from './ownItems.ts';
import { usePothiSync } from '../usePothiSync.ts';

/** Who is logged in, with what is theirs and the way out; the way in where the login holds no more. */
export function AccountMenu() {
  const { t, i18n } = useLingui();
  const { apiPrefix } = useSite();
  const { status, user, hasExpired, account } = useAccount();
  const notifyError = useNotifyError();
  usePothiSync(account, status === 'in');

  const expired = t`Please re-authenticate.`;
  useEffect(() => {
    if (hasExpired) notifyError({ text: expired });
  }, [hasExpired, notifyError, expired]);

  if (status === 'out') {
    return (
      <a href={loginHref(apiPrefix)} rel="external nofollow">
        {t`Login`}
      </a>
    );
  }
  return (
    <Menu
      label={user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || t`Account` : t`Account`}
      items={ownItems(i18n)}
    />
  );
}

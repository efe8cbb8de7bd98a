import { useLingui } from '@lingui/react/macro';
import { Menu, type MenuItem } from '@naad/ui-kit';
import { useEffect } from 'react';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import { useLoginHref } from '../../../shared/useLoginHref.ts';
import { useAccount } from '../createAccount.ts';
import { usePothiSync } from '../usePothiSync.ts';

/** The menu of the logged-in visitor; a login link once the login has expired. */
export function AccountMenu() {
  const { t, i18n } = useLingui();
  const loginHref = useLoginHref();
  const { status, user, hasExpired, account } = useAccount();
  const notifyError = useNotifyError();
  usePothiSync(account, status === 'in', () => {
    notifyError({
      text: t`Can't reach your account right now. Your lists stay in this browser and will be sent later.`,
    });
  });

  const expiredText = t`Please re-authenticate.`;
  useEffect(() => {
    if (hasExpired) notifyError({ text: expiredText });
  }, [hasExpired, notifyError, expiredText]);

  if (status === 'out') {
    return (
      <a href={loginHref} rel="external nofollow">
        {t`Login`}
      </a>
    );
  }
  return (
    <Menu
      label={user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || t`Account` : t`Account`}
      items={accountItems(i18n)}
    />
  );
}

/** Menu items for logged-in visitors. */
export const accountItems = (i18n: I18n): MenuItem[] => [
  { label: i18n._(msg`Favourite Shabads`), href: '/user/favourite-shabads' },
  { label: i18n._(msg`Your account`), href: '/account' },
  { label: i18n._(msg`Logout`), href: '/logout', isExternal: true },
];

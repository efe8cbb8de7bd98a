import { useLingui } from '@lingui/react/macro';
import { readLoginToken } from '@naad/settings-state';
import { useEffect } from 'react';
import { loadWithMessages } from '../../shared/language/loadWithMessages.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import { useLoginHref } from '../../shared/useLoginHref.ts';
import { saveReturnPlace } from './returnPlace.ts';
import { useAccountParts } from './useAccountParts.ts';

/**
 * The login link or the account menu; nothing on a site without accounts. Also completes a login or logout that returns to this
 * address.
 */
export function AccountSlot() {
  const { t, i18n } = useLingui();
  const { accountPrefix, login } = useSite();
  const loginHref = useLoginHref();
  const Menu = useAccountParts()?.AccountMenu;
  useEffect(() => {
    if (!login || (readLoginToken(window) === null && !/[?&](token|logout)=/.test(window.location.search)))
      return;
    loadWithMessages(() => import('./startAccount.ts'), i18n)
      .then(({ startAccount }) => startAccount(accountPrefix))
      // After a failure the page stays as for logged-out visitors; the next page tries again.
      .catch(() => undefined);
  }, [login, i18n, accountPrefix]);
  useEffect(() => {
    // Every link that begins a login, in menus and on pages too.
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href*="/login/sso?"]')) saveReturnPlace(window);
    };
    document.addEventListener('click', handleClick, true);
    return () => {
      document.removeEventListener('click', handleClick, true);
    };
  }, []);
  if (!login) return null;
  return Menu ? (
    <Menu />
  ) : (
    <a href={loginHref} rel="external nofollow">
      {t`Login`}
    </a>
  );
}

import { useLingui } from '@lingui/react/macro';
import { readLoginToken } from '@naad/settings-state';
import { useEffect } from 'react';
import { loadWithTexts } from '../language/loadWithTexts.ts';
import { useSite } from '../SiteContext.tsx';
import { loginHref } from './loginHref.ts';
import { useOwnParts } from './useOwnParts.ts';

/** The way to log in, or who is logged in: nothing where this deployment has no accounts. Ends a login that came back by the address. */
export function AccountSlot() {
  const { t, i18n } = useLingui();
  const { apiPrefix, login } = useSite();
  const Menu = useOwnParts()?.AccountMenu;
  useEffect(() => {
    if (!login || (readLoginToken(window) === null && !/[?&](token|logout)=/.test(window.location.search)))
      return;
    loadWithTexts(() => import('./beginOwn.ts'), i18n)
      .then(({ beginOwn }) => beginOwn(apiPrefix))
      // Without them the page is as for anybody: the next page tries again.
      .catch(() => undefined);
  }, [login, i18n, apiPrefix]);
  if (!login) return null;
  return Menu ? (
    <Menu />
  ) : (
    <a href={loginHref(apiPrefix)} rel="external nofollow">
      {t`Login`}
    </a>
  );
}

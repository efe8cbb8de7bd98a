import { useLingui } from '@lingui/react/macro';
import { readLoginToken } from '@naad/settings-state';
import { useEffect } from 'react';
import type { Verse } from '@naad/gurbani-model';
import { loadWithMessages } from '../../shared/language/loadWithMessages.ts';
import { useSite, loginHref } from '../../shared/SiteContext.tsx';
import { useAccountParts } from './useAccountParts.ts';

/**
 * The login link or the account menu; nothing on a site without accounts. Also completes a login or logout that returns to this
 * address.
 */
export function AccountSlot() {
  const { t, i18n } = useLingui();
  const { accountPrefix, login } = useSite();
  const Menu = useAccountParts()?.AccountMenu;
  useEffect(() => {
    if (!login || (readLoginToken(window) === null && !/[?&](token|logout)=/.test(window.location.search)))
      return;
    loadWithMessages(() => import('./startAccount.ts'), i18n)
      .then(({ startAccount }) => startAccount(accountPrefix))
      // After a failure the page stays as for logged-out visitors; the next page tries again.
      .catch(() => undefined);
  }, [login, i18n, accountPrefix]);
  if (!login) return null;
  return Menu ? (
    <Menu />
  ) : (
    <a href={loginHref(accountPrefix)} rel="external nofollow">
      {t`Login`}
    </a>
  );
}

/** The favourite button of a line's shabad, for logged-in visitors. */
export function FavouriteSlot({ verse }: { verse: Pick<Verse, 'id' | 'shabadId'> }) {
  const FavouriteButton = useAccountParts()?.FavouriteButton;
  return FavouriteButton && <FavouriteButton shabadId={verse.shabadId} verseId={verse.id} />;
}

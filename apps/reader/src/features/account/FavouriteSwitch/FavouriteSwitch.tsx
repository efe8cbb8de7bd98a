import { useLingui } from '@lingui/react/macro';
import type { ShabadId, VerseId } from '@naad/gurbani-model';
import { Switch } from '@naad/ui-kit';
import { useState } from 'react';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import { isUnavailable, useAccount } from '../createAccount.ts';
import { FavouriteDialog } from './FavouriteDialog.tsx';

export interface FavouriteSwitchProps {
  shabadId: ShabadId;
  /** The line offered as the title; null for the first. */
  verseId?: VerseId | null;
}

/**
 * Adds a shabad to the favourites of the account after asking for a title line and a note, or removes it at once.
 * Logged-in visitors only.
 */
export function FavouriteSwitch({ shabadId, verseId = null }: FavouriteSwitchProps) {
  const { t } = useLingui();
  const { favourites, account } = useAccount();
  const notifyError = useNotifyError();
  const [isAsking, setIsAsking] = useState(false);
  if (!favourites || !account) return null;
  const favourite = favourites.find((each) => each.shabadId === shabadId);
  return (
    <>
      <Switch
        label={t`Favourite Shabads`}
        checked={favourite !== undefined}
        onChange={() => {
          if (!favourite) setIsAsking(true);
          else {
            account.removeFavourite(shabadId).catch((error: unknown) => {
              notifyError({
                text: isUnavailable(error)
                  ? t`Can't reach accounts right now. Nothing was changed. Try again in a few minutes.`
                  : t`The favourite was not removed. Check your connection and try again.`,
              });
            });
          }
        }}
      />
      {isAsking && (
        <FavouriteDialog
          shabadId={shabadId}
          verseId={verseId}
          note=""
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}

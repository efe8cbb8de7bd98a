import { useLingui } from '@lingui/react/macro';
import type { ShabadId, VerseId } from '@naad/gurbani-model';
import { IconButton, StarIcon } from '@naad/ui-kit';
import { useState } from 'react';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import { isUnavailable, useAccount } from '../createAccount.ts';
import { FavouriteDialog } from './FavouriteDialog.tsx';
import styles from './FavouriteButton.module.css';

export interface FavouriteButtonProps {
  shabadId: ShabadId;
  /** The line offered as the title; null for the first. */
  verseId?: VerseId | null;
}

/** Adds a shabad to the favourites after asking for a title line and a note, or removes it at once. Logged-in visitors only. */
export function FavouriteButton({ shabadId, verseId = null }: FavouriteButtonProps) {
  const { t } = useLingui();
  const { favourites, account } = useAccount();
  const notifyError = useNotifyError();
  const [isAsking, setIsAsking] = useState(false);
  if (!favourites || !account) return null;
  const favourite = favourites.find((each) => each.shabadId === shabadId);
  return (
    <>
      <IconButton
        label={t`Favourite`}
        aria-pressed={favourite !== undefined}
        className={styles['star']}
        onClick={() => {
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
      >
        <StarIcon />
      </IconButton>
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

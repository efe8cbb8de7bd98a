import { useLingui } from '@lingui/react/macro';
import type { ShabadId, VerseId } from '@naad/gurbani-corpus';
import { IconButton, StarIcon } from '@naad/ui-kit';
import { useState } from 'react';
import { useNotifyError } from '../../notifications/useNotifyError.ts';
import { useAccount } from '../useAccount.ts';
import { FavouriteDialog } from './FavouriteDialog.tsx';
import styles from './FavouriteButton.module.css';

export interface FavouriteButtonProps {
  shabadId: ShabadId;
  /** The line that its reader came for, offered as the title; null for the first. */
  verseId?: VerseId | null;
}

/** The star of a shabad: asks for a title and a note, or removes it at once. Only who is logged in sees it. */
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
            account.removeFavourite(shabadId).catch(() => {
              notifyError({ text: t`The favourite was not removed. Check your connection and try again.` });
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

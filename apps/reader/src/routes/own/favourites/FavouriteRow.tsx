import { Trans, useLingui } from '@lingui/react/macro';
import type { Favourite, Verse } from '@naad/api-client';
import { Button, IconButton, TrashIcon } from '@naad/ui-kit';
import { useState } from 'react';
import { FavouriteDialog } from '../../../account/FavouriteButton/FavouriteDialog.tsx';
import { useAccount } from '../../../account/useAccount.ts';
import { AddToMultiView } from '../../../features/multi-view/AddToMultiView/AddToMultiView.tsx';
import { useNotify } from '../../../notifications/useNotify.ts';
import { useNotifyError } from '../../../notifications/useNotifyError.ts';
import styles from '../OwnPage.module.css';
import { favouriteDate } from './favouriteDate.ts';

/** A favourite: its line, note and date, and what can be done with it. Its line is null until it is known. */
export function FavouriteRow({ favourite, line }: { favourite: Favourite; line: Verse | null }) {
  const { t, i18n } = useLingui();
  const { account } = useAccount();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [isEditing, setIsEditing] = useState(false);
  const { shabadId, note, createdAt } = favourite;
  const place = `/shabad?id=${String(shabadId)}`;
  const restore = () => {
    account?.keepFavourite(favourite).catch(() => {
      notifyError({ text: t`The favourite was not kept. Check your connection and try again.` });
    });
  };
  const remove = () => {
    account?.removeFavourite(shabadId).then(
      () => {
        notify({
          text: t`Removed from favourites`,
          durationMs: 8000,
          action: { label: t`Undo`, run: restore },
        });
      },
      () => {
        notifyError({ text: t`The favourite was not removed. Check your connection and try again.` });
      },
    );
  };
  return (
    <>
      <a
        href={line ? `${place}&highlight=${String(line.id)}` : place}
        lang="pa-Guru"
        className={styles['line']}
      >
        {line?.unicode ?? String(shabadId)}
      </a>
      {note !== '' && (
        <p dir="auto" className={styles['note']}>
          {note}
        </p>
      )}
      <time dateTime={createdAt.toISOString()} className={styles['soft']}>
        {favouriteDate(createdAt, i18n.locale === 'en-XA' ? 'en' : i18n.locale)}
      </time>
      <div className={styles['buttons']}>
        <Button
          onClick={() => {
            setIsEditing(true);
          }}
        >
          <Trans>Edit note</Trans>
        </Button>
        {line && <AddToMultiView verse={{ id: line.id, shabadId, unicode: line.unicode }} />}
        <IconButton label={t`Remove from favourites`} onClick={remove}>
          <TrashIcon />
        </IconButton>
      </div>
      {isEditing && (
        <FavouriteDialog
          shabadId={shabadId}
          verseId={favourite.verseId}
          note={note}
          onClose={() => {
            setIsEditing(false);
          }}
        />
      )}
    </>
  );
}

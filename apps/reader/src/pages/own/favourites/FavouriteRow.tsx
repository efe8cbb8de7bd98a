import { Trans, useLingui } from '@lingui/react/macro';
import type { Verse } from '@naad/gurbani-model';
import type { Favourite } from '@naad/api-client';
import { Button, IconButton, TrashIcon } from '@naad/ui-kit';
import { useState } from 'react';
import { FavouriteDialog } from '../../../features/account/FavouriteSwitch/FavouriteDialog.tsx';
import { isUnavailable, useAccount } from '../../../features/account/createAccount.ts';
import { SaveButton } from '../../../features/saved/SaveButton/SaveButton.tsx';
import { useNotify } from '../../../shared/notifications/useNotify.ts';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import styles from '../OwnPage.module.css';

/** A favourite's line, note, date and actions. The line is null until it has loaded. */
export function FavouriteRow({ favourite, line }: { favourite: Favourite; line: Verse | null }) {
  const { t, i18n } = useLingui();
  const { account } = useAccount();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [isEditing, setIsEditing] = useState(false);
  const { shabadId, note, createdAt } = favourite;
  const shabadHref = `/shabad?id=${String(shabadId)}`;
  const restore = () => {
    account?.saveFavourite(favourite).catch((error: unknown) => {
      notifyError({
        text: isUnavailable(error)
          ? t`Can't reach accounts right now. Nothing was changed. Try again in a few minutes.`
          : t`The favourite was not saved. Check your connection and try again.`,
      });
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
      (error: unknown) => {
        notifyError({
          text: isUnavailable(error)
            ? t`Can't reach accounts right now. Nothing was changed. Try again in a few minutes.`
            : t`The favourite was not removed. Check your connection and try again.`,
        });
      },
    );
  };
  return (
    <>
      <a
        href={line ? `${shabadHref}&highlight=${String(line.id)}` : shabadHref}
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
        {line && <SaveButton verse={{ id: line.id, shabadId, unicode: line.unicode }} />}
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

/** Formats the date of a favourite, `Nov 5 , 2026 | 7:05 PM`, in a language and by the visitor's clock [B93]. */
export function favouriteDate(date: Date, locale: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  });
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const { month, day, year, hour, minute, dayPeriod } = parts;
  return `${month ?? ''} ${day ?? ''} , ${year ?? ''} | ${hour ?? ''}:${minute ?? ''} ${dayPeriod ?? ''}`.trim();
}

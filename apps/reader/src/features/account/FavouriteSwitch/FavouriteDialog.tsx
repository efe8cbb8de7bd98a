import { Trans, useLingui } from '@lingui/react/macro';
import type { ShabadId, Verse, VerseId } from '@naad/gurbani-model';
import { createApiClient, createHttpTransport } from '@naad/api-client';
import { FAVOURITE_LIMITS } from '@naad/api-contract';
import { Button, Dialog } from '@naad/ui-kit';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNotify } from '../../../shared/notifications/useNotify.ts';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import { useSite } from '../../../shared/SiteContext.tsx';
import { isUnavailable, useAccount } from '../createAccount.ts';
import forms from '../../../shared/forms.module.css';

export interface FavouriteDialogProps {
  shabadId: ShabadId;
  /** The line preselected as the title; null for the first. */
  verseId: VerseId | null;
  note: string;
  onClose: () => void;
}

const NO_INCLUDES = { translations: [], transliterations: [] };

/** Asks for the title line of a favourite and a note [B91]. */
export function FavouriteDialog({ shabadId, verseId, note, onClose }: FavouriteDialogProps) {
  const { t } = useLingui();
  const { apiPrefix } = useSite();
  const { account } = useAccount();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const id = useId();
  const [verses, setVerses] = useState<readonly Verse[] | null>(null);
  const fail = useEffectEvent(() => {
    notifyError({ text: t`This shabad did not load. Check your connection and try again.` });
    onClose();
  });

  useEffect(() => {
    let isWanted = true;
    createApiClient(createHttpTransport({ base: apiPrefix }))
      .getShabads([shabadId], NO_INCLUDES)
      .then(
        ([shabad]) => {
          if (isWanted) setVerses(shabad?.verses ?? []);
        },
        () => {
          if (isWanted) fail();
        },
      );
    return () => {
      isWanted = false;
    };
  }, [apiPrefix, shabadId]);

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [line, noteField] = [form.get('line'), form.get('note')];
    const chosen = verses?.find((verse) => String(verse.id) === line)?.id ?? null;
    onClose();
    const newNote = typeof noteField === 'string' ? noteField : '';
    account?.saveFavourite({ shabadId, verseId: chosen, note: newNote }).then(
      () => {
        notify({ text: t`Saved to your favourites` });
      },
      (error: unknown) => {
        notifyError({
          text: isUnavailable(error)
            ? t`Can't reach accounts right now. Nothing was changed. Try again in a few minutes.`
            : t`The favourite was not saved. Check your connection and try again.`,
        });
      },
    );
  };
  return (
    <Dialog
      title={t`Favourite`}
      isOpen
      isDismissable={false}
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} variant="primary" disabled={!verses}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={id} className={forms['form']} onSubmit={save}>
        <label className={forms['label']}>
          <Trans>Title line</Trans>
          <select
            key={verses ? 'there' : 'loading'}
            name="line"
            lang="pa-Guru"
            defaultValue={String(verseId ?? verses?.[0]?.id ?? '')}
            className={forms['field']}
          >
            {(verses ?? []).map((verse) => (
              <option key={verse.id} value={verse.id}>
                {verse.unicode}
              </option>
            ))}
          </select>
        </label>
        <label className={forms['label']}>
          <Trans>Note</Trans>
          <textarea
            name="note"
            dir="auto"
            rows={4}
            maxLength={FAVOURITE_LIMITS.comment}
            defaultValue={note}
            className={forms['field']}
          />
        </label>
      </form>
    </Dialog>
  );
}

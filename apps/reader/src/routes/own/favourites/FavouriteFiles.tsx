import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useRef } from 'react';
import type { Account } from '../../../account/createAccount.ts';
import { useNotify } from '../../../notifications/useNotify.ts';
import { useNotifyError } from '../../../notifications/useNotifyError.ts';
import styles from '../OwnPage.module.css';
import { saveJson } from '../saveJson.ts';

/** Larger than any list of favourites that the server takes. */
const MAX_FILE_BYTES = 20_000_000;

/** Takes favourites out into a file, and in from one: ours, or the list of the site that people come from. */
export function FavouriteFiles({ account, isEmpty }: { account: Account; isEmpty: boolean }) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const file = useRef<HTMLInputElement>(null);

  const save = async () => {
    try {
      saveJson('favourite-shabads.json', await account.client.exportFavourites());
    } catch {
      notifyError({ text: t`This did not load. Check your connection and try again.` });
    }
  };
  const read = async (chosen: File) => {
    try {
      if (chosen.size > MAX_FILE_BYTES) throw new RangeError('Too large.');
      const { imported, unknown } = await account.client.importFavourites(JSON.parse(await chosen.text()));
      await account.refresh();
      notify({
        text:
          unknown.length === 0
            ? t`${plural(imported, { one: '# favourite was taken in.', other: '# favourites were taken in.' })}`
            : t`${imported} taken in; ${unknown.length} are not in the scripture of this site.`,
        durationMs: 8000,
      });
    } catch {
      notifyError({ text: t`This file holds no favourites, or the server did not answer.` });
    }
  };
  return (
    <div className={styles['buttons']}>
      {!isEmpty && (
        <Button onClick={() => void save()}>
          <Trans>Save as a file</Trans>
        </Button>
      )}
      <Button onClick={() => file.current?.click()}>
        <Trans>Take in a file…</Trans>
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label={t`File with favourites`}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void read(chosen);
        }}
      />
    </div>
  );
}

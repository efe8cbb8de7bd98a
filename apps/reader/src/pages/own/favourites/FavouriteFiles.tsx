import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useRef } from 'react';
import { type Account, isUnavailable } from '../../../features/account/createAccount.ts';
import { useNotify } from '../../../shared/notifications/useNotify.ts';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import styles from '../OwnPage.module.css';
import { saveJson } from '../saveJson.ts';

/** More than any list of favourites that the server accepts. */
const MAX_FILE_BYTES = 20_000_000;

/** Exports favourites to a file and imports them, from this site or the reference product. */
export function FavouriteFiles({ account, isEmpty }: { account: Account; isEmpty: boolean }) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const file = useRef<HTMLInputElement>(null);

  const exportFile = async () => {
    try {
      saveJson('favourite-shabads.json', await account.client.exportFavourites());
    } catch (error) {
      notifyError({
        text: isUnavailable(error)
          ? t`Can't reach accounts right now. Nothing was changed. Try again in a few minutes.`
          : t`This did not load. Check your connection and try again.`,
      });
    }
  };
  const importFile = async (chosen: File) => {
    try {
      if (chosen.size > MAX_FILE_BYTES) throw new RangeError('Too large.');
      const { imported, unknown } = await account.client.importFavourites(JSON.parse(await chosen.text()));
      await account.refresh();
      notify({
        text:
          unknown.length === 0
            ? t`${plural(imported, { one: '# favourite imported.', other: '# favourites imported.' })}`
            : t`Imported: ${imported}. Not available here: ${unknown.length}.`,
        durationMs: 8000,
      });
    } catch (error) {
      notifyError({
        text: isUnavailable(error)
          ? t`Can't reach accounts right now. Nothing was changed. Try again in a few minutes.`
          : t`Could not import favourites. Check the file and your connection.`,
      });
    }
  };
  return (
    <div className={styles['buttons']}>
      {!isEmpty && (
        <Button onClick={() => void exportFile()}>
          <Trans>Save as a file</Trans>
        </Button>
      )}
      <Button onClick={() => file.current?.click()}>
        <Trans>Import a file…</Trans>
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
          if (chosen) void importFile(chosen);
        }}
      />
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Place } from '../model/place.ts';
import { useDesk, useDeskState } from '../useDesk.ts';
import { openAndLead } from './openAndLead.ts';
import styles from './Finding.module.css';
import { PlaceList } from './PlaceList.tsx';

/** What was pinned and what was open; each is opened at the line where it was left. */
export function HistoryPanel() {
  const { t } = useLingui();
  const desk = useDesk();
  const { history, pinned, item } = useDeskState();
  const list = (title: string, places: readonly Place[]) => (
    <PlaceList
      title={title}
      entries={places.map(({ title: unicode }, key) => ({ key, unicode }))}
      active={places.findIndex(({ kind, id }) => kind === item?.kind && id === item.id)}
      onOpen={(key) => {
        const place = places[key];
        if (place) void openAndLead(desk, { kind: place.kind, id: place.id, place });
      }}
    />
  );
  return (
    <div className={styles['panel']}>
      {pinned.length > 0 && list(t`Pinned`, pinned)}
      {history.length > 0 && list(t`History`, history)}
      {history.length + pinned.length === 0 && (
        <p className={styles['status']}>
          <Trans>What you open is kept here.</Trans>
        </p>
      )}
    </div>
  );
}

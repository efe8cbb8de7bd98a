import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedPosition } from '../model/savedPosition.ts';
import { openAndFocus, useDesk, useDeskState } from '../useDesk.ts';
import { ProgrammeFiles } from '../programme/ProgrammeFiles.tsx';
import styles from './Finding.module.css';
import { EntryList } from './EntryList.tsx';

/** Lists pinned and recent items; each reopens at the line where it was left. */
export function HistoryPanel() {
  const { t } = useLingui();
  const desk = useDesk();
  const { history, pinned, item } = useDeskState('history', 'pinned', 'item');
  const list = (title: string, positions: readonly SavedPosition[]) => (
    <EntryList
      title={title}
      entries={positions.map(({ title: unicode }, key) => ({ key, unicode }))}
      active={positions.findIndex(({ kind, id }) => kind === item?.kind && id === item.id)}
      onOpen={(key) => {
        const position = positions[key];
        if (position) void openAndFocus(desk, { kind: position.kind, id: position.id, position });
      }}
    />
  );
  return (
    <div className={styles['panel']}>
      {pinned.length > 0 && list(t`Pinned`, pinned)}
      {history.length > 0 && list(t`History`, history)}
      {history.length + pinned.length === 0 && (
        <p className={styles['status']}>
          <Trans>Texts you open will appear here.</Trans>
        </p>
      )}
      <ProgrammeFiles />
    </div>
  );
}

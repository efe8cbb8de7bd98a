import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedPothi } from '@naad/settings-schema';
import { Button } from '@naad/ui-kit';
import { useState } from 'react';
import { EntryList } from '../finding/EntryList.tsx';
import fileStyles from '../../fileField.module.css';
import styles from '../finding/Finding.module.css';
import { parseListFile, parseListLink } from '../model/playlist.ts';
import { openAndFocus, useDesk, useDeskState } from '../useDesk.ts';

/** Plays a saved list, or opens one from a file or link of the reader. */
export function ListPanel() {
  const { t } = useLingui();
  const desk = useDesk();
  const { list } = useDeskState('list');
  if (list === null) return <OpenList />;
  return (
    <div className={styles['panel']}>
      <EntryList
        title={list.name === '' ? t`Saved` : list.name}
        entries={list.entries.map(({ unicode }, key) => ({ key, unicode }))}
        active={list.at}
        onOpen={(index) => void openAndFocus(desk, desk.playEntry(index))}
      />
      <p className={styles['status']}>
        <Trans>Next and previous line go on to the next and previous entry.</Trans>
      </p>
      <Button
        onClick={() => {
          desk.closeList();
        }}
      >
        <Trans>Close the list</Trans>
      </Button>
    </div>
  );
}

/** Asks for a file or link, and for one of its lists if it has several. */
function OpenList() {
  const { t } = useLingui();
  const desk = useDesk();
  const [found, setFound] = useState<readonly SharedPothi[]>([]);
  const [problem, setProblem] = useState('');
  const open = (list: SharedPothi) => {
    void desk.openList(list).then((isOpen) => {
      if (!isOpen) setProblem(t`The list didn't load. Check the connection and try again.`);
    });
  };
  const take = (lists: readonly SharedPothi[]) => {
    const [first, ...others] = lists;
    setProblem(first ? '' : t`There is no list in this. Save or copy one from the list's Share dialog.`);
    setFound(others.length > 0 ? lists : []);
    if (first && others.length === 0) open(first);
  };
  return (
    <div className={styles['panel']}>
      <p>
        <Trans>Play a list that was saved on the site, line by line.</Trans>
      </p>
      <label htmlFor="list-file">
        <Trans>File of a list</Trans>
      </label>
      <input
        id="list-file"
        type="file"
        className={fileStyles['file']}
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          void currentTarget.files?.[0]?.text().then((text) => {
            take(parseListFile(text));
          });
        }}
      />
      <label htmlFor="list-link">
        <Trans>Link to a list</Trans>
      </label>
      <input
        id="list-link"
        type="url"
        dir="ltr"
        autoComplete="off"
        className={styles['field']}
        onChange={({ currentTarget }) => {
          const list = currentTarget.value.trim() === '' ? null : parseListLink(currentTarget.value);
          if (list) take([list]);
        }}
      />
      {found.length > 0 && (
        <EntryList
          title={t`Lists in this file`}
          entries={found.map(({ name }, key) => ({ key, unicode: name === '' ? t`Saved` : name }))}
          active={null}
          onOpen={(index) => {
            const list = found[index];
            if (list) open(list);
          }}
        />
      )}
      <p role="alert" className={styles['status']}>
        {problem}
      </p>
    </div>
  );
}

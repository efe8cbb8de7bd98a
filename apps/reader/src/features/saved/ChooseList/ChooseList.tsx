import { Trans, useLingui } from '@lingui/react/macro';
import { multiViewItem, POTHI_NAME_LIMIT } from '@naad/settings-schema';
import type { PothisStore } from '@naad/settings-state';
import { Button, Panel, Switch } from '@naad/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { sitePothis } from '../../../shared/sitePothis.ts';
import { TextForm } from '../Lists/TextForm.tsx';
import type { SavedLine } from '../SaveButton/useSave.ts';
import { useLists } from '../useLists.ts';
import styles from './ChooseList.module.css';

export interface ChooseListProps {
  line: SavedLine;
  onClose: () => void;
  /** Shows the list chosen last. */
  onShow: () => void;
  /** Gets the focus when the panel closes. */
  opener?: Element | null;
  /** Further places where the line can be kept, such as the favourites of an account. */
  children?: ReactNode;
  /** Saved lists, by default the visitor's own. */
  pothis?: PothisStore;
}

/** Puts a line in lists and takes it out of them. The list chosen last gets the lines that are saved next. */
export function ChooseList({
  line,
  onClose,
  onShow,
  opener = null,
  children,
  pothis = sitePothis(),
}: ChooseListProps) {
  const { t } = useLingui();
  const lists = useLists(pothis);
  const [isNaming, setIsNaming] = useState(false);
  const item = multiViewItem({ id: line.id, shabadId: line.shabadId, verse: line.unicode });

  // The notice that opened this panel, and had the focus, is gone.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );

  return (
    <Panel title={t`Choose list`} isOpen closeLabel={t`Close`} onClose={onClose}>
      <p lang="pa-Guru" className={styles['line']}>
        {line.unicode}
      </p>
      <div role="group" aria-label={t`Lists`}>
        {lists.names.map(({ id, name }) => (
          <Switch
            key={id}
            label={name || t`Saved`}
            checked={lists.includes(id, item.id)}
            onChange={(event) => {
              if (event.target.checked) lists.put(id, item);
              else lists.take(id, item.id);
            }}
          />
        ))}
        {children}
      </div>
      {isNaming ? (
        <TextForm
          label={t`Name of the new list`}
          initial=""
          maxLength={POTHI_NAME_LIMIT}
          onCancel={() => {
            setIsNaming(false);
          }}
          onSave={(name) => {
            lists.create(name, [item]);
            setIsNaming(false);
          }}
        />
      ) : (
        <div className={styles['buttons']}>
          <Button
            onClick={() => {
              setIsNaming(true);
            }}
          >
            <Trans>New list…</Trans>
          </Button>
          <Button onClick={onShow}>
            <Trans>Show list</Trans>
          </Button>
          <Button variant="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      )}
    </Panel>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type MultiViewItem, shabadsUrl } from '@naad/settings-schema';
import {
  multiViewAsked,
  multiViewCleared,
  multiViewItemMoved,
  multiViewItemRemoved,
  multiViewUndone,
  selectHasMultiViewUndo,
  selectMultiView,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Button, Panel, SortableList } from '@naad/ui-kit';
import { useEffect, useRef } from 'react';
import { EmptyMultiView } from './EmptyMultiView.tsx';
import { useSortableWords } from './useSortableWords.ts';
import styles from './MultiViewPanel.module.css';

export interface MultiViewPanelProps {
  onClose: () => void;
  /** Goes to the page of all shabads of the list. */
  onDisplay: (href: string) => void;
}

/** The multi-view list: its lines in the order of display, what changes it, and the way to all shabads on one page. */
export function MultiViewPanel({ onClose, onDisplay }: MultiViewPanelProps) {
  const { t } = useLingui();
  const words = useSortableWords();
  const dispatch = useSettingsDispatch();
  const items = useSettingsSelector(selectMultiView);
  const hasUndo = useSettingsSelector(selectHasMultiViewUndo);
  const isEmpty = items.length === 0;
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    dispatch(multiViewAsked());
  }, [dispatch]);

  // The list goes with its last item, and the focus with them: what brings it back is next.
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) undo.current?.focus();
  }, [isEmpty]);

  return (
    <Panel title={t`Multi-view`} isOpen closeLabel={t`Close`} className={styles['panel']} onClose={onClose}>
      {isEmpty ? (
        <EmptyMultiView onLeave={onClose} />
      ) : (
        <SortableList
          label={t`Lines in multi-view`}
          items={items.map(listItem)}
          words={words}
          onMove={(from, to) => {
            dispatch(multiViewItemMoved({ from, to }));
          }}
          onRemove={(id) => {
            dispatch(multiViewItemRemoved(Number(id)));
          }}
        />
      )}
      <div className={styles['foot']}>
        <p role="status" className={styles['count']}>
          {!isEmpty && <Plural value={items.length} one="# line" other="# lines" />}
        </p>
        {/* What does nothing now stays focusable, or who has just pressed it would lose their place. */}
        <Button
          ref={undo}
          aria-disabled={!hasUndo}
          onClick={() => {
            dispatch(multiViewUndone());
          }}
        >
          <Trans>Undo</Trans>
        </Button>
        <Button
          aria-disabled={isEmpty}
          onClick={() => {
            dispatch(multiViewCleared());
          }}
        >
          <Trans>Clear</Trans>
        </Button>
        <Button
          variant="primary"
          aria-disabled={isEmpty}
          onClick={() => {
            if (!isEmpty) onDisplay(shabadsUrl(items));
          }}
        >
          <Trans>Display</Trans>
        </Button>
      </div>
    </Panel>
  );
}

function listItem({ id, verse, url }: MultiViewItem) {
  const content = (
    <a href={url} lang="pa-Guru" className={styles['line']}>
      {verse}
    </a>
  );
  return { id: String(id), label: verse, content };
}

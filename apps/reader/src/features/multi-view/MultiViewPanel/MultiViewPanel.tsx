import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MULTI_VIEW_LIMIT, type MultiViewItem, shabadsUrl } from '@naad/settings-schema';
import {
  multiViewCleared,
  multiViewItemMoved,
  multiViewItemRemoved,
  multiViewUndone,
  type PothisStore,
  selectHasMultiViewUndo,
  selectMultiView,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Button, Panel, SortableList } from '@naad/ui-kit';
import { useEffect, useRef } from 'react';
import { ListTasks } from '../Lists/ListTasks.tsx';
import { sitePothis } from '../sitePothis.ts';
import { useLists } from '../useLists.ts';
import { EmptyMultiView } from './EmptyMultiView.tsx';
import { useSortableWords } from './useSortableWords.ts';
import styles from './MultiViewPanel.module.css';

export interface MultiViewPanelProps {
  onClose: () => void;
  /** Goes to the page of all that is in the list. */
  onDisplay: (href: string) => void;
  /** The visitor's own unless told. */
  pothis?: PothisStore;
}

/** The multi-view list and the lists under names beside it: its lines in the order of display, what changes it, and the way to all shabads on one page. */
export function MultiViewPanel({ onClose, onDisplay, pothis = sitePothis() }: MultiViewPanelProps) {
  const { t } = useLingui();
  const words = useSortableWords();
  const dispatch = useSettingsDispatch();
  const items = useSettingsSelector(selectMultiView);
  const lists = useLists(pothis);
  const hasUndo = useSettingsSelector(selectHasMultiViewUndo);
  const isEmpty = items.length === 0;
  const undo = useRef<HTMLButtonElement>(null);

  // The list goes with its last item, and the focus with them: what brings it back is next.
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) undo.current?.focus();
  }, [isEmpty]);

  return (
    <Panel title={t`Multi-view`} isOpen closeLabel={t`Close`} className={styles['panel']} onClose={onClose}>
      <ListTasks lists={lists} items={items} onGo={onDisplay} />
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
            const item = items.find((each) => String(each.id) === id);
            if (item) dispatch(multiViewItemRemoved(item.id));
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
            if (!isEmpty) onDisplay(displayHref(items));
          }}
        >
          <Trans>Display</Trans>
        </Button>
      </div>
    </Panel>
  );
}

/** The page of shabads, where that can show all there is; else that of lists. */
function displayHref(items: readonly MultiViewItem[]): string {
  const shabads = new Set(items.map(({ shabadId }) => shabadId));
  return shabads.has(null) || shabads.size > MULTI_VIEW_LIMIT ? '/pothi' : shabadsUrl(items);
}

function listItem({ id, verse, url }: MultiViewItem) {
  const content =
    url === '' ? (
      <span lang={isGurmukhi(verse) ? 'pa-Guru' : undefined} dir="auto" className={styles['slide']}>
        {verse}
      </span>
    ) : (
      <a href={url} lang="pa-Guru" className={styles['line']}>
        {verse}
      </a>
    );
  return { id: String(id), label: verse, content };
}

const isGurmukhi = (text: string) => /\p{Script=Gurmukhi}/u.test(text);

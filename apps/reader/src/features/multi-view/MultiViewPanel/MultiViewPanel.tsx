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
import { useSortableWords } from '../../../shared/language/useSortableWords.ts';
import { sitePothis } from '../../../shared/sitePothis.ts';
import { useLists } from '../useLists.ts';
import { EmptyMultiView } from './EmptyMultiView.tsx';
import styles from './MultiViewPanel.module.css';

export interface MultiViewPanelProps {
  onClose: () => void;
  /** Navigates to the page with everything in the list. */
  onDisplay: (href: string) => void;
  /** Saved lists, by default the visitor's own. */
  pothis?: PothisStore;
}

/**
 * The multi-view list: its lines in display order, the saved lists, and a button that displays all shabads on one page.
 */
export function MultiViewPanel({ onClose, onDisplay, pothis = sitePothis() }: MultiViewPanelProps) {
  const { t } = useLingui();
  const words = useSortableWords();
  const dispatch = useSettingsDispatch();
  const items = useSettingsSelector(selectMultiView);
  const lists = useLists(pothis);
  const hasUndo = useSettingsSelector(selectHasMultiViewUndo);
  const isEmpty = items.length === 0;
  const undo = useRef<HTMLButtonElement>(null);

  // Removing the last item removes the focused element, so focus Undo, which brings the item back.
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
        {/* aria-disabled instead of disabled, so that a button that was just pressed keeps the focus. */}
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

/** The page of shabads if it can show the whole list, otherwise the page of lists. */
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

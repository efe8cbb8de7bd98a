import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  MULTI_VIEW_LIMIT,
  type MultiViewItem,
  type Notes,
  notesOn,
  presentNotes,
  shabadsUrl,
} from '@naad/settings-schema';
import {
  multiViewCleared,
  multiViewItemMoved,
  multiViewItemRemoved,
  multiViewUndone,
  type NotesStore,
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
import { siteNotes } from '../../../shared/siteNotes.ts';
import { sitePothis } from '../../../shared/sitePothis.ts';
import { LineNotes } from '../NoteEditor/LineNotes.tsx';
import { NoteList } from '../NoteEditor/NoteList.tsx';
import { useNotes } from '../NoteEditor/useNotes.ts';
import { useLists } from '../useLists.ts';
import { EmptyMultiView } from './EmptyMultiView.tsx';
import styles from './MultiViewPanel.module.css';

export interface MultiViewPanelProps {
  onClose: () => void;
  /** Navigates to the page with everything in the list. */
  onDisplay: (href: string) => void;
  /** Saved lists, by default the visitor's own. */
  pothis?: PothisStore;
  /** Notes, by default the visitor's own. */
  notes?: NotesStore;
}

/**
 * The view of a list of saved lines: the lines with their notes in display order, the other lists, and a button that
 * displays all shabads on one page.
 */
export function MultiViewPanel({
  onClose,
  onDisplay,
  pothis = sitePothis(),
  notes = siteNotes(),
}: MultiViewPanelProps) {
  const { t } = useLingui();
  const words = useSortableWords();
  const dispatch = useSettingsDispatch();
  const items = useSettingsSelector(selectMultiView);
  const lists = useLists(pothis);
  const written = useNotes(notes);
  const others = presentNotes(written).filter(({ verseId }) => !items.some(({ id }) => id === verseId));
  const hasUndo = useSettingsSelector(selectHasMultiViewUndo);
  const isEmpty = items.length === 0;
  const undo = useRef<HTMLButtonElement>(null);

  // Removing the last item removes the focused element, so focus Undo, which brings the item back.
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) undo.current?.focus();
  }, [isEmpty]);

  return (
    <Panel title={t`Multi-view`} isOpen closeLabel={t`Close`} className={styles['panel']} onClose={onClose}>
      <ListTasks lists={lists} items={items} pothis={pothis} notes={notes} onGo={onDisplay} />
      {isEmpty ? (
        <EmptyMultiView onLeave={onClose} />
      ) : (
        <SortableList
          label={t`Lines in this list`}
          items={items.map((item) => listItem(item, written, { notes, pothis }))}
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
      {others.length > 0 && (
        <section className={styles['others']}>
          <h3>
            <Trans>Notes on other lines</Trans>
          </h3>
          <NoteList label={t`Notes on other lines`} written={others} notes={notes} pothis={pothis} />
        </section>
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

function listItem(
  { id, shabadId, verse, url }: MultiViewItem,
  written: Notes,
  stores: { readonly notes: NotesStore; readonly pothis: PothisStore },
) {
  const line =
    url === '' ? (
      <span lang={isGurmukhi(verse) ? 'pa-Guru' : undefined} dir="auto" className={styles['slide']}>
        {verse}
      </span>
    ) : (
      <a href={url} lang="pa-Guru" className={styles['line']}>
        {verse}
      </a>
    );
  const content =
    typeof id === 'number' && shabadId !== null ? (
      <>
        {line}
        <LineNotes {...stores} verse={{ id, shabadId, unicode: verse }} written={notesOn(written, id)} />
      </>
    ) : (
      line
    );
  return { id: String(id), label: verse, content };
}

const isGurmukhi = (text: string) => /\p{Script=Gurmukhi}/u.test(text);

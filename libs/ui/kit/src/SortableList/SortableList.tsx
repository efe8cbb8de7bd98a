import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { hiddenClass } from '../hiddenClass.ts';
import { SORTABLE_LIST_ENGLISH, type SortableListWords } from './sortableListWords.ts';
import { SortableRow } from './SortableRow.tsx';
import { type SortableListItem, useSortable } from './useSortable.ts';
import styles from './SortableList.module.css';

export interface SortableListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** What the list is of: its accessible name. */
  label: string;
  items: readonly SortableListItem[];
  /** Told the index an item has and the one it is to get among the others. */
  onMove: (from: number, to: number) => void;
  /** Given where items can be removed. */
  onRemove?: (id: string) => void;
  words?: Partial<SortableListWords>;
}

/**
 * A list whose order its reader decides: by dragging a handle, by the handle and the keyboard, or by a button up and a
 * button down, which need neither. What was moved is said, and keeps the focus.
 */
export function SortableList({
  label,
  items,
  onMove,
  onRemove,
  words,
  className,
  ...rest
}: SortableListProps) {
  const instructionsId = useId();
  const allWords = { ...SORTABLE_LIST_ENGLISH, ...words };
  const sortable = useSortable(items, allWords, onMove);
  const { shown, message, setMessage } = sortable;

  const list = useRef<HTMLOListElement>(null);
  const removedFrom = useRef<number>(null);
  useEffect(() => {
    const index = removedFrom.current;
    removedFrom.current = null;
    if (index === null || document.activeElement !== document.body) return;
    const rows = list.current?.children ?? [];
    const next = rows[Math.min(index, rows.length - 1)]?.querySelector('button');
    (next ?? list.current)?.focus();
  }, [items.length]);

  return (
    <div className={styles['root']}>
      <ol
        {...rest}
        ref={list}
        tabIndex={-1}
        aria-label={label}
        data-dragging={sortable.lift?.by === 'pointer' ? '' : undefined}
        className={classes(styles['list'], className)}
      >
        {shown.map((item) => (
          <SortableRow
            key={item.id}
            item={item}
            index={items.indexOf(item)}
            count={items.length}
            sortable={sortable}
            words={allWords}
            instructionsId={instructionsId}
            onRemove={
              onRemove &&
              (() => {
                removedFrom.current = items.indexOf(item);
                setMessage(allWords.removed(item.label));
                onRemove(item.id);
              })
            }
          />
        ))}
      </ol>
      <p id={instructionsId} hidden>
        {allWords.instructions}
      </p>
      <p role="status" className={hiddenClass}>
        {message}
      </p>
    </div>
  );
}

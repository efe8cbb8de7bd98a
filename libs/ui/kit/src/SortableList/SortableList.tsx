import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { hiddenClass } from '../hiddenClass.ts';
import {
  SORTABLE_LIST_ENGLISH,
  type SortableListItem,
  type SortableListWords,
  useSortable,
} from './useSortable.ts';
import { ChevronUpIcon, DragIcon, TrashIcon } from '../Icon/ListIcons.tsx';
import { ChevronDownIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './SortableList.module.css';

export interface SortableListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Items in their current order, each with `id`, `label` and optionally `content`. */
  items: readonly SortableListItem[];
  /** Called once per move, with the item's index and its new one; the parent changes the order. */
  onMove: (from: number, to: number) => void;
  /** Called with the id of an item to remove; without it there are no remove buttons. */
  onRemove?: (id: string) => void;
  /** Names, instructions and announcements in the language of the interface; English by default. */
  words?: Partial<SortableListWords>;
}

/**
 * A list that can be reordered by dragging a handle, by the handle and keyboard, or by up and down buttons. Moves are
 * announced, and the moved item keeps the focus.
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

interface SortableRowProps {
  item: SortableListItem;
  /** Index among the items, regardless of where it is rendered. */
  index: number;
  count: number;
  sortable: ReturnType<typeof useSortable>;
  words: SortableListWords;
  instructionsId: string;
  onRemove: (() => void) | undefined;
}

/** An item with its handle and buttons. */
function SortableRow({ item, index, count, sortable, words, instructionsId, onRemove }: SortableRowProps) {
  const { id, label, content } = item;
  const { lift, move } = sortable;
  const isLifted = lift?.id === id;
  const shift = lift?.by === 'pointer' ? shiftOf(index, sortable.from, lift.to) : undefined;

  // Buttons stay focusable at the ends, so that keyboard users keep their place.
  return (
    <li data-lifted={isLifted ? lift.by : undefined} data-shift={shift} className={styles['item']}>
      <IconButton
        label={words.handle(label)}
        aria-pressed={isLifted}
        aria-describedby={instructionsId}
        className={styles['handle']}
        onPointerDown={(event) => {
          sortable.handlePointerDown(event, index);
        }}
        onClick={(event) => {
          // Only keyboard and screen reader clicks have no click count.
          if (event.detail === 0) sortable.toggle(index);
        }}
        onKeyDown={sortable.handleKeyDown}
        onBlur={sortable.cancel}
      >
        <DragIcon />
      </IconButton>
      <div className={styles['content']}>{content ?? label}</div>
      <div className={styles['actions']}>
        <IconButton
          label={words.moveUp(label)}
          aria-disabled={index === 0}
          onClick={() => {
            move(index, index - 1);
          }}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          label={words.moveDown(label)}
          aria-disabled={index === count - 1}
          onClick={() => {
            move(index, index + 1);
          }}
        >
          <ChevronDownIcon />
        </IconButton>
        {onRemove && (
          <IconButton label={words.remove(label)} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        )}
      </div>
    </li>
  );
}

/** Direction in which an item moves aside for one dragged `from` its index `to` another. */
function shiftOf(index: number, from: number, to: number): 'up' | 'down' | undefined {
  if (from < index && index <= to) return 'up';
  return to <= index && index < from ? 'down' : undefined;
}

import { ChevronUpIcon, DragIcon, TrashIcon } from '../Icon/ListIcons.tsx';
import { ChevronDownIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { SortableListWords } from './sortableListWords.ts';
import type { SortableListItem, useSortable } from './useSortable.ts';
import styles from './SortableList.module.css';

export interface SortableRowProps {
  item: SortableListItem;
  /** Its place among the items, wherever it is drawn. */
  index: number;
  count: number;
  sortable: ReturnType<typeof useSortable>;
  words: SortableListWords;
  instructionsId: string;
  onRemove: (() => void) | undefined;
}

/** An item with what moves it. */
export function SortableRow({
  item,
  index,
  count,
  sortable,
  words,
  instructionsId,
  onRemove,
}: SortableRowProps) {
  const { id, label, content } = item;
  const { lift, move } = sortable;
  const isLifted = lift?.id === id;
  const shift = lift?.by === 'pointer' ? shiftOf(index, sortable.from, lift.to) : undefined;

  // At an end a button stays focusable, or who works by keyboard would lose their place.
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
          // A press of the keyboard or of a screen reader; that of a pointer has a count of clicks.
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

/** Where an item goes to make room for the one that is dragged `from` its place `to` another. */
function shiftOf(index: number, from: number, to: number): 'up' | 'down' | undefined {
  if (from < index && index <= to) return 'up';
  return to <= index && index < from ? 'down' : undefined;
}

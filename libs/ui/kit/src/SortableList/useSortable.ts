import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

type PositionMessage = (label: string, position: number, count: number) => string;

/** Texts of a sortable list, for translation. Positions count from 1. */
export interface SortableListWords {
  /** Keyboard instructions, read after the handle's name. */
  readonly instructions: string;
  readonly handle: (label: string) => string;
  readonly moveUp: (label: string) => string;
  readonly moveDown: (label: string) => string;
  readonly remove: (label: string) => string;
  readonly lifted: PositionMessage;
  readonly moved: PositionMessage;
  readonly dropped: PositionMessage;
  readonly cancelled: PositionMessage;
  readonly removed: (label: string) => string;
}

const formatPosition = (position: number, count: number) => `${String(position)} of ${String(count)}`;

export const SORTABLE_LIST_ENGLISH: SortableListWords = {
  instructions: 'Press Space to lift, the arrow keys to move, Space to drop, Escape to cancel.',
  handle: (label) => `Reorder: ${label}`,
  moveUp: (label) => `Move up: ${label}`,
  moveDown: (label) => `Move down: ${label}`,
  remove: (label) => `Remove: ${label}`,
  lifted: (label, position, count) => `Lifted ${label}, ${formatPosition(position, count)}.`,
  moved: (label, position, count) => `${label} is now ${formatPosition(position, count)}.`,
  dropped: (label, position, count) => `Dropped ${label}, ${formatPosition(position, count)}.`,
  cancelled: (label, position, count) => `${label} stays ${formatPosition(position, count)}.`,
  removed: (label) => `Removed ${label}.`,
};

export interface SortableListItem {
  /** Unique within the list. */
  readonly id: string;
  /** Name in buttons and announcements, and the visible text by default. */
  readonly label: string;
  /** Shown instead of the label, which stays the accessible name. */
  readonly content?: ReactNode;
}

/** A lifted item: moved by keyboard it is rendered at its new index at once, by pointer on release. */
export interface Lift {
  readonly id: string;
  readonly to: number;
  readonly by: 'keyboard' | 'pointer';
}

/** State of a drag or keyboard move. The list itself changes only through `onMove`. */
export function useSortable(
  items: readonly SortableListItem[],
  words: SortableListWords,
  onMove: (from: number, to: number) => void,
) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [message, setMessage] = useState('');
  const stopTracking = useRef<() => void>(null);
  const from = items.findIndex(({ id }) => id === lift?.id);

  // If the list changes meanwhile, the indexes are stale: cancel instead of moving the wrong item.
  const order = items.map(({ id }) => id).join(' ');
  useEffect(
    () => () => {
      stopTracking.current?.();
      setLift(null);
    },
    [order],
  );
  const handleMove = useRef(onMove);
  useEffect(() => {
    handleMove.current = onMove;
  });

  const announce = (change: 'lifted' | 'moved' | 'dropped' | 'cancelled', index: number, at: number) => {
    setMessage(words[change](items[index]?.label ?? '', at + 1, items.length));
  };
  const move = (index: number, to: number) => {
    if (!(to in items) || to === index) return;
    announce('moved', index, to);
    handleMove.current(index, to);
  };
  const cancel = () => {
    if (!lift) return;
    stopTracking.current?.();
    setLift(null);
    announce('cancelled', from, from);
  };

  return {
    lift,
    /** Index of the lifted item, or -1. */
    from,
    message,
    setMessage,
    move,
    cancel,
    shown: lift?.by === 'keyboard' ? moveItem(items, from, lift.to) : items,

    /** Lifts an item by keyboard, or drops the lifted one. */
    toggle(index: number) {
      const item = items[index];
      if (!item) return;
      if (lift) {
        setLift(null);
        announce('dropped', from, lift.to);
        if (lift.to !== from) handleMove.current(from, lift.to);
      } else {
        setLift({ id: item.id, to: index, by: 'keyboard' });
        announce('lifted', index, index);
      }
    },

    handleKeyDown(event: KeyboardEvent) {
      if (!lift) return;
      const last = items.length - 1;
      const to = { ArrowUp: lift.to - 1, ArrowDown: lift.to + 1, Home: 0, End: last }[event.key];
      if (event.key === 'Escape') cancel();
      else if (to === undefined || lift.by === 'pointer') return;
      else if (to in items) {
        setLift({ ...lift, to });
        announce('moved', from, to);
      }
      event.preventDefault();
    },

    /** Starts dragging an item by its handle. */
    handlePointerDown(event: ReactPointerEvent<HTMLElement>, index: number) {
      const [item, row] = [items[index], event.currentTarget.closest('li')];
      const list = row?.parentElement;
      if (event.button !== 0 || !event.isPrimary || !item || !row || !list) return;
      // Prevents text selection; also prevents focusing, which is done here instead.
      event.preventDefault();
      event.currentTarget.focus();
      const topOf = (element: Element) => element.getBoundingClientRect().top;
      const top = topOf(list);
      const middles = [...list.children].map((each) => topOf(each) - top + each.clientHeight / 2);
      const rowHeight = row.offsetHeight + (parseFloat(getComputedStyle(list).rowGap) || 0);
      list.style.setProperty('--sortable-room', `${String(rowHeight)}px`);
      let to = index;
      const show = () => {
        setLift({ id: item.id, to, by: 'pointer' });
      };
      const end = () => {
        row.style.removeProperty('translate');
        stopTracking.current = null;
        setLift(null);
      };
      const stop = trackPointer(event, {
        onMove(distance) {
          const down = distance + top - topOf(list);
          row.style.setProperty('translate', `0 ${String(down)}px`);
          row.scrollIntoView({ block: 'nearest' });
          const next = dropIndex(middles, index, (middles[index] ?? 0) + down);
          if (next !== to) {
            to = next;
            show();
          }
        },
        onEnd(isDropped) {
          end();
          if (isDropped) move(index, to);
        },
      });
      stopTracking.current = () => {
        stop();
        end();
      };
      show();
    },
  };
}

/**
 * The index a dragged item would have if dropped: after every other item whose middle it has passed.
 *
 * @param middles middles of all items before the drag, top down, including the dragged one
 * @param from index of the dragged item
 * @param middle current middle of the dragged item
 */
export function dropIndex(middles: readonly number[], from: number, middle: number): number {
  return middles.filter((other, index) => index !== from && other < middle).length;
}

/**
 * Moves an item of a list.
 *
 * @param from its current index
 * @param to its new index
 * @returns a new list, in the same order if an index is out of range
 */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  if (!(from in items) || !(to in items)) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

interface PointerTrack {
  /** Receives the vertical distance since the press, in pixels. */
  onMove: (distance: number) => void;
  /** Called once on release; false if the browser cancelled the pointer. */
  onEnd: (isDropped: boolean) => void;
}

/**
 * Follows a pressed pointer anywhere on the page.
 *
 * @returns a function that stops following without calling `onEnd`
 */
function trackPointer(
  pressed: Pick<PointerEvent, 'pointerId' | 'clientY'>,
  { onMove, onEnd }: PointerTrack,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const isTracked = (event: PointerEvent) => event.pointerId === pressed.pointerId;
  const handleMove = (event: PointerEvent) => {
    if (isTracked(event)) onMove(event.clientY - pressed.clientY);
  };
  const handleEnd = (event: PointerEvent) => {
    if (!isTracked(event)) return;
    listening.abort();
    onEnd(event.type === 'pointerup');
  };
  document.addEventListener('pointermove', handleMove, { signal });
  document.addEventListener('pointerup', handleEnd, { signal });
  document.addEventListener('pointercancel', handleEnd, { signal });
  return () => {
    listening.abort();
  };
}

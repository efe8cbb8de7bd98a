import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { dropIndex } from './dropIndex.ts';
import { moveItem } from './moveItem.ts';
import type { SortableListWords } from './sortableListWords.ts';
import { trackPointer } from './trackPointer.ts';

export interface SortableListItem {
  readonly id: string;
  readonly label: string;
  /** Drawn instead of the label, which stays the name. */
  readonly content?: ReactNode;
}

/** An item on its way: by keyboard it is drawn in its new place at once, by pointer when it is let go. */
export interface Lift {
  readonly id: string;
  readonly to: number;
  readonly by: 'keyboard' | 'pointer';
}

/** The state of a list while one of its items is on its way. It changes no list itself: `onMove` does. */
export function useSortable(
  items: readonly SortableListItem[],
  words: SortableListWords,
  onMove: (from: number, to: number) => void,
) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [message, setMessage] = useState('');
  const stopTracking = useRef<() => void>(null);
  const from = items.findIndex(({ id }) => id === lift?.id);

  // A list that is changed by others while an item is on its way has other places: nothing is moved by mistake.
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

  const say = (said: 'lifted' | 'moved' | 'dropped' | 'cancelled', index: number, at: number) => {
    setMessage(words[said](items[index]?.label ?? '', at + 1, items.length));
  };
  const move = (index: number, to: number) => {
    if (!(to in items) || to === index) return;
    say('moved', index, to);
    handleMove.current(index, to);
  };
  const cancel = () => {
    if (!lift) return;
    stopTracking.current?.();
    setLift(null);
    say('cancelled', from, from);
  };

  return {
    lift,
    /** The place of the item that is on its way, -1 where none is. */
    from,
    message,
    setMessage,
    move,
    cancel,
    shown: lift?.by === 'keyboard' ? moveItem(items, from, lift.to) : items,

    /** Lifts an item by keyboard, or drops the one that is lifted. */
    toggle(index: number) {
      const item = items[index];
      if (!item) return;
      if (lift) {
        setLift(null);
        say('dropped', from, lift.to);
        if (lift.to !== from) handleMove.current(from, lift.to);
      } else {
        setLift({ id: item.id, to: index, by: 'keyboard' });
        say('lifted', index, index);
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
        say('moved', from, to);
      }
      event.preventDefault();
    },

    /** Takes an item along with the pointer that was pressed on its handle. */
    handlePointerDown(event: PointerEvent<HTMLElement>, index: number) {
      const [item, row] = [items[index], event.currentTarget.closest('li')];
      const list = row?.parentElement;
      if (event.button !== 0 || !event.isPrimary || !item || !row || !list) return;
      // The press would select text on its way; it would also give the focus, which is done here instead.
      event.preventDefault();
      event.currentTarget.focus();
      const topOf = (element: Element) => element.getBoundingClientRect().top;
      const top = topOf(list);
      const middles = [...list.children].map((each) => topOf(each) - top + each.clientHeight / 2);
      const room = row.offsetHeight + (parseFloat(getComputedStyle(list).rowGap) || 0);
      list.style.setProperty('--sortable-room', `${String(room)}px`);
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

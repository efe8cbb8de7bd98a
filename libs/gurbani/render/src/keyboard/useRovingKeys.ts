import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';

/** Props that make each key part of a roving tab stop. */
export interface RovingKey {
  readonly tabIndex: 0 | -1;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Keeps the focus, and so the caret, in the field. */
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  readonly 'data-key': string;
}

/**
 * Makes one key at a time a tab stop; arrows, Home and End move from there and wrap around. The keyboard is never
 * mirrored.
 *
 * @param first key that is the tab stop until another is focused
 */
export function useRovingKeys(first: string, onEscape: () => void): (key: string) => RovingKey {
  const [current, setCurrent] = useState(first);
  return (key) => ({
    'data-key': key,
    tabIndex: key === current ? 0 : -1,
    onFocus: () => {
      setCurrent(key);
    },
    onMouseDown: (event) => {
      event.preventDefault();
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        onEscape();
        return;
      }
      const next = neighbour(event.currentTarget, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  });
}

/** Finds the key that a physical key moves to. */
function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
  const row = from.parentElement;
  const rows = [...(row?.parentElement?.children ?? [])].map(keysOf).filter(({ length }) => length > 0);
  const rowIndex = rows.findIndex((keys) => keys.includes(from));
  const keys = rows[rowIndex] ?? [];
  const index = keys.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return keys.at(index - 1);
    case 'ArrowRight':
      return keys[(index + 1) % keys.length];
    case 'ArrowUp':
      return inColumn(rows.at(rowIndex - 1), index);
    case 'ArrowDown':
      return inColumn(rows[(rowIndex + 1) % rows.length], index);
    case 'Home':
      return keys[0];
    case 'End':
      return keys.at(-1);
    default:
      return undefined;
  }
}

function keysOf(row: Element): HTMLElement[] {
  return [...row.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['key'] !== undefined,
  );
}

const inColumn = (keys: readonly HTMLElement[] | undefined, index: number) => keys?.[index] ?? keys?.at(-1);

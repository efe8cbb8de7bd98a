import type { KeyboardEvent } from 'react';

export interface ListPlaces {
  readonly list: HTMLElement;
  readonly field: HTMLElement | null;
  readonly close: () => void;
}

/**
 * What keys do inside the list. Down and Up go from row to row, and from the first back to the field; typing goes on in the
 * field, so does not reach the shortcuts of the page.
 */
export function handleListKey(event: KeyboardEvent, { list, field, close }: ListPlaces): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...list.querySelectorAll('li')];
  const place = rows.findIndex((row) => row.contains(document.activeElement));
  const goTo = (row: HTMLElement | undefined) => {
    event.preventDefault();
    row?.querySelector('a')?.focus();
  };
  switch (event.key) {
    case 'ArrowDown':
      goTo(rows[place + 1]);
      return;
    case 'ArrowUp':
      if (place > 0) goTo(rows[place - 1]);
      else {
        event.preventDefault();
        field?.focus();
      }
      return;
    case 'Home':
      goTo(rows[0]);
      return;
    case 'End':
      goTo(rows.at(-1));
      return;
    case 'Escape':
      event.preventDefault();
      field?.focus();
      close();
      return;
    default:
      if (!isTyping(event)) return;
      event.stopPropagation();
      // What the key writes is written where the focus is by then.
      field?.focus();
  }
}

function isTyping({ key, target }: KeyboardEvent): boolean {
  if (key === ' ' && target instanceof HTMLButtonElement) return false;
  return key === 'Backspace' || [...key].length === 1;
}

import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect } from 'react';
import type { OpenState } from './useOpenState.ts';
import { hasModifier } from '../../../../shared/hasModifier.ts';

/**
 * Connects the field to its list: Down enters it, Escape closes it, Down and a click reopen it, and submitting the form
 * closes it.
 *
 * @param onEnter moves the focus to the first link
 */
export function useFieldKeys(
  field: RefObject<HTMLInputElement | null>,
  { isOpen, close, open }: OpenState,
  onEnter: () => void,
): void {
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || hasModifier(event)) return;
      if (event.key === 'ArrowDown') {
        if (isOpen) {
          event.preventDefault();
          onEnter();
        } else {
          open();
        }
      } else if (event.key === 'Escape' && isOpen) {
        // Otherwise the browser would clear the field.
        event.preventDefault();
        close();
      }
    };
    input?.addEventListener('keydown', handleKeyDown);
    input?.addEventListener('click', open);
    form?.addEventListener('submit', close);
    return () => {
      input?.removeEventListener('keydown', handleKeyDown);
      input?.removeEventListener('click', open);
      form?.removeEventListener('submit', close);
    };
  });
}

interface ListElements {
  readonly list: HTMLElement;
  readonly field: HTMLElement | null;
  readonly close: () => void;
}

/**
 * Keyboard handling of the list. Down and Up move from row to row, and from the first back to the field; typing
 * continues in the field and doesn't reach page shortcuts.
 */
export function handleListKey(event: ReactKeyboardEvent, { list, field, close }: ListElements): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  // The innermost items: a group is an item too.
  const rows = [...list.querySelectorAll('li')].filter((item) => !item.querySelector('li'));
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
      // The key types into whatever is focused by then.
      field?.focus();
  }
}

function isTyping({ key, target }: ReactKeyboardEvent): boolean {
  if (key === ' ' && target instanceof HTMLButtonElement) return false;
  return key === 'Backspace' || [...key].length === 1;
}

import { useEffect, useRef } from 'react';
import type { Focus } from '../presenter/keyMeaning.ts';
import type { Desk } from './model/desk.ts';

/** Takes the keys of the page to the desk, save those that belong to what has the focus. */
export function useDeskKeys(desk: Desk, onSearch: () => void): void {
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isHeld(event)) return;
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      const pressed = { key, isShift: shiftKey, isCommand: ctrlKey || metaKey, isAlt: altKey };
      const meaning = desk.press(pressed, focusOf(event.target));
      if (meaning === null) return;
      event.preventDefault();
      if (meaning.kind === 'search') {
        search.current();
        // The field is there once its tab is.
        setTimeout(() => document.getElementById('desk-search')?.focus());
      }
    };
    addEventListener('keydown', handleKey);
    return () => {
      removeEventListener('keydown', handleKey);
    };
  }, [desk]);
}

/** A key that is held down goes from line to line, and does everything else once. */
function isHeld({ repeat, key }: KeyboardEvent): boolean {
  return repeat && !/^(Arrow|Page)/.test(key);
}

const FIELD = 'input:not([type=checkbox], [type=range]), textarea, select, [contenteditable]';
const CONTROL = 'input, summary, [role=tab], [role=toolbar], dialog';
const BUTTON = 'button, a[href]';

function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return 'page';
  if (target.matches(FIELD)) return 'field';
  if (target.matches('[data-line]')) return 'line';
  if (target.closest(CONTROL)) return 'control';
  return target.closest(BUTTON) ? 'button' : 'page';
}

import { createContext, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Desk, OpenRequest } from './model/desk.ts';
import type { DeskState } from './model/deskState.ts';
import type { Focus } from '../presenter/keyMeaning.ts';

/** Provides the desk to its components. */
export const DeskContext = createContext<Desk | null>(null);

/** Returns the desk. Throws outside a `DeskContext`. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskContext around the component.');
  return desk;
}

/**
 * Returns fields of the desk's state, and renders again when one of them changes. A desk that renders less leaves more time to
 * the projector, whose window shares its thread.
 *
 * @param fields always the same ones
 */
export function useDeskState<Field extends keyof DeskState>(
  ...fields: readonly Field[]
): Pick<DeskState, Field> {
  const desk = useDesk();
  const names = fields.join(' ');
  const getState = useMemo(() => readerOf(desk, names.split(' ') as Field[]), [desk, names]);
  return useSyncExternalStore(desk.subscribe, getState);
}

/** Returns a function that returns the state, and an earlier one while the fields are the same. */
function readerOf(desk: Desk, fields: readonly (keyof DeskState)[]): () => DeskState {
  let last = desk.getState();
  return () => {
    const now = desk.getState();
    if (fields.some((field) => now[field] !== last[field])) last = now;
    return last;
  };
}

/** Opens the operator's choice, if it isn't opening yet, and focuses its line, from where the keys work. */
export async function openAndFocus(desk: Desk, choice: OpenRequest | Promise<boolean>): Promise<void> {
  if (!(await (choice instanceof Promise ? choice : desk.open(choice)))) return;
  // The line has rendered by the next frame.
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('[data-line][aria-current]')?.focus({ preventScroll: true });
  });
}

/** Passes the page's key presses to the desk, except those that the focused element handles. */
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
        // The field exists once its tab has rendered.
        setTimeout(() => document.getElementById('desk-search')?.focus());
      }
    };
    addEventListener('keydown', handleKey);
    return () => {
      removeEventListener('keydown', handleKey);
    };
  }, [desk]);
}

/** True for the repeats of a held key, except those that move between lines. */
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

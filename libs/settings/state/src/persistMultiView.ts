import { isAction, type Middleware } from '@reduxjs/toolkit';
import { formatMultiView, parseListId, parseMultiView } from '@naad/settings-schema';
import type { SettingsRootState } from './makeStore.ts';
import { multiViewRead } from './multiViewSlice.ts';

/** Where a list is kept, and what tells that another tab has changed it. */
export type MultiViewKeeper = Pick<Window, 'localStorage' | 'addEventListener'>;

/** The name it is kept under. */
const KEY = 'naad.multiView';

/**
 * Keeps the multi-view list in the browser. Nothing is touched before the first event of the list: the server has none,
 * and a page that is shown knows no more than the server until it has been taken over. From then on every tab is in
 * step; and before an event, what a tab in the background missed is read.
 */
export function persistMultiView(keeper: MultiViewKeeper): Middleware<object, SettingsRootState> {
  return ({ getState }) =>
    (next) => {
      let known: string | null = null;
      let isListening = false;

      const read = () => {
        const kept = keptText(keeper, known);
        if (kept === known) return;
        known = kept;
        next(multiViewRead({ items: parseMultiView(kept), list: parseListId(kept) }));
      };

      return (action) => {
        if (!isAction(action) || !action.type.startsWith('multiView/')) return next(action);
        read();
        if (!isListening) {
          isListening = true;
          keeper.addEventListener('storage', read);
        }
        const before = getState().multiView;
        const result = next(action);
        const { items, list } = getState().multiView;
        if (items !== before.items || list !== before.list)
          known = keep(keeper, formatMultiView(items, list), known);
        return result;
      };
    };
}

/** What is kept; what is known where the browser keeps nothing. */
function keptText(keeper: MultiViewKeeper, known: string | null): string | null {
  try {
    return keeper.localStorage.getItem(KEY);
  } catch {
    return known;
  }
}

/** The text that is kept now: where there is no room or no leave, the one before, and the list lasts as long as the page. */
function keep(keeper: MultiViewKeeper, text: string, known: string | null): string | null {
  try {
    keeper.localStorage.setItem(KEY, text);
    return text;
  } catch {
    return known;
  }
}

import { isAction, type Middleware } from '@reduxjs/toolkit';
import { formatMultiView, parseListId, parseMultiView } from '@naad/settings-schema';
import type { SettingsRootState } from './makeStore.ts';
import { multiViewRead } from './multiViewSlice.ts';

/** The part of `window` that stores the list and notifies of changes in other tabs. */
export type MultiViewStorage = Pick<Window, 'localStorage' | 'addEventListener'>;

const KEY = 'naad.multiView';

/**
 * Middleware that saves the multi-view list in localStorage. It reads nothing before the first action of the list,
 * because hydration must match the server, which has no list; from then on tabs are synchronised, and each action
 * first reads what a suspended tab has missed.
 */
export function persistMultiView(browser: MultiViewStorage): Middleware<object, SettingsRootState> {
  return ({ getState }) =>
    (next) => {
      let lastText: string | null = null;
      let isListening = false;

      const read = () => {
        const text = storedText(browser, lastText);
        if (text === lastText) return;
        lastText = text;
        next(multiViewRead({ items: parseMultiView(text), list: parseListId(text) }));
      };

      return (action) => {
        if (!isAction(action) || !action.type.startsWith('multiView/')) return next(action);
        read();
        if (!isListening) {
          isListening = true;
          browser.addEventListener('storage', read);
        }
        const before = getState().multiView;
        const result = next(action);
        const { items, list } = getState().multiView;
        if (items !== before.items || list !== before.list)
          lastText = save(browser, formatMultiView(items, list), lastText);
        return result;
      };
    };
}

/** Reads the stored text, or returns the fallback if storage is unavailable. */
function storedText(browser: MultiViewStorage, fallback: string | null): string | null {
  try {
    return browser.localStorage.getItem(KEY);
  } catch {
    return fallback;
  }
}

/**
 * Saves the text and returns the stored one: if storage is full or denied, the previous one, and the list lasts as
 * long as the page.
 */
function save(browser: MultiViewStorage, text: string, previous: string | null): string | null {
  try {
    browser.localStorage.setItem(KEY, text);
    return text;
  } catch {
    return previous;
  }
}

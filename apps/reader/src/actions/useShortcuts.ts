import { selectHasShortcuts, useSettingsSelector } from '@naad/settings-state';
import { useEffect, useRef } from 'react';
import type { Action } from './action.ts';
import { isCombo, isTypedInto } from './keyCombo.ts';

/**
 * Listens for the keys of actions. Single keys can be turned off (WCAG 2.1.4), and are never taken from a field or from
 * behind a dialog.
 */
export function useShortcuts(actions: readonly Action[]): void {
  const hasShortcuts = useSettingsSelector(selectHasShortcuts);
  const latest = useRef({ actions, hasShortcuts });
  useEffect(() => {
    latest.current = { actions, hasShortcuts };
  });

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
      const { actions: known, hasShortcuts: hasSingle } = latest.current;
      const action = known.find(({ keys }) => keys && isCombo(event, keys));
      if (!action?.keys) return;
      if (!action.keys.isCommand && (!hasSingle || isTypedInto(event.target))) return;
      event.preventDefault();
      action.run();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, []);
}

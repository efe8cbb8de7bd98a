import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import { ACTIONS } from '../../../shared/actions/actions.ts';
import { comboOf, isAssignable, type KeyCombo } from '../../../shared/actions/keyCombo.ts';
import { findKeyHolder, type ActiveKeys, activeKeys } from '../../../shared/actions/activeKeys.ts';
import { shortcutKeys } from '../../../shared/actions/shortcutKeys.ts';

/** Result of trying to change a shortcut. */
export type KeyNotice =
  | { readonly kind: 'given'; readonly label: MessageDescriptor; readonly combo: KeyCombo }
  | { readonly kind: 'freed'; readonly label: MessageDescriptor }
  | { readonly kind: 'held'; readonly holder: MessageDescriptor; readonly combo: KeyCombo }
  | { readonly kind: 'reserved'; readonly combo: KeyCombo }
  | { readonly kind: 'reset' };

export interface ShortcutEditor {
  readonly inForce: ActiveKeys;
  /** True if the visitor has changed any keys. */
  readonly hasOwn: boolean;
  /** Id of the action whose keys are being set. */
  readonly waiting: string | null;
  readonly notice: KeyNotice | null;
  readonly start: (id: string) => void;
  readonly stop: () => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
  readonly reset: () => void;
}

/** Changes shortcuts: an action waits, and the next keys become its own if no other action has them. */
export function useShortcutEditor(): ShortcutEditor {
  const own = useSyncExternalStore(shortcutKeys.subscribe, shortcutKeys.get, shortcutKeys.get);
  const [waiting, setWaiting] = useState<string | null>(null);
  const [notice, setNotice] = useState<KeyNotice | null>(null);
  const inForce = activeKeys(ACTIONS, own);

  const assign = (id: string, combo: KeyCombo) => {
    const label = ACTIONS.find((action) => action.id === id)?.label ?? msg`Shortcuts`;
    const holder = combo === '' ? null : findKeyHolder(combo, id, ACTIONS, inForce);
    if (!isAssignable(combo)) return setNotice({ kind: 'reserved', combo });
    if (holder) return setNotice({ kind: 'held', holder: holder.label, combo });
    shortcutKeys.assign(id, combo);
    setWaiting(null);
    return setNotice(combo === '' ? { kind: 'freed', label } : { kind: 'given', label, combo });
  };

  return {
    inForce,
    hasOwn: Object.keys(own).length > 0,
    waiting,
    notice,
    start(id) {
      setNotice(null);
      setWaiting(id);
    },
    stop() {
      setWaiting(null);
    },
    handleKeyDown(event) {
      // Never trap Tab.
      if (waiting === null || event.key === 'Tab') return;
      event.preventDefault();
      if (event.key === 'Escape') setWaiting(null);
      else if (event.key === 'Backspace' || event.key === 'Delete') assign(waiting, '');
      else {
        const combo = comboOf(event.nativeEvent);
        if (combo !== null) assign(waiting, combo);
      }
    },
    reset() {
      shortcutKeys.reset();
      setWaiting(null);
      setNotice({ kind: 'reset' });
    },
  };
}

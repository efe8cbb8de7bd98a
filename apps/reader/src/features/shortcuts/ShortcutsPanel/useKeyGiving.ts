import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import { ACTIONS } from '../../../actions/actions.ts';
import { comboOf, isFreeToGive, type KeyCombo } from '../../../actions/keyCombo.ts';
import { holderOf, type KeysInForce, keysInForce } from '../../../actions/keysInForce.ts';
import { shortcutKeys } from '../../../actions/shortcutKeys.ts';

/** What came of a try to give keys to an action. */
export type KeyNotice =
  | { readonly kind: 'given'; readonly label: MessageDescriptor; readonly combo: KeyCombo }
  | { readonly kind: 'freed'; readonly label: MessageDescriptor }
  | { readonly kind: 'held'; readonly holder: MessageDescriptor; readonly combo: KeyCombo }
  | { readonly kind: 'reserved'; readonly combo: KeyCombo }
  | { readonly kind: 'reset' };

export interface KeyGiving {
  readonly inForce: KeysInForce;
  /** The visitor has keys of their own. */
  readonly hasOwn: boolean;
  /** The action that waits for its keys, by its id. */
  readonly waiting: string | null;
  readonly notice: KeyNotice | null;
  readonly start: (id: string) => void;
  readonly stop: () => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
  readonly reset: () => void;
}

/** Gives actions other keys: an action waits, and the next keys are its own if no other has them. */
export function useKeyGiving(): KeyGiving {
  const own = useSyncExternalStore(shortcutKeys.subscribe, shortcutKeys.get, shortcutKeys.get);
  const [waiting, setWaiting] = useState<string | null>(null);
  const [notice, setNotice] = useState<KeyNotice | null>(null);
  const inForce = keysInForce(ACTIONS, own);

  const give = (id: string, combo: KeyCombo) => {
    const label = ACTIONS.find((action) => action.id === id)?.label ?? msg`Shortcuts`;
    const holder = combo === '' ? null : holderOf(combo, id, ACTIONS, inForce);
    if (!isFreeToGive(combo)) return setNotice({ kind: 'reserved', combo });
    if (holder) return setNotice({ kind: 'held', holder: holder.label, combo });
    shortcutKeys.give(id, combo);
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
      // Tab goes on, as everywhere: nobody is caught here.
      if (waiting === null || event.key === 'Tab') return;
      event.preventDefault();
      if (event.key === 'Escape') setWaiting(null);
      else if (event.key === 'Backspace' || event.key === 'Delete') give(waiting, '');
      else {
        const combo = comboOf(event.nativeEvent);
        if (combo !== null) give(waiting, combo);
      }
    },
    reset() {
      shortcutKeys.reset();
      setWaiting(null);
      setNotice({ kind: 'reset' });
    },
  };
}

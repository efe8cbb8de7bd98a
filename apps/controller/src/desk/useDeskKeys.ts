import { useEffect, useLayoutEffect, useRef } from 'react';
import { type KeyAction, keyAction } from '../settings/deskKeys.ts';

/** Whether keys are for writing there. */
function isForText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/**
 * Keys of the desk. What one writes is never taken for a key, but for the one that leads to the search field.
 *
 * @param isOn whether single letters count; keys that move and keys with a modifier always do
 */
export function useDeskKeys(isOn: boolean, act: (action: KeyAction) => boolean): void {
  const current = useRef({ isOn, act });
  // Before anybody sees what was drawn: a key that is pressed then is about that, and not about what was there before.
  useLayoutEffect(() => {
    current.current = { isOn, act };
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const action = keyAction(event);
      if (!action) return;
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (isForText(event.target) && action.kind !== 'focusSearch') return;
      if (isLetter && !current.current.isOn) return;
      if (current.current.act(action)) event.preventDefault();
    };
    window.addEventListener('keydown', handle);
    return () => {
      window.removeEventListener('keydown', handle);
    };
  }, []);
}

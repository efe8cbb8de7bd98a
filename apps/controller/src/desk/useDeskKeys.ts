import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { displayChange, keyAction, type KeyAction } from '../settings/deskKeys.ts';
import { decodePreferences, PREFERENCES_COOKIE, preferencesCookie } from '@naad/settings-schema';
import type { ControllerState } from '@naad/sync-client';
import type { Lookups } from './useLookups.ts';
import type { Steps } from './useSteps.ts';

/** True if typing into the target enters text. */
function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/**
 * Handles the desk's keyboard shortcuts. In a text field only the shortcut for the search field works.
 *
 * @param isOn true if single letters are shortcuts; arrow keys and keys with a modifier always are
 */
export function useDeskKeys(isOn: boolean, act: (action: KeyAction) => boolean): void {
  const current = useRef({ isOn, act });
  // A layout effect, so that a key pressed right after a render uses the new handler.
  useLayoutEffect(() => {
    current.current = { isOn, act };
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const action = keyAction(event);
      if (!action) return;
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (isTextField(event.target) && action.kind !== 'focusSearch') return;
      if (isLetter && !current.current.isOn) return;
      if (current.current.act(action)) event.preventDefault();
    };
    window.addEventListener('keydown', handle);
    return () => {
      window.removeEventListener('keydown', handle);
    };
  }, []);
}

interface KeyTargets {
  readonly steps: Steps;
  readonly send: Lookups['send'];
  readonly display: ControllerState['display'];
  readonly focusSearch: () => void;
}

/** Performs a shortcut's action; false if it did nothing. */
export function performKey(action: KeyAction, { steps, send, display, focusSearch }: KeyTargets): boolean {
  switch (action.kind) {
    case 'next':
      steps.next?.();
      return true;
    case 'previous':
      steps.previous?.();
      return true;
    case 'home':
      steps.goHome?.();
      return true;
    case 'focusSearch':
      focusSearch();
      return true;
    case 'fullscreen':
      void toggleFullscreen();
      return true;
    case 'size':
      send({ type: 'fontSize', target: 'gurbani', value: action.value });
      return true;
    default: {
      const change = display && displayChange(action, display);
      if (change) send({ type: 'display', settings: change });
      return change !== null;
    }
  }
}

async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // Some phones don't support fullscreen.
  }
}

function storedPreferences() {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${PREFERENCES_COOKIE}=`));
  return decodePreferences(pair?.slice(PREFERENCES_COOKIE.length + 1));
}

/** The switch for single-letter shortcuts (WCAG 2.1.4), shared with the reader through the site's cookie. */
export function useShortcutsChoice(): [boolean, (isOn: boolean) => void] {
  const [hasShortcuts, setHasShortcuts] = useState(() => storedPreferences().hasShortcuts);
  const choose = (isOn: boolean) => {
    setHasShortcuts(isOn);
    document.cookie = preferencesCookie({ ...storedPreferences(), hasShortcuts: isOn });
  };
  return [hasShortcuts, choose];
}

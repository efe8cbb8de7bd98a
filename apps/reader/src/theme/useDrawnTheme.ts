import type { Theme } from '@naad/settings-schema';
import { selectTheme, useSettingsSelector } from '@naad/settings-state';
import { useSyncExternalStore } from 'react';

const QUESTIONS = { contrast: '(prefers-contrast: more)', dark: '(prefers-color-scheme: dark)' };

/**
 * The theme that is drawn: the chosen one, or what the device asks for. The server does not know what a device asks for
 * and says light; until the browser has spoken, that is only read aloud.
 */
export function useDrawnTheme(): Theme {
  const choice = useSettingsSelector(selectTheme);
  const asked = useSyncExternalStore(subscribe, askDevice, () => 'light' as const);
  return choice === 'system' ? asked : choice;
}

function askDevice(): Theme {
  if (window.matchMedia(QUESTIONS.dark).matches) return 'dark';
  return window.matchMedia(QUESTIONS.contrast).matches ? 'contrast' : 'light';
}

function subscribe(listener: () => void): () => void {
  const queries = Object.values(QUESTIONS).map((question) => window.matchMedia(question));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

import type { Theme } from '@naad/settings-schema';
import { selectTheme, useSettingsSelector } from '@naad/settings-state';
import { useSyncExternalStore, useEffect } from 'react';

const MEDIA_QUERIES = { contrast: '(prefers-contrast: more)', dark: '(prefers-color-scheme: dark)' };

/**
 * The theme on the screen: the chosen one, or the device's. The server doesn't know the device's preference and assumes light;
 * before hydration this only affects screen readers.
 */
export function useCurrentTheme(): Theme {
  const choice = useSettingsSelector(selectTheme);
  const deviceTheme = useSyncExternalStore(subscribe, readDeviceTheme, () => 'light' as const);
  return choice === 'system' ? deviceTheme : choice;
}

function readDeviceTheme(): Theme {
  if (window.matchMedia(MEDIA_QUERIES.dark).matches) return 'dark';
  return window.matchMedia(MEDIA_QUERIES.contrast).matches ? 'contrast' : 'light';
}

function subscribe(listener: () => void): () => void {
  const queries = Object.values(MEDIA_QUERIES).map((media) => window.matchMedia(media));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** Applies the chosen theme to the document. The server's HTML already has it; this follows later changes. */
export function useDocumentTheme(): void {
  const choice = useSettingsSelector(selectTheme);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (choice === 'system') delete dataset['theme'];
    else {
      dataset['theme'] = choice;
      setBrowserColor();
    }
  }, [choice]);
}

/** Gives the browser's UI around the page the surface colour of the theme. */
function setBrowserColor(): void {
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = surface;
  }
}

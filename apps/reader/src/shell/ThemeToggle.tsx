import { useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { selectTheme, themeChosen, useSettingsDispatch, useSettingsSelector } from '@naad/settings-state';
import type { Theme, ThemeChoice } from '@naad/settings-schema';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './SiteHeader.module.css';

// eslint-disable-next-line lingui/no-unlocalized-strings -- a question to the browser
const DARK = '(prefers-color-scheme: dark)';

/** The button that changes between light and dark; until it is pressed, the device decides. */
export function ThemeToggle() {
  const { t } = useLingui();
  const choice = useSettingsSelector(selectTheme);
  const dispatch = useSettingsDispatch();
  const isDark = useTheme(choice) === 'dark';

  useEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = choice;
    if (choice !== 'system') colourFrame();
  }, [choice]);

  return (
    <Button
      className={styles['theme']}
      aria-label={t`Dark mode`}
      aria-pressed={isDark}
      onClick={() => {
        dispatch(themeChosen(isDark ? 'light' : 'dark'));
      }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" />
      </svg>
    </Button>
  );
}

/** The browser's own frame around the page takes the surface of the theme, whatever the device asks for. */
function colourFrame(): void {
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = surface;
  }
}

/** The theme that is drawn. The server does not know what the device asks for and says light; that is only read aloud. */
function useTheme(choice: ThemeChoice): Theme {
  const isSystemDark = useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(DARK);
      query.addEventListener('change', listener);
      return () => {
        query.removeEventListener('change', listener);
      };
    },
    () => window.matchMedia(DARK).matches,
    () => false,
  );
  if (choice !== 'system') return choice;
  return isSystemDark ? 'dark' : 'light';
}

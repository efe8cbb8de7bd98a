import { useLingui } from '@lingui/react/macro';
import { IconButton, MoonIcon, SunIcon } from '@naad/ui-kit';
import { themeChosen, useSettingsDispatch } from '@naad/settings-state';
import { useDrawnTheme } from '../theme/useDrawnTheme.ts';
import styles from './ThemeToggle.module.css';

/** The button that changes between light and dark; until it is pressed, the device decides. */
export function ThemeToggle() {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const isDark = useDrawnTheme() === 'dark';
  return (
    <IconButton
      className={styles['toggle']}
      label={t`Dark mode`}
      aria-pressed={isDark}
      onClick={() => {
        dispatch(themeChosen(isDark ? 'light' : 'dark'));
      }}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}

import { useLingui } from '@lingui/react/macro';
import { IconButton, MoonIcon, SunIcon } from '@naad/ui-kit';
import { preferencesChosen, useSettingsDispatch } from '@naad/settings-state';
import { useCurrentTheme } from '../../shared/useCurrentTheme.ts';
import styles from './ThemeToggle.module.css';

/** Switches between light and dark; the device decides until it is first pressed. */
export function ThemeToggle() {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const isDark = useCurrentTheme() === 'dark';
  return (
    <IconButton
      className={styles['toggle']}
      label={t`Dark mode`}
      aria-pressed={isDark}
      onClick={() => {
        dispatch(preferencesChosen({ theme: isDark ? 'light' : 'dark' }));
      }}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}

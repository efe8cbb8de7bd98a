import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { THEME_CHOICES, type ThemeChoice } from '@naad/settings-schema';
import styles from './ThemePicker.module.css';

const NAMES: Readonly<Record<ThemeChoice, MessageDescriptor>> = {
  system: msg`Same as device`,
  light: msg`Light`,
  dark: msg`Dark mode`,
  sepia: msg`Sepia`,
  contrast: msg`High contrast`,
};

export interface ThemePickerProps {
  chosen: ThemeChoice;
  onChoose: (theme: ThemeChoice) => void;
}

/** Theme picker; each sample is shown in its own colours. */
export function ThemePicker({ chosen, onChoose }: ThemePickerProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className={styles['picker']}>
      <legend className={styles['legend']}>
        <Trans>Theme</Trans>
      </legend>
      <div className={styles['choices']}>
        {THEME_CHOICES.map((theme) => (
          <label key={theme} className={styles['choice']}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === chosen}
              className={styles['input']}
              onChange={() => {
                onChoose(theme);
              }}
            />
            <span
              className={styles['sample']}
              data-theme={theme === 'system' ? undefined : theme}
              lang="pa-Guru"
              aria-hidden="true"
            >
              ੳ
            </span>
            <span>{i18n._(NAMES[theme])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

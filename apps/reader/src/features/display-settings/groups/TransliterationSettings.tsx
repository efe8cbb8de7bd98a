import { Trans, useLingui } from '@lingui/react/macro';
import { selectTransliterations, useSettingsSelector } from '@naad/settings-state';
import { ActionChip } from '../ActionSwitch/ActionSwitch.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import styles from './groups.module.css';

/** Scripts in which lines are transliterated. */
export function TransliterationSettings() {
  const { t } = useLingui();
  const chosen = useSettingsSelector(selectTransliterations);
  return (
    <SettingsGroup name="transliteration">
      <div className={styles['chips']}>
        <ActionChip action="englishLetters" label={t`English`} isOn={chosen.includes('en')} />
        <ActionChip action="hindiLetters" label={t`Hindi`} isOn={chosen.includes('hi')} />
        <ActionChip action="shahmukhiLetters" label={t`Shahmukhi`} isOn={chosen.includes('ur')} />
        <ActionChip action="ipaLetters" label={t`IPA`} isOn={chosen.includes('ipa')} />
      </div>
      <p className={styles['note']}>
        <Trans>
          Computed by rules, in the Naad scheme. No reader of Devanagari, Shahmukhi or IPA has reviewed it
          yet.
        </Trans>
      </p>
    </SettingsGroup>
  );
}

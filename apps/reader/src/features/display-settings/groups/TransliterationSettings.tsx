import { useLingui } from '@lingui/react/macro';
import { selectTransliterations, useSettingsSelector } from '@naad/settings-state';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';

/** Other letters in which lines are read. */
export function TransliterationSettings() {
  const { t } = useLingui();
  const chosen = useSettingsSelector(selectTransliterations);
  return (
    <SettingsGroup name="transliteration">
      <ActionSwitch action="englishLetters" label={t`English`} isOn={chosen.includes('en')} />
      <ActionSwitch action="hindiLetters" label={t`Hindi`} isOn={chosen.includes('hi')} />
      <ActionSwitch action="shahmukhiLetters" label={t`Shahmukhi`} isOn={chosen.includes('ur')} />
      <ActionSwitch action="ipaLetters" label={t`IPA`} isOn={chosen.includes('ipa')} />
    </SettingsGroup>
  );
}

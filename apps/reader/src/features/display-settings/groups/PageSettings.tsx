import { Trans, useLingui } from '@lingui/react/macro';
import type { FeatureState } from '@naad/api-client';
import {
  selectPreferences,
  themeChosen,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { useDrawnTheme } from '../../../theme/useDrawnTheme.ts';
import { absenceText } from '../../../language/absenceText.ts';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import { ThemePicker } from '../ThemePicker/ThemePicker.tsx';
import styles from './groups.module.css';

export interface PageSettingsProps {
  /** Where meanings of words come from; null where that is not known. */
  kosh: FeatureState | null;
}

/** How the page is coloured, and whether its words are explained. */
export function PageSettings({ kosh }: PageSettingsProps) {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const { theme, hasGloss } = useSettingsSelector(selectPreferences);
  const isDark = useDrawnTheme() === 'dark';
  const source = kosh?.sources[0]?.name;
  return (
    <SettingsGroup name="page">
      <ActionSwitch action="darkMode" isOn={isDark} />
      <ThemePicker chosen={theme} onChoose={(chosen) => dispatch(themeChosen(chosen))} />
      <ActionSwitch
        action="wordMeanings"
        isOn={hasGloss}
        hint={source === undefined ? undefined : t`What a word means, from ${source}.`}
      />
      {kosh?.absent != null && (
        <p className={styles['absent']}>
          <Trans>There are no meanings of words here.</Trans> {absenceText(i18n, kosh.absent)}
        </p>
      )}
    </SettingsGroup>
  );
}

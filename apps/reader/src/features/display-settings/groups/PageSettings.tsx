import { Trans, useLingui } from '@lingui/react/macro';
import type { FeatureState } from '@naad/api-client';
import {
  preferenceToggled,
  selectPreferences,
  preferencesChosen,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Switch } from '@naad/ui-kit';
import type { ReactNode } from 'react';
import { useCurrentTheme } from '../../../shared/useCurrentTheme.ts';
import { absenceText } from '../../../shared/language/absenceText.ts';
import { ActionSwitch, SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import { ThemePicker } from '../ThemePicker/ThemePicker.tsx';
import styles from './groups.module.css';

export interface PageSettingsProps {
  /** Source of word meanings; null until known. */
  kosh: FeatureState | null;
}

/** Theme settings and word meanings. */
export function PageSettings({ kosh }: PageSettingsProps) {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const { theme, hasGloss } = useSettingsSelector(selectPreferences);
  const isDark = useCurrentTheme() === 'dark';
  const source = kosh?.sources[0]?.name;
  return (
    <SettingsGroup name="page">
      <ActionSwitch action="darkMode" isOn={isDark} />
      <ThemePicker chosen={theme} onChoose={(chosen) => dispatch(preferencesChosen({ theme: chosen }))} />
      <ActionSwitch
        action="wordMeanings"
        isOn={hasGloss}
        hint={source === undefined ? undefined : t`Meanings from ${source}.`}
      />
      {kosh?.absent != null && (
        <p className={styles['absent']}>
          <Trans>Word meanings are not available.</Trans> {absenceText(i18n, kosh.absent)}
        </p>
      )}
    </SettingsGroup>
  );
}

/** Settings of the page rather than its text, and those of other features. */
export function MoreSettings({ more }: { more: ReactNode }) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const { hasDrawings, hasAudioPlayer } = useSettingsSelector(selectPreferences);
  return (
    <SettingsGroup name="more">
      <Switch
        label={t`Illustrations`}
        hint={t`Shown on pages without Gurbani.`}
        checked={hasDrawings}
        onChange={() => dispatch(preferenceToggled('hasDrawings'))}
      />
      <ActionSwitch action="audioPlayer" isOn={hasAudioPlayer} />
      {more}
    </SettingsGroup>
  );
}

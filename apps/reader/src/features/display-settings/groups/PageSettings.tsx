import { useLingui } from '@lingui/react/macro';
import type { Capabilities } from '@naad/api-client';
import { isOffered } from '@naad/settings-schema';
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
import { ActionSwitch, SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import { ThemePicker } from '../ThemePicker/ThemePicker.tsx';

export interface PageSettingsProps {
  /** Capabilities of this site; null until known. */
  capabilities: Capabilities | null;
}

/** Theme settings and word meanings. */
export function PageSettings({ capabilities }: PageSettingsProps) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const { theme, hasGloss } = useSettingsSelector(selectPreferences);
  const isDark = useCurrentTheme() === 'dark';
  const source = capabilities?.features.kosh.sources[0]?.name;
  return (
    <SettingsGroup name="page">
      <ActionSwitch action="darkMode" isOn={isDark} />
      <ThemePicker chosen={theme} onChoose={(chosen) => dispatch(preferencesChosen({ theme: chosen }))} />
      <ActionSwitch
        action="wordMeanings"
        isOn={hasGloss}
        hint={source === undefined ? undefined : t`Meanings from ${source}.`}
        isOffered={isOffered(capabilities, 'mahaanKoshTooltip')}
      />
    </SettingsGroup>
  );
}

/** Settings of the page rather than its text, and those of other features. */
export function MoreSettings({ capabilities, more }: PageSettingsProps & { more: ReactNode }) {
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
      <ActionSwitch
        action="audioPlayer"
        isOn={hasAudioPlayer}
        isOffered={isOffered(capabilities, 'audioPlayer')}
      />
      {more}
    </SettingsGroup>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Capabilities } from '@naad/api-client';
import { isOffered } from '@naad/settings-schema';
import {
  preferenceToggled,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Switch } from '@naad/ui-kit';
import type { ReactNode } from 'react';
import { usePanels, usePanelsDispatch } from '../../../shared/panels/PanelsContext.tsx';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';

export interface MoreSettingsProps {
  /** Capabilities of this site; null until known. */
  capabilities: Capabilities | null;
  /** Settings of other features. */
  more?: ReactNode;
}

/** Settings of the page rather than its text, and those of other features. */
export function MoreSettings({ capabilities, more }: MoreSettingsProps) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const dispatchPanels = usePanelsDispatch();
  const { isPinned } = usePanels();
  const { hasDrawings, hasAudioPlayer, hasGloss } = useSettingsSelector(selectPreferences);
  const source = capabilities?.features.kosh.sources[0]?.name;
  return (
    <SettingsGroup name="more">
      {isOffered(capabilities, 'mahaanKoshTooltip') && (
        <ActionSwitch
          action="wordMeanings"
          isOn={hasGloss}
          hint={source === undefined ? undefined : t`Meanings from ${source}.`}
        />
      )}
      {isOffered(capabilities, 'audioPlayer') && <ActionSwitch action="audioPlayer" isOn={hasAudioPlayer} />}
      <Switch
        label={t`Illustrations`}
        hint={t`Shown on pages without Gurbani.`}
        checked={hasDrawings}
        onChange={() => dispatch(preferenceToggled('hasDrawings'))}
      />
      {more}
      <Switch
        label={t`Keep open`}
        checked={isPinned}
        onChange={() => {
          dispatchPanels({ type: 'pinned' });
        }}
      />
    </SettingsGroup>
  );
}

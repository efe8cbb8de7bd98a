import { useLingui } from '@lingui/react/macro';
import {
  drawingsToggled,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Switch } from '@naad/ui-kit';
import type { ReactNode } from 'react';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';

/** What is about the page and not its text, with choices of other features. */
export function MoreSettings({ more }: { more: ReactNode }) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const { hasDrawings, hasAudioPlayer } = useSettingsSelector(selectPreferences);
  return (
    <SettingsGroup name="more">
      <Switch
        label={t`Cartoon images`}
        hint={t`Drawings on pages that have nothing to read.`}
        checked={hasDrawings}
        onChange={() => dispatch(drawingsToggled())}
      />
      <ActionSwitch action="audioPlayer" isOn={hasAudioPlayer} />
      {more}
    </SettingsGroup>
  );
}

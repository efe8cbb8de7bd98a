import { useLingui } from '@lingui/react/macro';
import { ASSIST_STRENGTHS } from '@naad/settings-schema';
import {
  preferencesChosen,
  preferenceToggled,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Slider } from '@naad/ui-kit';
import { ActionSwitch, SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import { RadioChoices } from '../RadioChoices/RadioChoices.tsx';

/** Settings of a line: alignment and larivaar. */
export function LineSettings() {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const { isCentred, isLarivaar, hasAssist, assistStrength } = useSettingsSelector(selectPreferences);
  return (
    <SettingsGroup name="lines">
      <RadioChoices
        label={t`Text align`}
        choices={[
          { value: 'start', label: t`Left` },
          { value: 'centre', label: t`Centre` },
        ]}
        chosen={isCentred ? 'centre' : 'start'}
        onChoose={(align) => {
          if ((align === 'centre') !== isCentred) dispatch(preferenceToggled('isCentred'));
        }}
      />
      <ActionSwitch action="larivaar" isOn={isLarivaar} hint={t`Words without spaces between them.`} />
      <ActionSwitch
        action="larivaarAssist"
        isOn={hasAssist}
        hint={t`Larivaar with every second word in another colour.`}
      />
      {hasAssist && (
        <Slider
          label={t`Larivaar assist strength`}
          min={ASSIST_STRENGTHS[0]}
          max={ASSIST_STRENGTHS.length}
          value={assistStrength}
          formatValue={(strength) => i18n.number(strength)}
          onChange={(strength) => {
            const chosen = ASSIST_STRENGTHS.find((each) => each === strength);
            if (chosen) dispatch(preferencesChosen({ assistStrength: chosen }));
          }}
        />
      )}
    </SettingsGroup>
  );
}

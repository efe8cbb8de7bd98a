import { useLingui } from '@lingui/react/macro';
import { selectPreferences, useSettingsSelector } from '@naad/settings-state';
import { usePlace } from '../../../shared/actions/PlaceContext.tsx';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';

/** Reading modes, of which at most one is on. Modes that don't apply to the open page are hidden. */
export function ModeSettings() {
  const { t } = useLingui();
  const { hasVerses, isAng } = usePlace();
  const { readingMode, hasAutoScroll } = useSettingsSelector(selectPreferences);
  return (
    <SettingsGroup name="reading">
      {isAng && (
        <>
          <ActionSwitch
            action="akhandPaath"
            isOn={readingMode === 'akhand'}
            hint={t`Continuous reading, Gurbani only.`}
          />
          <ActionSwitch
            action="sehajPaath"
            isOn={readingMode === 'sehaj'}
            hint={t`Continuous reading with translations; remembers your place.`}
          />
        </>
      )}
      {hasVerses && <ActionSwitch action="autoScroll" isOn={hasAutoScroll} />}
      <ActionSwitch
        action="splitView"
        isOn={readingMode === 'split'}
        hint={t`Gurbani and translations side by side.`}
      />
      {!isAng && (
        <ActionSwitch
          action="readingMode"
          isOn={readingMode === 'reading'}
          hint={t`Joins all verses into one paragraph.`}
        />
      )}
    </SettingsGroup>
  );
}

import { useLingui } from '@lingui/react/macro';
import { selectPreferences, useSettingsSelector } from '@naad/settings-state';
import { usePlace } from '../../../actions/PlaceContext.tsx';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';

/** How verses are laid out: modes put each other out. What the open page has no use for is not there. */
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
            hint={t`Beta. Ang after ang, the lines alone.`}
          />
          <ActionSwitch
            action="sehajPaath"
            isOn={readingMode === 'sehaj'}
            hint={t`Beta. Ang after ang with your translations; your place is kept.`}
          />
        </>
      )}
      {hasVerses && <ActionSwitch action="autoScroll" isOn={hasAutoScroll} />}
      <ActionSwitch
        action="splitView"
        isOn={readingMode === 'split'}
        hint={t`All verses, and beside them all of each translation.`}
      />
      {!isAng && (
        <ActionSwitch
          action="readingMode"
          isOn={readingMode === 'reading'}
          hint={t`Verses run on as one paragraph.`}
        />
      )}
    </SettingsGroup>
  );
}

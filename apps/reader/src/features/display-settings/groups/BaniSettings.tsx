import { useLingui } from '@lingui/react/macro';
import {
  preferencesChosen,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { RadioChoices } from '../RadioChoices/RadioChoices.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';

export interface BaniSettingsProps {
  /** False if the banis of this site have one length. */
  hasLengths: boolean;
}

/** Settings of banis. */
export function BaniSettings({ hasLengths }: BaniSettingsProps) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const { baniLength, isParagraph } = useSettingsSelector(selectPreferences);
  return (
    <SettingsGroup name="bani">
      {hasLengths && (
        <RadioChoices
          label={t`Bani length`}
          choices={[
            { value: 's', label: t`Shorter`, hint: t`of banis with two forms` },
            { value: 'xl', label: t`Longer`, hint: t`of banis with two forms` },
          ]}
          chosen={baniLength === 's' || baniLength === 'm' ? 's' : 'xl'}
          onChoose={(length) => dispatch(preferencesChosen({ baniLength: length }))}
        />
      )}
      <ActionSwitch action="paragraphMode" isOn={isParagraph} hint={t`Joins lines into paragraphs.`} />
    </SettingsGroup>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { AbsenceReason } from '@naad/api-client';
import {
  baniLengthChosen,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { absenceText } from '../../../language/absenceText.ts';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { RadioChoices } from '../RadioChoices/RadioChoices.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import styles from './groups.module.css';

export interface BaniSettingsProps {
  /** Why lengths do not differ here; null where they do. */
  absent: AbsenceReason | null;
}

/** What there is to choose of a bani. */
export function BaniSettings({ absent }: BaniSettingsProps) {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const { baniLength, isParagraph } = useSettingsSelector(selectPreferences);
  return (
    <SettingsGroup name="bani">
      <RadioChoices
        label={t`Bani length`}
        choices={[
          { value: 's', label: t`Short`, hint: t`As the SGPC has it` },
          { value: 'm', label: t`Medium`, hint: t`As the Akhand Kirtani Jatha has it` },
          { value: 'l', label: t`Long`, hint: t`As Damdami Taksal has it` },
          { value: 'xl', label: t`Extra Long`, hint: t`As the Buddha Dal has it` },
        ]}
        chosen={baniLength}
        onChoose={(length) => dispatch(baniLengthChosen(length))}
      />
      {absent !== null && (
        <p className={styles['absent']}>
          <Trans>Lengths are all the same here.</Trans> {absenceText(i18n, absent)}
        </p>
      )}
      <ActionSwitch action="paragraphMode" isOn={isParagraph} hint={t`Lines that belong together run on.`} />
    </SettingsGroup>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { AbsenceReason } from '@naad/api-client';
import {
  preferencesChosen,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { absenceText } from '../../../shared/language/absenceText.ts';
import { ActionSwitch, SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import { RadioChoices } from '../RadioChoices/RadioChoices.tsx';
import styles from './groups.module.css';

export interface BaniSettingsProps {
  /** Why lengths don't differ here; null if they do. */
  absent: AbsenceReason | null;
}

/** Settings of banis. */
export function BaniSettings({ absent }: BaniSettingsProps) {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const { baniLength, isParagraph } = useSettingsSelector(selectPreferences);
  return (
    <SettingsGroup name="bani">
      <RadioChoices
        label={t`Bani length`}
        choices={[
          { value: 's', label: t`Short`, hint: t`SGPC version` },
          { value: 'm', label: t`Medium`, hint: t`Akhand Kirtani Jatha version` },
          { value: 'l', label: t`Long`, hint: t`Damdami Taksal version` },
          { value: 'xl', label: t`Extra Long`, hint: t`Buddha Dal version` },
        ]}
        chosen={baniLength}
        onChoose={(length) => dispatch(preferencesChosen({ baniLength: length }))}
      />
      {absent !== null && (
        <p className={styles['absent']}>
          <Trans>All lengths are the same.</Trans> {absenceText(i18n, absent)}
        </p>
      )}
      <ActionSwitch action="paragraphMode" isOn={isParagraph} hint={t`Joins lines into paragraphs.`} />
    </SettingsGroup>
  );
}

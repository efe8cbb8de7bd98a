import { Trans, useLingui } from '@lingui/react/macro';
import type { AbsenceReason } from '@naad/api-client';
import { VISRAAM_SOURCES } from '@naad/gurbani-model';
import {
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
  preferencesChosen,
} from '@naad/settings-state';
import { Select } from '@naad/ui-kit';
import { absenceText } from '../../../shared/language/absenceText.ts';
import { ActionSwitch, SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import { RadioChoices } from '../RadioChoices/RadioChoices.tsx';
import styles from './groups.module.css';

export interface VisraamSettingsProps {
  /** Visraam sources with data; null until known. */
  sources: readonly string[] | null;
  /** Why the other sources are missing. */
  absent: AbsenceReason | null;
}

/** Visraam settings: on or off, style and source. */
export function VisraamSettings({ sources, absent }: VisraamSettingsProps) {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const { hasVisraams, visraamSource, visraamStyle } = useSettingsSelector(selectPreferences);
  const names = { sttm: t`Default`, igurbani: 'iGurbani', sttm2: t`Legacy` };
  return (
    <SettingsGroup name="visraams">
      <ActionSwitch action="visraams" isOn={hasVisraams} hint={t`Shows where to pause in a line.`} />
      {hasVisraams && (
        <>
          <RadioChoices
            label={t`Visraam style`}
            choices={[
              { value: 'colored-words', label: t`Coloured` },
              { value: 'gradient-bg', label: t`Gradient` },
            ]}
            chosen={visraamStyle}
            onChoose={(style) => dispatch(preferencesChosen({ visraamStyle: style }))}
          />
          <Select
            label={t`Visraam source`}
            value={visraamSource}
            options={VISRAAM_SOURCES.map((source) => {
              const isDisabled = sources !== null && !sources.includes(source);
              const name = names[source];
              return { value: source, label: isDisabled ? t`${name} (not available)` : name, isDisabled };
            })}
            onChange={({ target }) => {
              const source = VISRAAM_SOURCES.find((each) => each === target.value);
              if (source) dispatch(preferencesChosen({ visraamSource: source }));
            }}
          />
          {absent !== null && (
            <p className={styles['absent']}>
              <Trans>No other sources are available.</Trans> {absenceText(i18n, absent)}
            </p>
          )}
        </>
      )}
    </SettingsGroup>
  );
}

import { useLingui } from '@lingui/react/macro';
import { VISRAAM_SOURCES } from '@naad/gurbani-model';
import { isOffered, type SiteOffer } from '@naad/settings-schema';
import {
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
  preferencesChosen,
} from '@naad/settings-state';
import { Select } from '@naad/ui-kit';
import { ActionSwitch, SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import { RadioChoices } from '../RadioChoices/RadioChoices.tsx';

export interface VisraamSettingsProps {
  /** Capabilities of this site; null until known. */
  site: SiteOffer | null;
}

/** Visraam settings: on or off, style and source. */
export function VisraamSettings({ site }: VisraamSettingsProps) {
  const { t } = useLingui();
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
            options={VISRAAM_SOURCES.map((source) => ({
              value: source,
              label: names[source],
              unavailable: isOffered(site, 'visraamSource', source)
                ? undefined
                : t`Not available on this site`,
            }))}
            onChange={({ target }) => {
              const source = VISRAAM_SOURCES.find((each) => each === target.value);
              if (source) dispatch(preferencesChosen({ visraamSource: source }));
            }}
          />
        </>
      )}
    </SettingsGroup>
  );
}

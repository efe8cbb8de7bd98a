import { useLingui } from '@lingui/react/macro';
import { VISRAAM_SOURCES } from '@naad/gurbani-model';
import { ASSIST_STRENGTHS, isOffered, type SiteOffer } from '@naad/settings-schema';
import {
  preferencesChosen,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Select, Slider } from '@naad/ui-kit';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { RadioChoices } from '../RadioChoices/RadioChoices.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';

export interface LineSettingsProps {
  /** Capabilities of this site; null until known. */
  site: SiteOffer | null;
}

/** Larivaar and visraams. */
export function LineSettings({ site }: LineSettingsProps) {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const { isLarivaar, hasAssist, assistStrength, hasVisraams } = useSettingsSelector(selectPreferences);
  return (
    <SettingsGroup name="lines">
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
      <ActionSwitch action="visraams" isOn={hasVisraams} hint={t`Shows where to pause in a line.`} />
      {hasVisraams && <VisraamChoices site={site} />}
    </SettingsGroup>
  );
}

/** Style and source of the visraams; the source only if the site has several. */
function VisraamChoices({ site }: LineSettingsProps) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const { visraamSource, visraamStyle } = useSettingsSelector(selectPreferences);
  const names = { sttm: t`Default`, igurbani: 'iGurbani', sttm2: t`Legacy` };
  const sources = VISRAAM_SOURCES.filter((source) => isOffered(site, 'visraamSource', source));
  return (
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
      {sources.length > 1 && (
        <Select
          label={t`Visraam source`}
          value={visraamSource}
          options={sources.map((source) => ({ value: source, label: names[source] }))}
          onChange={({ target }) => {
            const source = sources.find((each) => each === target.value);
            if (source) dispatch(preferencesChosen({ visraamSource: source }));
          }}
        />
      )}
    </>
  );
}

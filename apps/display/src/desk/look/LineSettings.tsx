import { useLingui } from '@lingui/react/macro';
import { VISRAAM_SOURCES } from '@naad/settings-schema';
import { Select, Slider } from '@naad/ui-kit';
import { VISRAAM_STYLES } from '../../look/look.ts';
import { useDesk, useDeskState } from '../useDesk.ts';
import { FieldSwitches } from './FieldSwitches.tsx';

/** How the line itself is written: larivaar, its assist, pauses. */
export function LineSettings() {
  const { t } = useLingui();
  const desk = useDesk();
  const { look, offers } = useDeskState();
  const sources = { sttm: t`Default`, igurbani: t`iGurbani`, sttm2: t`Legacy` };
  const styles = { 'colored-words': t`Coloured words`, 'gradient-bg': t`Gradient background` };
  return (
    <>
      <FieldSwitches
        title={t`The line`}
        fields={[
          { field: 'nextLine', label: t`Next line below` },
          { field: 'larivaar', label: t`Larivaar` },
          { field: 'larivaarAssist', label: t`Larivaar assist` },
          { field: 'visraams', label: t`Visraams` },
          { field: 'centred', label: t`Centre align` },
        ]}
      />
      {look.larivaarAssist && (
        <Slider
          label={t`Larivaar assist strength`}
          value={look.assistStrength}
          min={1}
          max={5}
          onChange={(value) => {
            desk.changeLook((now) => ({ ...now, assistStrength: Number(value) }));
          }}
        />
      )}
      <Select
        label={t`Visraam source`}
        value={look.visraamSource}
        options={VISRAAM_SOURCES.map((value) => ({
          value,
          label: sources[value],
          isDisabled:
            offers !== null && value !== look.visraamSource && !offers.visraamSources.includes(value),
        }))}
        onChange={({ currentTarget }) => {
          const source = VISRAAM_SOURCES.find((each) => each === currentTarget.value);
          if (source) desk.changeLook((now) => ({ ...now, visraamSource: source }));
        }}
      />
      <Select
        label={t`Visraam style`}
        value={look.visraamStyle}
        options={VISRAAM_STYLES.map((value) => ({ value, label: styles[value] }))}
        onChange={({ currentTarget }) => {
          const style = VISRAAM_STYLES.find((each) => each === currentTarget.value);
          if (style) desk.changeLook((now) => ({ ...now, visraamStyle: style }));
        }}
      />
    </>
  );
}

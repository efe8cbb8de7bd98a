import { useLingui } from '@lingui/react/macro';
import { VISRAAM_SOURCES } from '@naad/gurbani-model';
import { isOffered } from '@naad/settings-schema';
import { Select, Slider, Switch, Unavailable } from '@naad/ui-kit';
import { VISRAAM_STYLES } from '../../look/look.ts';
import { useDesk, useDeskState } from '../useDesk.ts';
import { isOn, type LookField } from '../../look/lookFields.ts';
import styles from './LookPanel.module.css';

/** Switches for translations, steeks and transliterations. */
export function TextSettings() {
  const { t } = useLingui();
  return (
    <>
      <FieldSwitches
        title={t`Translations`}
        fields={[
          { field: 'en', label: t`English`, needs: ['translations', 'english'] },
          { field: 'pu', label: t`Punjabi`, needs: ['translations', 'punjabi'] },
          { field: 'es', label: t`Spanish`, needs: ['translations', 'spanish'] },
          { field: 'hi', label: t`Hindi`, needs: ['translations', 'hindi'] },
        ]}
      />
      <FieldSwitches
        title={t`Steek`}
        fields={[
          { field: 'steekSs', label: t`Prof. Sahib Singh`, needs: ['steeks', 'ss'] },
          { field: 'steekFt', label: t`Faridkot Teeka`, needs: ['steeks', 'ft'] },
          { field: 'steekMs', label: t`Bhai Manmohan Singh`, needs: ['steeks', 'ms'] },
          { field: 'steekBdb', label: t`BaniDB`, needs: ['steeks', 'bdb'] },
        ]}
      />
      <FieldSwitches
        title={t`Transliterations (computed, Naad scheme)`}
        fields={[
          { field: 'latin', label: t`English letters` },
          { field: 'devanagari', label: t`Hindi letters` },
          { field: 'shahmukhi', label: t`Shahmukhi` },
          { field: 'ipa', label: t`IPA` },
        ]}
      />
    </>
  );
}

/** Settings of the line itself: larivaar, its assist, visraams. */
export function LineSettings() {
  const { t } = useLingui();
  const desk = useDesk();
  const { look, site } = useDeskState('look', 'site');
  const sources = { sttm: t`Default`, igurbani: t`iGurbani`, sttm2: t`Legacy` };
  const visraamStyles = { 'colored-words': t`Coloured words`, 'gradient-bg': t`Gradient background` };
  return (
    <>
      <FieldSwitches
        title={t`Line`}
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
          unavailable: isOffered(site, 'visraamSource', value) ? undefined : t`Not available on this site`,
        }))}
        onChange={({ currentTarget }) => {
          const source = VISRAAM_SOURCES.find((each) => each === currentTarget.value);
          if (source) desk.changeLook((now) => ({ ...now, visraamSource: source }));
        }}
      />
      <Select
        label={t`Visraam style`}
        value={look.visraamStyle}
        options={VISRAAM_STYLES.map((value) => ({ value, label: visraamStyles[value] }))}
        onChange={({ currentTarget }) => {
          const style = VISRAAM_STYLES.find((each) => each === currentTarget.value);
          if (style) desk.changeLook((now) => ({ ...now, visraamStyle: style }));
        }}
      />
    </>
  );
}

/** Settings of a slide's layout and of moving between lines. */
export function LayoutSettings() {
  const { t } = useLingui();
  const desk = useDesk();
  const { baniLength } = useDeskState('baniLength');
  return (
    <>
      <FieldSwitches
        title={t`Slide`}
        fields={[
          { field: 'fit', label: t`As large as fits` },
          { field: 'split', label: t`Split view` },
          { field: 'reading', label: t`Reading mode` },
          { field: 'paragraph', label: t`Paragraph mode` },
          { field: 'autoScroll', label: t`Auto scroll` },
          { field: 'sehaj', label: t`Sehaj paath mode (beta)` },
          { field: 'wordMeanings', label: t`Word meanings`, needs: ['mahaanKoshTooltip'] },
        ]}
      />
      <Select
        label={t`Sundar Gutka bani length`}
        value={baniLength === 'short' || baniLength === 'medium' ? 'short' : 'extralong'}
        options={[
          { value: 'short', label: t`Shorter` },
          { value: 'extralong', label: t`Longer` },
        ]}
        onChange={({ currentTarget }) => {
          desk.chooseBaniLength(currentTarget.value === 'short' ? 'short' : 'extralong');
        }}
      />
    </>
  );
}

interface FieldSwitchesProps {
  title: string;
  fields: readonly {
    readonly field: LookField;
    readonly label: string;
    /** The setting and its option for `isOffered`; by default the field needs nothing. */
    readonly needs?: readonly [setting: string, option?: string];
  }[];
}

/** A group of switches. What the site lacks is shown as unavailable, on or off as it was chosen elsewhere. */
function FieldSwitches({ title, fields }: FieldSwitchesProps) {
  const { t } = useLingui();
  const desk = useDesk();
  const { look, site } = useDeskState('look', 'site');
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      {fields.map(({ field, label, needs }) => {
        const isAbsent = needs !== undefined && !isOffered(site, ...needs);
        return (
          <Switch
            key={field}
            label={label}
            hint={isAbsent ? <Unavailable text={t`Not available on this site`} /> : undefined}
            checked={isOn(look, field)}
            disabled={isAbsent}
            onChange={() => {
              desk.toggle(field);
            }}
          />
        );
      })}
    </fieldset>
  );
}

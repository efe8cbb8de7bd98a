import { useLingui } from '@lingui/react/macro';
import { BANI_LENGTHS, VISRAAM_SOURCES } from '@naad/gurbani-model';
import { Select, Slider, Switch } from '@naad/ui-kit';
import { VISRAAM_STYLES } from '../../look/look.ts';
import { useDesk, useDeskState } from '../useDesk.ts';
import { isOn, type LookField } from '../../look/lookFields.ts';
import styles from './LookPanel.module.css';

/** Switches for translations, steeks and transliterations. */
export function TextSettings() {
  const { t } = useLingui();
  const { availability } = useDeskState();
  const absent = t`not available`;
  const lacks = (list: 'steeks' | 'translations', name: string) => ({
    isAbsent: availability !== null && !availability[list].includes(name),
  });
  return (
    <>
      <FieldSwitches
        title={t`Translations`}
        absent={absent}
        fields={[
          { field: 'en', label: t`English`, ...lacks('translations', 'en') },
          { field: 'pu', label: t`Punjabi`, ...lacks('translations', 'pu') },
          { field: 'es', label: t`Spanish`, ...lacks('translations', 'es') },
          { field: 'hi', label: t`Hindi`, ...lacks('translations', 'hi') },
        ]}
      />
      <FieldSwitches
        title={t`Steek`}
        absent={absent}
        fields={[
          { field: 'steekSs', label: t`Prof. Sahib Singh`, ...lacks('steeks', 'ss') },
          { field: 'steekFt', label: t`Faridkot Teeka`, ...lacks('steeks', 'ft') },
          { field: 'steekMs', label: t`Bhai Manmohan Singh`, ...lacks('steeks', 'ms') },
          { field: 'steekBdb', label: t`BaniDB`, ...lacks('steeks', 'bdb') },
        ]}
      />
      <FieldSwitches
        title={t`Transliterations`}
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
  const { look, availability } = useDeskState();
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
          isDisabled:
            availability !== null &&
            value !== look.visraamSource &&
            !availability.visraamSources.includes(value),
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
  const { baniLength, availability } = useDeskState();
  const lengths = { short: t`Short`, medium: t`Medium`, long: t`Long`, extralong: t`Extra Long` };
  return (
    <>
      <FieldSwitches
        title={t`Slide`}
        absent={t`not available`}
        fields={[
          { field: 'split', label: t`Split view` },
          { field: 'reading', label: t`Reading mode` },
          { field: 'paragraph', label: t`Paragraph mode` },
          { field: 'autoScroll', label: t`Auto scroll` },
          { field: 'sehaj', label: t`Sehaj paath mode (beta)` },
          {
            field: 'wordMeanings',
            label: t`Word meanings`,
            isAbsent: availability !== null && !availability.hasMeanings,
          },
        ]}
      />
      <Select
        label={t`Sundar Gutka bani length`}
        value={baniLength}
        options={BANI_LENGTHS.map((value) => ({ value, label: lengths[value] }))}
        onChange={({ currentTarget }) => {
          const chosen = BANI_LENGTHS.find((each) => each === currentTarget.value);
          if (chosen) desk.chooseBaniLength(chosen);
        }}
      />
    </>
  );
}

interface FieldSwitchesProps {
  title: string;
  fields: readonly { readonly field: LookField; readonly label: string; readonly isAbsent?: boolean }[];
  /** Hint for fields that this deployment lacks. */
  absent?: string;
}

/** A group of switches. Absent fields show a hint and cannot be turned on. */
function FieldSwitches({ title, fields, absent = '' }: FieldSwitchesProps) {
  const desk = useDesk();
  const { look } = useDeskState();
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      {fields.map(({ field, label, isAbsent = false }) => (
        <Switch
          key={field}
          label={label}
          {...(isAbsent && { hint: absent })}
          checked={isOn(look, field)}
          disabled={isAbsent && !isOn(look, field)}
          onChange={() => {
            desk.toggle(field);
          }}
        />
      ))}
    </fieldset>
  );
}

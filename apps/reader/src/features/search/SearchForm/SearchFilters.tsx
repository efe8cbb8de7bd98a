import { Trans, useLingui } from '@lingui/react/macro';
import { isSourceId, SEARCH_TYPES, type SourceId } from '@naad/gurbani-model';
import { HelpIcon, IconButton, Select, UndoIcon } from '@naad/ui-kit';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SourceState, Writer } from '@naad/api-client';
import { sourceOptions } from '../sourceOptions.ts';
import styles from './SearchForm.module.css';
import type { SearchFormState } from './useSearchForm.ts';

/** Sources and writers to choose from. */
export interface SearchOptions {
  readonly sources: readonly SourceState[];
  readonly writers: readonly Writer[];
}

export interface SearchFiltersProps {
  form: SearchFormState;
  options: SearchOptions;
  isLabelHidden: boolean;
}

/** Filters by source and writer, with a reset button and a help link; for auto-detect, the choice of script. */
export function SearchFilters({ form, options, isLabelHidden }: SearchFiltersProps) {
  const { t, i18n } = useLingui();
  const { type, source, writer } = form.choice;
  const isAng = type === SEARCH_TYPES.ang;
  return (
    <>
      <Select
        label={t`Source`}
        isLabelHidden={isLabelHidden}
        name="source"
        value={source ?? 'all'}
        options={sourceOptions(i18n, options.sources, isAng)}
        onChange={({ target }) => {
          form.choose({ source: isSourceId(target.value) ? target.value : null, writer: null });
        }}
      />
      {!isAng && (
        <Select
          label={t`Writer`}
          isLabelHidden={isLabelHidden}
          name="writer"
          value={writer === null ? 'all' : String(writer)}
          disabled={type === SEARCH_TYPES.question}
          options={writerOptions(i18n, options.writers, source).map(({ id, label }) => ({
            value: id === null ? 'all' : String(id),
            label,
          }))}
          onChange={({ target }) => {
            form.choose({ writer: target.value === 'all' ? null : Number(target.value) });
          }}
        />
      )}
      <IconButton className={styles['reset']} variant="outlined" label={t`Reset`} onClick={form.reset}>
        <UndoIcon />
      </IconButton>
      <a
        className={styles['help']}
        href="/help#Web-how-to-type-gurmukhi-with-keyboard"
        aria-label={t`How to type Gurmukhi`}
      >
        <HelpIcon />
      </a>
      {type === SEARCH_TYPES.autoDetect && (
        <ScriptSwitch isGurmukhi={form.choice.isGurmukhi === true} onChange={form.chooseScript} />
      )}
    </>
  );
}

interface ScriptSwitchProps {
  isGurmukhi: boolean;
  onChange: (isGurmukhi: boolean) => void;
}

/** Script of an auto-detect search [B26]. A radio group, so that it works in a form without script. */
function ScriptSwitch({ isGurmukhi, onChange }: ScriptSwitchProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles['scripts']} aria-label={t`Letters to type`}>
      {[false, true].map((value) => (
        <label key={String(value)} className={styles['script']}>
          <input
            type="radio"
            name="autoDetectGurmukhi"
            value={String(value)}
            checked={isGurmukhi === value}
            onChange={() => {
              onChange(value);
            }}
          />
          {value ? <Trans>Gurmukhi</Trans> : <Trans>English</Trans>}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Writers of each work, by BaniDB's ids: 22 Bhai Gurdas, 47 the author of the Dasam Granth, 48 Bhai Nand Lal, 49 Bhai
 * Gurdas Singh. Works not listed may have any writer.
 */
const WRITERS_OF: Partial<
  Record<SourceId, { readonly only: readonly number[] } | { readonly not: readonly number[] }>
> = {
  G: { not: [22, 47, 48, 49, 50, 51, 52, 53, 54] },
  A: { not: [50, 51, 52, 54] },
  D: { only: [47] },
  B: { only: [22] },
  K: { only: [22] },
  S: { only: [49] },
  N: { only: [48] },
  R: { only: [47, 48, 49, 50, 51, 52, 53, 54] },
};

interface WriterOption {
  /** Null for all writers. */
  readonly id: number | null;
  readonly label: string;
}

/** Writers to choose from for a work; if it has a single writer, only that one. */
export function writerOptions(
  i18n: I18n,
  writers: readonly Writer[],
  source: SourceId | null,
): WriterOption[] {
  const rule = source === null ? undefined : WRITERS_OF[source];
  const offered = writers
    .filter(({ id }) => {
      if (!rule) return true;
      return 'only' in rule ? rule.only.includes(id) : !rule.not.includes(id);
    })
    .map(({ id, english }) => ({ id, label: english }));
  return offered.length === 1 ? offered : [{ id: null, label: i18n._(msg`All Writers`) }, ...offered];
}

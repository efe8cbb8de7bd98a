import { useLingui } from '@lingui/react/macro';
import { SEARCH_TYPES } from '@naad/api-contract';
import { isSourceId } from '@naad/gurbani-corpus';
import { HelpIcon, IconButton, Select, UndoIcon } from '@naad/ui-kit';
import { sourceOptions } from '../sourceOptions.ts';
import { writerOptions } from '../writerOptions.ts';
import styles from './SearchForm.module.css';
import type { SearchFormProps } from './SearchForm.tsx';
import type { SearchFormState } from './useSearchForm.ts';

export interface NarrowingChoicesProps {
  form: SearchFormState;
  options: NonNullable<SearchFormProps['options']>;
  isLabelHidden: boolean;
}

/** Where is searched and whose words, how to search everywhere again, and help. */
export function NarrowingChoices({ form, options, isLabelHidden }: NarrowingChoicesProps) {
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
          disabled={type === SEARCH_TYPES.askAQuestion}
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
    </>
  );
}

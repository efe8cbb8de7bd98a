import { useLingui } from '@lingui/react/macro';
import { isSourceId } from '@naad/gurbani-corpus';
import { Select } from '@naad/ui-kit';
import type { SourceState, Writer } from '@naad/api-client';
import { SEARCH_TYPES } from '@naad/api-contract';
import { OFFERED_TYPES } from '../searchTypes.ts';
import type { SearchChoice } from '../searchChoice.ts';
import { sourceOptions } from '../sourceOptions.ts';
import { writerOptions } from '../writerOptions.ts';
import styles from './SearchForm.module.css';
import { SearchField } from './SearchField.tsx';
import { useSearchForm } from './useSearchForm.ts';

export interface SearchFormProps {
  /** What the form starts with; give it a new `key` for another. */
  initial: SearchChoice;
  /** What its lists offer; null for the compact form, which has the type alone. */
  options: { readonly sources: readonly SourceState[]; readonly writers: readonly Writer[] } | null;
  /** `page` where the form is what the page is for, `bar` where it is a means to go on. */
  place: 'page' | 'bar';
  onGo: (href: string) => void;
}

/** The search form: a plain GET form, which goes without loading a new document where it can. */
export function SearchForm({ initial, options, place, onGo }: SearchFormProps) {
  const { t, i18n } = useLingui();
  const form = useSearchForm(initial, onGo);
  const { type, source, writer } = form.choice;
  const isAng = type === SEARCH_TYPES.ang;
  const isBar = place === 'bar';
  const sources = options?.sources ?? [];

  return (
    <form
      role="search"
      action={isAng ? '/ang' : '/search'}
      method="get"
      className={styles['form']}
      data-place={place}
      data-size={options ? 'full' : 'compact'}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <SearchField
        form={form}
        isFocused={place === 'page'}
        maxAng={sources.find(({ id }) => id === (source ?? 'G'))?.angCount}
      />
      <div className={styles['choices']}>
        <Select
          label={t`Search Type`}
          isLabelHidden={isBar}
          name="type"
          value={String(type)}
          options={OFFERED_TYPES.map(({ type, label }) => ({ value: String(type), label: i18n._(label) }))}
          onChange={(event) => {
            const chosen = OFFERED_TYPES.find((each) => String(each.type) === event.target.value);
            if (chosen) form.choose({ type: chosen.type });
          }}
        />
        {options && (
          <>
            <Select
              label={t`Source`}
              isLabelHidden={isBar}
              name="source"
              value={source ?? 'all'}
              options={sourceOptions(i18n, sources, isAng)}
              onChange={({ target }) => {
                form.choose({ source: isSourceId(target.value) ? target.value : null, writer: null });
              }}
            />
            {!isAng && (
              <Select
                label={t`Writer`}
                isLabelHidden={isBar}
                name="writer"
                value={writer === null ? 'all' : String(writer)}
                options={writerOptions(i18n, options.writers, source).map(({ id, label }) => ({
                  value: id === null ? 'all' : String(id),
                  label,
                }))}
                onChange={({ target }) => {
                  form.choose({ writer: target.value === 'all' ? null : Number(target.value) });
                }}
              />
            )}
          </>
        )}
      </div>
    </form>
  );
}

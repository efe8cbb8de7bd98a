import { useLingui } from '@lingui/react/macro';
import { SEARCH_TYPES } from '@naad/gurbani-model';
import type { SearchPreferences } from '@naad/settings-schema';
import { Select } from '@naad/ui-kit';
import type { ComponentType } from 'react';
import { initialChoice, rememberedChoice } from '../rememberedChoice.ts';
import type { SearchChoice } from '../searchChoice.ts';
import { ALL_TYPES, type SearchTypeInfo } from '../searchTypes.ts';
import type { SearchFiltersProps, SearchOptions } from './SearchFilters.tsx';
import styles from './SearchForm.module.css';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import { useSearchForm } from './useSearchForm.ts';

export interface SearchFormProps {
  /** Initial search; change the `key` for another. */
  initial: SearchChoice;
  /** Sources and writers to choose from; null for the compact form, which only has the type. */
  options: SearchOptions | null;
  /** `page` if the form is the page's main purpose, `bar` if it is secondary. */
  place: 'page' | 'bar';
  /** Filters of a form with options, and its choice of script. Passed by pages for searching, so that reading pages don't load it. */
  Filters?: ComponentType<SearchFiltersProps> | undefined;
  onGo: (href: string) => void;
  /** Remembered search options to start with [B22]; undefined to start without them [B25]. */
  kept?: SearchPreferences;
  onKeep?: (kept: SearchPreferences) => void;
  /** Loads the Gurmukhi keyboard; without it there is none. */
  loadKeyboard?: SearchFieldProps['loadKeyboard'];
  /** Loads the suggestion list; without it there is none. */
  loadSuggestions?: SearchFieldProps['loadSuggestions'];
  /** Types to choose from, by default all. */
  types?: readonly SearchTypeInfo[];
  /** Loads the voice search; without it there is no button for it. */
  loadVoice?: SearchFieldProps['loadVoice'];
  /** Loads the animation that types examples; without it the placeholder is static. */
  loadTypedExample?: SearchFieldProps['loadTypedExample'];
}

/** The search form: a plain GET form, submitted by client-side navigation if possible. */
export function SearchForm(props: SearchFormProps) {
  const { initial, options, place, Filters, onGo, kept, onKeep, loadKeyboard, loadSuggestions, loadVoice } =
    props;
  const offered = props.types ?? ALL_TYPES;
  const { t, i18n } = useLingui();
  const size = options ? 'full' : 'compact';
  const form = useSearchForm(initialChoice({ initial, kept, size, types: offered }), {
    go: onGo,
    onChoose(choice) {
      if (kept) onKeep?.(rememberedChoice(choice, kept, size));
    },
    lastAngOf: (source) => options?.sources.find(({ id }) => id === (source ?? 'G'))?.angCount ?? null,
  });
  const { type } = form.choice;
  // Questions have a form of their own, so the type is listed only if it was used.
  const types = offered.filter((each) => each.type !== SEARCH_TYPES.question || each.type === type);

  return (
    <form
      role="search"
      action={type === SEARCH_TYPES.ang ? '/ang' : '/search'}
      method="get"
      className={styles['form']}
      data-place={place}
      data-size={size}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <SearchField
        form={form}
        isLead={place === 'page'}
        loadKeyboard={loadKeyboard}
        loadSuggestions={loadSuggestions}
        loadVoice={loadVoice}
        loadTypedExample={props.loadTypedExample}
      />
      <div className={styles['choices']} data-ang={type === SEARCH_TYPES.ang || undefined}>
        <Select
          label={t`Search Type`}
          isLabelHidden={place === 'bar'}
          name="type"
          value={String(type)}
          options={types.map((each) => ({ value: String(each.type), label: i18n._(each.label) }))}
          onChange={(event) => {
            const chosen = types.find((each) => String(each.type) === event.target.value);
            if (chosen) form.choose({ type: chosen.type });
          }}
        />
        {options && Filters && <Filters form={form} options={options} isLabelHidden={place === 'bar'} />}
      </div>
    </form>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { SourceState, Writer } from '@naad/api-client';
import { SEARCH_TYPES } from '@naad/api-contract';
import type { SearchPreferences } from '@naad/settings-schema';
import { Select } from '@naad/ui-kit';
import { beginningChoice, keptChoice } from '../rememberedChoice.ts';
import type { SearchChoice } from '../searchChoice.ts';
import { ALL_TYPES, type SearchTypeInfo } from '../searchTypes.ts';
import { drawNarrowing } from './narrowing.ts';
import { ScriptSwitch } from './ScriptSwitch.tsx';
import styles from './SearchForm.module.css';
import { SearchField } from './SearchField.tsx';
import type { KeyboardProps } from './KeyboardProps.ts';
import type { LoadPart } from './useOnDemand.ts';
import { useSearchForm } from './useSearchForm.ts';
import type { LoadSuggestions } from './useSuggestions.ts';
import type { VoiceProps } from './VoiceProps.ts';

export interface SearchFormProps {
  /** What the form starts with; give it a new `key` for another. */
  initial: SearchChoice;
  /** What its lists offer; null for the compact form, which has the type alone. */
  options: { readonly sources: readonly SourceState[]; readonly writers: readonly Writer[] } | null;
  /** `page` where the form is what the page is for, `bar` where it is a means to go on. */
  place: 'page' | 'bar';
  onGo: (href: string) => void;
  /** What was chosen the last time, where the form begins with it (behaviour 22); left out where it does not (25). */
  kept?: SearchPreferences;
  onKeep?: (kept: SearchPreferences) => void;
  /** Brings the Gurmukhi keyboard; without it there is none. */
  loadKeyboard?: LoadPart<KeyboardProps>;
  /** Brings what shows suggestions while one types; without it there are none. */
  loadSuggestions?: LoadSuggestions;
  /** Which types there are to choose from; all where it is left out. */
  types?: readonly SearchTypeInfo[];
  /** Brings what listens to a voice; without it there is no button for it. */
  loadVoice?: LoadPart<VoiceProps>;
}

/** The search form: a plain GET form, which goes without loading a new document where it can. */
export function SearchForm(props: SearchFormProps) {
  const {
    initial: asked,
    options,
    place,
    onGo,
    kept,
    onKeep,
    loadKeyboard,
    loadSuggestions,
    loadVoice,
  } = props;
  const offered = props.types ?? ALL_TYPES;
  const { t, i18n } = useLingui();
  const size = options ? 'full' : 'compact';
  const form = useSearchForm(beginningChoice({ asked, kept, size, types: offered }), {
    go: onGo,
    onChoose(choice) {
      if (kept) onKeep?.(keptChoice(choice, kept, size));
    },
    lastAngOf: (source) => options?.sources.find(({ id }) => id === (source ?? 'G'))?.angCount ?? null,
  });
  const { type, isGurmukhi } = form.choice;
  // A question is asked elsewhere: it is in the list only where it was.
  const types = offered.filter((each) => each.type !== SEARCH_TYPES.askAQuestion || each.type === type);

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
        {options && drawNarrowing({ form, options, isLabelHidden: place === 'bar' })}
      </div>
      {type === SEARCH_TYPES.autoDetect && (
        <ScriptSwitch isGurmukhi={isGurmukhi === true} onChange={form.chooseScript} />
      )}
    </form>
  );
}

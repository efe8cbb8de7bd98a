import { createContext, type ReactNode, use } from 'react';
import { SearchForm, type SearchFormProps } from '../../SearchForm/SearchForm.tsx';
import type { SuggestionsProps } from '../../SearchForm/SearchField.tsx';
import { SuggestionList, type SuggestionListProps } from '../SuggestionList/SuggestionList.tsx';
import { NOTHING } from './storySuggestions.ts';

type Surroundings = Omit<SuggestionListProps, keyof SuggestionsProps>;

export interface FormWithSuggestionsProps
  extends Omit<SearchFormProps, 'loadSuggestions'>, Partial<Surroundings> {
  /** Content beside the form. */
  children?: ReactNode;
}

const NO_SOURCE: Surroundings['source'] = { waitMs: () => 0, ask: () => Promise.resolve(NOTHING) };

const DEFAULTS: Surroundings = {
  source: NO_SOURCE,
  here: '/',
  actionsFor: () => null,
  renderPlace: (place, { className, kindClass }) => (
    <a href={`/${place.type}`} className={className}>
      <span>{'english' in place ? place.english : place.type}</span>{' '}
      <span className={kindClass}>{place.type}</span>
    </a>
  ),
  pageNameOf: () => 'Ang',
};

const SurroundingsContext = createContext<Surroundings>(DEFAULTS);

/** Search form with suggestions from a given source, for tests and stories. */
export function FormWithSuggestions(props: FormWithSuggestionsProps) {
  const { source, here, actionsFor, renderPlace, pageNameOf } = { ...DEFAULTS, ...props };
  const { source: _source, here: _here, actionsFor: _actions, renderPlace: _place, ...rest } = props;
  const { pageNameOf: _name, children, ...form } = rest;
  return (
    <SurroundingsContext value={{ source, here, actionsFor, renderPlace, pageNameOf }}>
      <SearchForm {...form} loadSuggestions={loadList} />
      {children}
    </SurroundingsContext>
  );
}

const loadList = () => Promise.resolve(List);

function List(props: SuggestionsProps) {
  return <SuggestionList {...props} {...use(SurroundingsContext)} />;
}

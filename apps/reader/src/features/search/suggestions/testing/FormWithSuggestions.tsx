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

const SurroundingsContext = createContext<Surroundings>({
  source: NO_SOURCE,
  here: '/',
  actionsFor: () => null,
});

/** Search form with suggestions from a given source, for tests and stories. */
export function FormWithSuggestions(props: FormWithSuggestionsProps) {
  const { source = NO_SOURCE, here = '/', actionsFor = () => null, children, ...form } = props;
  return (
    <SurroundingsContext value={{ source, here, actionsFor }}>
      <SearchForm {...form} loadSuggestions={loadList} />
      {children}
    </SurroundingsContext>
  );
}

const loadList = () => Promise.resolve(List);

function List(props: SuggestionsProps) {
  return <SuggestionList {...props} {...use(SurroundingsContext)} />;
}

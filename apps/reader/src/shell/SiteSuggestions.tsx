import { useState } from 'react';
import { AddToMultiView } from '../features/multi-view/AddToMultiView/AddToMultiView.tsx';
import type { SuggestionsProps } from '../features/search/SearchForm/useSuggestions.ts';
import { createServerSource } from '../features/search/suggestions/createServerSource.ts';
import { SuggestionList } from '../features/search/suggestions/SuggestionList/SuggestionList.tsx';
import { useHere } from '../navigation/useHere.ts';
import { useSite } from '../SiteContext.tsx';

/** The suggestions of this site's server, each of which can be put into the multi-view list. */
export function SiteSuggestions(props: SuggestionsProps) {
  const { apiPrefix } = useSite();
  const [source] = useState(() => createServerSource(apiPrefix));
  const here = useHere();
  return (
    <SuggestionList
      {...props}
      source={source}
      here={here}
      actionsFor={(suggestion) => <AddToMultiView verse={suggestion} />}
    />
  );
}

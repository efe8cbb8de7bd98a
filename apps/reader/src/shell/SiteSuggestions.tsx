import { useState } from 'react';
import { FavouriteSlot } from '../account/FavouriteSlot.tsx';
import { useSayDamaged } from '../features/local-search/useSayDamaged.ts';
import { AddToMultiView } from '../features/multi-view/AddToMultiView/AddToMultiView.tsx';
import type { SuggestionsProps } from '../features/search/SearchForm/useSuggestions.ts';
import { SuggestionList } from '../features/search/suggestions/SuggestionList/SuggestionList.tsx';
import { useHere } from '../navigation/useHere.ts';
import { useSite } from '../SiteContext.tsx';
import { createSiteSource } from './createSiteSource.ts';

/** The suggestions of this device or of this site's server, each of which can be put into the multi-view list. */
export function SiteSuggestions(props: SuggestionsProps) {
  const { apiPrefix } = useSite();
  const sayDamaged = useSayDamaged();
  const [source] = useState(() => createSiteSource(apiPrefix, sayDamaged));
  const here = useHere();
  return (
    <SuggestionList
      {...props}
      source={source}
      here={here}
      actionsFor={(suggestion) => (
        <>
          <FavouriteSlot verse={suggestion} />
          <AddToMultiView verse={suggestion} />
        </>
      )}
    />
  );
}

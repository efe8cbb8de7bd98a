import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  type RecentSearch,
} from '@naad/settings-state';
import { type RefObject, useEffect, useState } from 'react';

export interface RecentSearchList {
  /** Latest first. */
  readonly searches: readonly RecentSearch[];
  readonly add: (search: RecentSearch) => void;
  readonly clear: () => void;
}

/**
 * The searches made on this device. A submitted one is added.
 *
 * @param field field of the search form
 * @param current search in the form
 */
export function useRecentSearches(
  field: RefObject<HTMLInputElement | null>,
  { query, type }: RecentSearch,
): RecentSearchList {
  const [searches, setSearches] = useState(() => readRecentSearches(window));
  const add = (search: RecentSearch) => {
    addRecentSearch(window, search);
    setSearches(readRecentSearches(window));
  };

  useEffect(() => {
    const form = field.current?.form;
    const handleSubmit = () => {
      add({ query, type });
    };
    form?.addEventListener('submit', handleSubmit);
    return () => {
      form?.removeEventListener('submit', handleSubmit);
    };
  });

  return {
    searches,
    add,
    clear() {
      clearRecentSearches(window);
      setSearches([]);
    },
  };
}

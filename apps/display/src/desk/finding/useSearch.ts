import type { ApiClient, FoundVerse } from '@naad/api-client';
import { useEffect, useState } from 'react';

/** Search types of the desk, with the API's numbers: those that find a line while it is sung, and ang. */
export const DESK_SEARCH_TYPES = [0, 1, 2, 3, 7, 5] as const;
export type DeskSearchType = (typeof DESK_SEARCH_TYPES)[number];

/** True if a query is long enough to search: one digit for an ang, otherwise two characters. */
function isSearchable(query: string, type: DeskSearchType): boolean {
  const text = query.trim();
  return type === 5 ? /^\d+$/.test(text) : text.length >= 2;
}

export interface SearchState {
  readonly verses: readonly FoundVerse[];
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
}

const IDLE: SearchState = { verses: [], status: 'idle' };
/** Debounce after a key press, in milliseconds. */
const DEBOUNCE_MS = 180;

/** Searches once typing pauses. The previous results stay until new ones arrive. */
export function useSearch(client: ApiClient, query: string, type: DeskSearchType): SearchState {
  const [state, setState] = useState(IDLE);
  const canSearch = isSearchable(query, type);
  useEffect(() => {
    let isCurrent = true;
    const search = async () => {
      if (!canSearch) {
        setState(IDLE);
        return;
      }
      setState(({ verses }) => ({ verses, status: 'searching' }));
      try {
        const request = { query: query.trim(), type, source: null, writer: null, page: 1 };
        const { verses } = await client.search(request, { translations: [], transliterations: [] });
        if (isCurrent) setState({ verses, status: 'found' });
      } catch {
        if (isCurrent) setState({ verses: [], status: 'failed' });
      }
    };
    const timer = setTimeout(() => void search(), canSearch ? DEBOUNCE_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, query, type, canSearch]);
  return canSearch ? state : IDLE;
}

import { queryProblem, type SearchType } from '@naad/gurbani-model';
import type { ApiClient, FoundVerse } from '@naad/api-client';
import { useEffect, useState } from 'react';

export interface SearchState {
  readonly verses: readonly FoundVerse[];
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
}

const IDLE: SearchState = { verses: [], status: 'idle' };
/** Debounce after a key press, in milliseconds. */
const DEBOUNCE_MS = 180;

/** Searches once typing pauses. The previous results stay until new ones arrive. */
export function useSearch(client: ApiClient, query: string, type: SearchType): SearchState {
  const [state, setState] = useState(IDLE);
  const canSearch = queryProblem(query, type) === null;
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

import type { ApiClient, FoundVerse } from '@naad/api-client';
import { useEffect, useState } from 'react';
import { type DeskSearchType, isToAsk } from './searchTypes.ts';

export interface SearchState {
  readonly verses: readonly FoundVerse[];
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
}

const IDLE: SearchState = { verses: [], status: 'idle' };
/** A key pressed sooner belongs to the same query. */
const TYPING_MS = 180;

/** What is found, a moment after the last key. The former results stay until the next are there. */
export function useSearch(client: ApiClient, query: string, type: DeskSearchType): SearchState {
  const [state, setState] = useState(IDLE);
  const isAsked = isToAsk(query, type);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      if (!isAsked) {
        setState(IDLE);
        return;
      }
      setState(({ verses }) => ({ verses, status: 'searching' }));
      try {
        const request = { query: query.trim(), type, source: null, writer: null, page: 1 };
        const { verses } = await client.search(request, { translations: [], transliterations: [] });
        if (isWanted) setState({ verses, status: 'found' });
      } catch {
        if (isWanted) setState({ verses: [], status: 'failed' });
      }
    };
    const timer = setTimeout(() => void ask(), isAsked ? TYPING_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, query, type, isAsked]);
  return isAsked ? state : IDLE;
}

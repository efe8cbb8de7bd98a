import { useEffect, useState } from 'react';
import { createApiClient, createHttpTransport, createApiConstants } from '@naad/api-client';
import { useSite } from '../../shared/SiteContext.tsx';

export type MeaningsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly found: Meanings };

/**
 * Loads the meanings of a word while the component is mounted; the returned function retries. The word must not change
 * between renders.
 */
export function useMeanings(word: string): readonly [MeaningsState, () => void] {
  const { apiPrefix } = useSite();
  const [state, setState] = useState<MeaningsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    let isMounted = true;
    loadMeanings(apiPrefix, word, abort.signal).then(
      (found) => {
        if (isMounted) setState({ status: 'loaded', found });
      },
      () => {
        if (isMounted) setState({ status: 'failed' });
      },
    );
    return () => {
      isMounted = false;
      abort.abort();
    };
  }, [apiPrefix, word, attempt]);

  return [
    state,
    () => {
      setState({ status: 'loading' });
      setAttempt((known) => known + 1);
    },
  ];
}

/** Dictionary entries for a word; empty if it has none. */
export interface Meanings {
  readonly meanings: readonly string[];
  /** Name of the dictionary; null if this site has none. */
  readonly sourceName: string | null;
}

/** Words cached, so that returning to a word needs no request. */
const MAX_CACHED = 300;

const cache = new Map<string, Meanings>();
const constants = createApiConstants();

/**
 * Loads the meanings of a word.
 *
 * @param apiPrefix base address of the API
 * @param word as spelled in the line
 * @param signal aborts the request
 * @throws whatever the API client throws
 */
async function loadMeanings(apiPrefix: string, word: string, signal: AbortSignal): Promise<Meanings> {
  const key = `${apiPrefix} ${word}`;
  const known = cache.get(key);
  if (known) return known;
  const found = await createApiClient(createHttpTransport({ base: apiPrefix, signal })).lookUpWord(word);
  const name = found.find(({ sourceName }) => sourceName !== null)?.sourceName;
  const meanings: Meanings = {
    meanings: found.map(({ definition }) => definition),
    sourceName: name ?? (await dictionaryName(apiPrefix)),
  };
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= MAX_CACHED) cache.delete(oldest);
  cache.set(key, meanings);
  return meanings;
}

/** Not aborted with the word's request, since the name is loaded only once. */
async function dictionaryName(apiPrefix: string): Promise<string | null> {
  const api = createApiClient(createHttpTransport({ base: apiPrefix }), constants);
  const { features } = await api.getCapabilities();
  return features.kosh.sources[0]?.name ?? null;
}

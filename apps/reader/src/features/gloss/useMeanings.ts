import { useEffect, useState } from 'react';
import { useSite } from '../../SiteContext.tsx';
import { loadMeanings, type Meanings } from './loadMeanings.ts';

export type MeaningsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly found: Meanings };

/** What a word means (the same one as long as the caller is there), asked for while somebody looks at it and no longer; and a way to ask again. */
export function useMeanings(word: string): readonly [MeaningsState, () => void] {
  const { apiPrefix } = useSite();
  const [state, setState] = useState<MeaningsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    let isWanted = true;
    loadMeanings(apiPrefix, word, abort.signal).then(
      (found) => {
        if (isWanted) setState({ status: 'loaded', found });
      },
      () => {
        if (isWanted) setState({ status: 'failed' });
      },
    );
    return () => {
      isWanted = false;
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

import { useEffect, useRef, useState } from 'react';

export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly found: Value };

/** Values cached, so that returning to a word or a line needs no request. */
const MAX_CACHED = 300;

const cache = new Map<string, unknown>();

const LOADING = { status: 'loading' } as const;

/**
 * Loads a value while the component is mounted; the returned function retries. A value is only returned for the key that
 * it was loaded for.
 *
 * @param key identifies the value; null to load nothing
 * @param load loads the value; `signal` is aborted when the key changes or the component unmounts
 */
export function useLoaded<Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Value>,
): readonly [Loaded<Value>, () => void] {
  const [last, setLast] = useState<{ readonly key: string | null; readonly state: Loaded<Value> }>({
    key,
    state: LOADING,
  });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    if (key === null) return undefined;
    const abort = new AbortController();
    loadCached(key, () => latest.current(abort.signal)).then(
      (found) => {
        if (!abort.signal.aborted) setLast({ key, state: { status: 'loaded', found } });
      },
      () => {
        if (!abort.signal.aborted) setLast({ key, state: { status: 'failed' } });
      },
    );
    return () => {
      abort.abort();
    };
  }, [key, attempt]);

  return [
    last.key === key ? last.state : LOADING,
    () => {
      setLast({ key, state: LOADING });
      setAttempt((known) => known + 1);
    },
  ];
}

async function loadCached<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  if (cache.has(key)) return cache.get(key) as Value;
  const found = await load();
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= MAX_CACHED) cache.delete(oldest);
  cache.set(key, found);
  return found;
}

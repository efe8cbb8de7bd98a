import type { SessionState } from '@naad/sync-protocol';
import { useEffect, useState } from 'react';
import { type DeskApi, loadText, type OpenText, type TextKey } from './openText.ts';

/** Maximum number of cached texts: more than one programme returns to. */
const MAX_TEXTS = 40;

export function cacheKey({ kind, id, baniLength }: TextKey): string {
  return `${kind} ${String(id)} ${kind === 'bani' ? String(baniLength) : ''}`;
}

/** Caches opened texts, so that returning to one needs no network. Failures are not cached. */
function createTextCache(api: DeskApi): (key: TextKey) => Promise<OpenText> | null {
  const texts = new Map<string, Promise<OpenText>>();
  return (key) => {
    const name = cacheKey(key);
    const known = texts.get(name);
    if (known) return known;
    const loading = loadText(api, key);
    if (!loading) return null;
    texts.set(name, loading);
    loading.catch(() => texts.delete(name));
    const [oldest] = texts.keys();
    if (texts.size > MAX_TEXTS && oldest !== undefined) texts.delete(oldest);
    return loading;
  };
}

/** Loading state of the session's open text. */
export type TextState =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly text: OpenText };

interface Loaded {
  readonly key: string;
  readonly text: OpenText | null;
}

/** Loads the session's open text and ignores answers for other texts. */
export function useOpenText(api: DeskApi, session: SessionState | null): TextState {
  const [load] = useState(() => createTextCache(api));
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const kind = session?.kind ?? 'none';
  const id = session?.id ?? null;
  const baniLength = session?.baniLength ?? null;
  const key = cacheKey({ kind, id, baniLength });

  useEffect(() => {
    let isCurrent = true;
    const take = (text: OpenText | null) => {
      if (isCurrent) setLoaded({ key: cacheKey({ kind, id, baniLength }), text });
    };
    load({ kind, id, baniLength })?.then(take, () => {
      take(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [load, kind, id, baniLength, attempt]);

  if (kind === 'none' || id === null) return { kind: 'nothing' };
  if (loaded?.key !== key) return { kind: 'loading' };
  if (loaded.text) return { kind: 'ready', text: loaded.text };
  return {
    kind: 'failed',
    retry() {
      setLoaded(null);
      setAttempt(attempt + 1);
    },
  };
}

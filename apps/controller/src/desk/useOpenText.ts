import type { SessionState } from '@naad/sync-protocol';
import { useEffect, useState } from 'react';
import { createTextCache, keyOf } from './createTextCache.ts';
import type { DeskApi, OpenText } from './openText.ts';

/** The text that the session has open, as far as it is here. */
export type TextState =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly text: OpenText };

interface Loaded {
  readonly key: string;
  readonly text: OpenText | null;
}

/** What is open in the session; what came for another text is never shown as this one. */
export function useOpenText(api: DeskApi, session: SessionState | null): TextState {
  const [load] = useState(() => createTextCache(api));
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const kind = session?.kind ?? 'none';
  const id = session?.id ?? null;
  const baniLength = session?.baniLength ?? null;
  const key = keyOf({ kind, id, baniLength });

  useEffect(() => {
    let isWanted = true;
    const take = (text: OpenText | null) => {
      if (isWanted) setLoaded({ key: keyOf({ kind, id, baniLength }), text });
    };
    load({ kind, id, baniLength })?.then(take, () => {
      take(null);
    });
    return () => {
      isWanted = false;
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

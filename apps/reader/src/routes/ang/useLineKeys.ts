import type { VerseId } from '@naad/gurbani-model';
import { useLayoutEffect, useState } from 'react';
import { loadChunk } from '../../loadChunk.ts';
import { useNavigation } from '../../navigation/NavigationContext.tsx';
import type { AngContent } from './content.ts';
import type * as LineKeys from './listenForLineKeys.ts';

type ListenForLineKeys = typeof LineKeys.listenForLineKeys;

/** Kept after the first load, so that the next ang can use it at once. */
let listenForLineKeys: ListenForLineKeys | null = null;

async function loadListener(): Promise<ListenForLineKeys> {
  ({ listenForLineKeys } = await loadChunk(() => import('./listenForLineKeys.ts')));
  return listenForLineKeys;
}

/**
 * Returns the highlighted lines of an ang. If there are any, Up and Down move the highlight, beyond the page's ends to the
 * neighbouring line of the previous or next ang [B71]; otherwise the keys scroll as usual.
 */
export function useLineKeys({ ang: page, highlights }: AngContent): readonly VerseId[] {
  const { go, cache } = useNavigation();
  const [moved, setMoved] = useState<{ readonly from: readonly VerseId[]; readonly to: VerseId } | null>(
    null,
  );

  // A layout effect, so that no key press still reaches the previous ang.
  useLayoutEffect(() => {
    const from = highlights.at(-1);
    if (from === undefined) return undefined;
    let stop = (): void => undefined;
    let isUnmounted = false;
    const missed: KeyboardEvent[] = [];
    const buffer = (event: KeyboardEvent) => missed.push(event);
    const start = (listen: ListenForLineKeys) => {
      document.removeEventListener('keydown', buffer);
      if (isUnmounted) return;
      const onMove = (to: VerseId) => {
        setMoved({ from: highlights, to });
      };
      stop = listen({ page, from, cache, go, onMove }, missed);
    };
    if (listenForLineKeys) start(listenForLineKeys);
    else {
      document.addEventListener('keydown', buffer);
      // If it fails to load, the keys scroll.
      loadListener().then(start, () => {
        document.removeEventListener('keydown', buffer);
      });
    }
    return () => {
      isUnmounted = true;
      document.removeEventListener('keydown', buffer);
      stop();
    };
  }, [cache, go, highlights, page]);

  return moved?.from === highlights ? [moved.to] : highlights;
}

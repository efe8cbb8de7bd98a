import type { VerseId } from '@naad/gurbani-corpus';
import { useLayoutEffect, useState } from 'react';
import { loadChunk } from '../../loadChunk.ts';
import { useNavigation } from '../../navigation/NavigationContext.tsx';
import type { AngContent } from '../routeResult.ts';
import type * as LineKeys from './listenForLineKeys.ts';

type ListenForLineKeys = typeof LineKeys.listenForLineKeys;

/** Once it is there, it hears the keys of the next ang at once. */
let listenForLineKeys: ListenForLineKeys | null = null;

async function loadListener(): Promise<ListenForLineKeys> {
  ({ listenForLineKeys } = await loadChunk(() => import('./listenForLineKeys.ts')));
  return listenForLineKeys;
}

/**
 * The highlighted lines of an ang. Where there is one, Up and Down move it, and over the ends of the page to the last line
 * of the ang before or the first of the one after (behaviour 71); where there is none, they scroll, as ever.
 */
export function useLineKeys({ ang: page, highlights }: AngContent): readonly VerseId[] {
  const { go, cache } = useNavigation();
  const [moved, setMoved] = useState<{ readonly from: readonly VerseId[]; readonly to: VerseId } | null>(
    null,
  );

  // With the page that is drawn: no key moves on in the ang before.
  useLayoutEffect(() => {
    const from = highlights.at(-1);
    if (from === undefined) return undefined;
    let stop = (): void => undefined;
    let isGone = false;
    const missed: KeyboardEvent[] = [];
    const remember = (event: KeyboardEvent) => missed.push(event);
    const start = (listen: ListenForLineKeys) => {
      document.removeEventListener('keydown', remember);
      if (isGone) return;
      const onMove = (to: VerseId) => {
        setMoved({ from: highlights, to });
      };
      stop = listen({ page, from, cache, go, onMove }, missed);
    };
    if (listenForLineKeys) start(listenForLineKeys);
    else {
      document.addEventListener('keydown', remember);
      // Without it the keys scroll.
      loadListener().then(start, () => {
        document.removeEventListener('keydown', remember);
      });
    }
    return () => {
      isGone = true;
      document.removeEventListener('keydown', remember);
      stop();
    };
  }, [cache, go, highlights, page]);

  return moved?.from === highlights ? [moved.to] : highlights;
}

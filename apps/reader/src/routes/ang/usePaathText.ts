import type { AngPage } from '@naad/api-client';
import { useMemo, useState } from 'react';
import type { ReadText } from '../reading-tools/readText.ts';
import type { AngContent } from '../routeResult.ts';

/** More angs than are on the page at a time; those before them are read already. */
const MOST_KEPT = 40;

type Load = (ang: number) => Promise<AngPage>;

/** What is read in continuous pages, for what can be done with its lines: the first ang, and what is loaded by `load`. */
export function usePaathText({ ang: first, credits }: AngContent, load: Load): readonly [ReadText, Load] {
  const [angs, setAngs] = useState<readonly AngPage[]>([first]);
  const text = useMemo(
    () =>
      ({ kind: 'ang', ang: { ...first, verses: angs.flatMap(({ verses }) => verses) }, credits }) as const,
    [first, angs, credits],
  );
  const loadKnown = useMemo<Load>(
    () => async (ang) => {
      const loaded = await load(ang);
      setAngs((known) => [...known.filter((each) => each.ang !== loaded.ang), loaded].slice(-MOST_KEPT));
      return loaded;
    },
    [load],
  );
  return [text, loadKnown];
}

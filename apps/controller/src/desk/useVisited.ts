import { useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** The rows of each text that were on the screen since one connected. */
export function useVisited(key: string, row: number | null): ReadonlySet<number> {
  const [visited, setVisited] = useState<ReadonlyMap<string, ReadonlySet<number>>>(new Map());
  const here = visited.get(key) ?? NONE;
  if (row !== null && !here.has(row)) setVisited(new Map(visited).set(key, new Set(here).add(row)));
  return here;
}

import type { FoundVerse } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-corpus';

interface ShabadGroup {
  readonly shabadId: ShabadId;
  readonly verses: readonly FoundVerse[];
}

/** Lines by the shabad they stand in, shabads and lines in the order in which they came. */
export function shabadGroups(verses: readonly FoundVerse[]): ShabadGroup[] {
  const groups = new Map<ShabadId, FoundVerse[]>();
  for (const verse of verses) {
    const group = groups.get(verse.shabadId);
    if (group) group.push(verse);
    else groups.set(verse.shabadId, [verse]);
  }
  return [...groups].map(([shabadId, members]) => ({ shabadId, verses: members }));
}

import type { WordUse } from '@naad/api-client';
import { parseAng, parseShabadId, parseVerseId } from '@naad/gurbani-model';

/** A meaning that a commentary gives in some lines, for tests and stories. */
export function wordUse(definition: string, lineCount: number): WordUse {
  const [shabadId, ang, verseId] = [parseShabadId(1839), parseAng(496), parseVerseId(5)];
  if (shabadId === null || ang === null || verseId === null) throw new RangeError('No such id.');
  return { definition, lineCount, verseId, shabadId, sourceId: 'G', ang };
}

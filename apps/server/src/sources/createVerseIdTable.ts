import { parseVerseId, type VerseId } from '@naad/gurbani-model';
import type { Corpus } from '@naad/gurbani-corpus';
import type { VerseIdTable } from '@naad/api-scripture/sources';
import type { PackOf } from './packs/dataPack.ts';

/**
 * Creates the table of a data pack.
 * @param onUnknown called with the number of its verses missing from this scripture, which are skipped
 */
export function createVerseIdTable(
  corpus: Corpus,
  { verses }: PackOf<'verse-ids'>,
  onUnknown: (count: number) => void,
): VerseIdTable {
  const ours = new Map<number, VerseId>();
  const theirs = new Map<VerseId, number>();
  let unknown = 0;
  for (const [key, value] of Object.entries(verses)) {
    const id = parseVerseId(value);
    if (id === null || corpus.lineIndexOf(id) === null) {
      unknown += 1;
      continue;
    }
    ours.set(Number(key), id);
    theirs.set(id, Number(key));
  }
  if (unknown > 0) onUnknown(unknown);
  return { toOurs: (id) => ours.get(id) ?? null, toTheirs: (id) => theirs.get(id) ?? null };
}

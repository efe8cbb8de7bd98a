import { parseVerseId, type VerseId } from '@naad/gurbani-model';
import type { Corpus } from '@naad/gurbani-corpus';
import type { PackOf } from './packs/dataPack.ts';

/** Verse ids of another service, in both directions; null for a verse that the table lacks. */
export interface VerseIdTable {
  toOurs(theirs: number): VerseId | null;
  toTheirs(ours: VerseId): number | null;
}

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

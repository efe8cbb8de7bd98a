import { parseShabadId, type VerseId } from '@naad/gurbani-model';
import type { Corpus } from '@naad/gurbani-corpus';
import { KNOWN_VERSE_IDS } from './knownVerseIds.ts';

/** Verse ids of another service, in both directions; null for a verse that the table lacks. */
export interface VerseIdTable {
  toOurs(theirs: number): VerseId | null;
  toTheirs(ours: VerseId): number | null;
}

/** The verses of a shabad, for clients that number them otherwise. */
export interface ShabadVerses {
  /** Our ids, in order. */
  readonly ids: readonly VerseId[];
  /** True if existing clients have the same lines under this number of a shabad. */
  readonly isShared: boolean;
  /** The first line counted from 1 in the Guru Granth Sahib, near its id in existing clients; null elsewhere. */
  readonly ordinal: number | null;
}

/** The verse ids of existing clients that are certain, and the verses of shabads, for those that follow from a row. */
export interface VerseIds extends VerseIdTable {
  /** Null for an unknown shabad. */
  shabad(id: number): ShabadVerses | null;
}

/** Works whose shabads have the numbers of existing clients. */
const SHARED_WORKS: readonly string[] = ['G', 'B', 'N'];
/** Anand Sahib and Zindagi Nama: one shabad here, several in existing clients. */
const SPLIT_ELSEWHERE: readonly number[] = [3375, 32_001];

/** @param table the operator's table; null without one */
export function createVerseIds(corpus: Corpus, table: VerseIdTable | null): VerseIds {
  const theirs = new Map([...KNOWN_VERSE_IDS].map(([id, ours]) => [ours, id]));
  const known = (id: number | undefined) =>
    id !== undefined && corpus.lineIndexOf(id as VerseId) !== null ? (id as VerseId) : null;
  const [firstOfG = 0] = corpus.page('G', 1) ?? [];
  return {
    toOurs: (id) => table?.toOurs(id) ?? known(KNOWN_VERSE_IDS.get(id)),
    toTheirs: (id) => table?.toTheirs(id) ?? theirs.get(id) ?? null,
    shabad(number) {
      const id = parseShabadId(number);
      const index = id === null ? null : corpus.shabadIndexOf(id);
      if (index === null) return null;
      const { sourceId, firstLine, lineCount } = corpus.shabad(index);
      return {
        ids: Array.from({ length: lineCount }, (_, row) => corpus.line(firstLine + row).verseId),
        isShared: SHARED_WORKS.includes(sourceId) && !SPLIT_ELSEWHERE.includes(number),
        ordinal: sourceId === 'G' ? firstLine - firstOfG + 1 : null,
      };
    },
  };
}

import * as z from 'zod';
import type { Corpus, ShabadIndex } from '@naad/gurbani-corpus';
import { parseShabadId } from '@naad/gurbani-corpus';

/** More shabads than any day has. */
const MOST_SHABADS = 100;

/**
 * What the archive says of a day: the shabads by the permanent ids of the Shabad OS database, and by the numbers of
 * BaniDB, which some days lack.
 */
export const ArchiveDay = z.object({
  shabad_ids: z.array(z.string().max(10)).max(MOST_SHABADS).default([]),
  sttm2_ids: z.array(z.number().int().nullable()).max(MOST_SHABADS).default([]),
});
export type ArchiveDay = z.infer<typeof ArchiveDay>;

/** All or none: a hukamnama with a part left out would be another one. */
function allOf(indexes: readonly (ShabadIndex | null)[]): ShabadIndex[] | null {
  const known = indexes.filter((index) => index !== null);
  // Several shabads of the source database may be one here.
  return known.length === indexes.length && known.length > 0 ? [...new Set(known)] : null;
}

/** The shabads of a day by their permanent ids, else by BaniDB's numbers; null where neither are all known. */
export function shabadsOf(corpus: Corpus, day: ArchiveDay): readonly ShabadIndex[] | null {
  return (
    allOf(day.shabad_ids.map((id) => corpus.shabadIndexOfSourceId(id))) ??
    allOf(
      day.sttm2_ids.map((number) => {
        const id = number === null ? null : parseShabadId(number);
        return id === null ? null : corpus.shabadIndexOf(id);
      }),
    )
  );
}

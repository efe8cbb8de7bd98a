import { parseShabadId } from '@naad/gurbani-model';
import { type Corpus, type ShabadIndex } from '@naad/gurbani-corpus';
import * as z from 'zod';
import type { Day } from './day.ts';
import type { Awaitable } from './providerChain.ts';

/** More shabads than any day has. */
const MAX_SHABADS = 100;

/**
 * A day of the archive: shabads by the permanent ids of the Shabad OS database, and by the numbers of BaniDB,
 * which some days lack.
 */
export const ArchiveDay = z.object({
  shabad_ids: z.array(z.string().max(10)).max(MAX_SHABADS).default([]),
  sttm2_ids: z.array(z.number().int().nullable()).max(MAX_SHABADS).default([]),
});
export type ArchiveDay = z.infer<typeof ArchiveDay>;

/** All or nothing: a hukamnama with a part missing would be a different one. */
function requireAll(indexes: readonly (ShabadIndex | null)[]): ShabadIndex[] | null {
  const known = indexes.filter((index) => index !== null);
  // Several shabads of the source database may be a single one here.
  return known.length === indexes.length && known.length > 0 ? [...new Set(known)] : null;
}

/** Resolves a day's shabads by permanent id, otherwise by BaniDB number; null if neither are all known. */
export function shabadsOf(corpus: Corpus, day: ArchiveDay): readonly ShabadIndex[] | null {
  return (
    requireAll(day.shabad_ids.map((id) => corpus.shabadIndexOfSourceId(id))) ??
    requireAll(
      day.sttm2_ids.map((number) => {
        const id = number === null ? null : parseShabadId(number);
        return id === null ? null : corpus.shabadIndexOf(id);
      }),
    )
  );
}

/** An archive of hukamnamas. */
export interface Hukamnamas {
  /** @throws SourceError if the archive can't tell */
  find(day: Day): Awaitable<ArchiveDay | null>;
  /** The newest available day up to `last`; null if there is none. */
  latest(last: Day): Day | null;
  /** The oldest available day from `first` on; null if there is none. */
  earliest(first: Day): Day | null;
}

/** Creates an in-memory archive. */
export function createHukamnamas(days: ReadonlyMap<Day, ArchiveDay>): Hukamnamas {
  const order = [...days.keys()].sort();
  return {
    find: (day) => days.get(day) ?? null,
    latest: (last) => order.findLast((day) => day <= last) ?? null,
    earliest: (first) => order.find((day) => day >= first) ?? null,
  };
}

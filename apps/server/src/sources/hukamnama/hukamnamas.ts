import type { Awaitable } from '../feeder.ts';
import type { ArchiveDay } from './archiveDay.ts';
import type { Day } from './day.ts';

/** An archive of hukamnamas. */
export interface Hukamnamas {
  /** @throws SourceError where it cannot tell */
  find(day: Day): Awaitable<ArchiveDay | null>;
  /** The newest day it has that is not after `last`; null where it has none. */
  latest(last: Day): Day | null;
}

/** An archive that is all in memory. */
export function createHukamnamas(days: ReadonlyMap<Day, ArchiveDay>): Hukamnamas {
  const order = [...days.keys()].sort();
  return {
    find: (day) => days.get(day) ?? null,
    latest: (last) => order.findLast((day) => day <= last) ?? null,
  };
}

import type { StoredFavourite } from '../../accounts/index.ts';

/** Whether one shall stay rather than the other; of two changed at the same moment one that does not depend on who came first. */
function isLater(one: StoredFavourite, other: StoredFavourite): boolean {
  if (one.updatedAt !== other.updatedAt) return one.updatedAt > other.updatedAt;
  if (one.comment !== other.comment) return one.comment > other.comment;
  return (one.verseId ?? 0) > (other.verseId ?? 0);
}

/**
 * Two lists as one, with one favourite of each shabad: that which was changed last, since the earlier of the two moments at
 * which it was made. In whatever order lists are merged, the outcome is the same.
 */
export function mergeFavourites(
  kept: readonly StoredFavourite[],
  added: readonly StoredFavourite[],
): Map<number, StoredFavourite> {
  const merged = new Map<number, StoredFavourite>();
  for (const each of [...kept, ...added]) {
    const known = merged.get(each.shabadId);
    const stays = known === undefined || isLater(each, known) ? each : known;
    merged.set(each.shabadId, {
      ...stays,
      createdAt: Math.min(each.createdAt, known?.createdAt ?? each.createdAt),
    });
  }
  return merged;
}

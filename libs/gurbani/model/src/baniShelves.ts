import type { BaniId } from './ids.ts';

/**
 * The groups of a list of banis, in display order. `granth` and `dasam` are other banis of the Guru Granth Sahib and the
 * Dasam Granth, `vaar` the vaars and `bhagat` the bhagats' banis of the former.
 */
export const BANI_SHELVES = ['nitnem', 'popular', 'granth', 'vaar', 'bhagat', 'dasam', 'other'] as const;
export type BaniShelf = (typeof BANI_SHELVES)[number];

/** Ids of the daily recitation and of the popular banis, in the order of existing clients. */
const NITNEM: readonly number[] = [2, 4, 6, 9, 10, 20, 21, 23];
const POPULAR: readonly number[] = [90, 30, 31, 22];

/** The shelf of a bani about which only the id is known. */
export function shelfOfId(id: BaniId): BaniShelf {
  return NITNEM.includes(id) ? 'nitnem' : POPULAR.includes(id) ? 'popular' : 'other';
}

/** Groups banis by shelf: the first two in a fixed order, all others in the given one. Empty shelves are left out. */
export function shelveBanis<Bani extends { readonly id: BaniId; readonly shelf: BaniShelf }>(
  banis: readonly Bani[],
): { shelf: BaniShelf; banis: Bani[] }[] {
  const order = [...NITNEM, ...POPULAR];
  const ordered = [...banis].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return BANI_SHELVES.map((shelf) => ({
    shelf,
    banis: ordered.filter((bani) => bani.shelf === shelf),
  })).filter((group) => group.banis.length > 0);
}

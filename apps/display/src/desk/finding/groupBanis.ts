import type { BaniName } from '@naad/api-client';

export type BaniGroup = 'nitnem' | 'popular' | 'other';

const NITNEM: readonly number[] = [2, 4, 6, 9, 10, 20, 21, 23];
const POPULAR: readonly number[] = [90, 30, 31, 22];

/** Banis in their groups, in the order of the list; a group that is empty is left out. */
export function groupBanis(banis: readonly BaniName[]): { group: BaniGroup; members: readonly BaniName[] }[] {
  const groupOf = ({ id }: BaniName): BaniGroup =>
    NITNEM.includes(id) ? 'nitnem' : POPULAR.includes(id) ? 'popular' : 'other';
  return (['nitnem', 'popular', 'other'] as const)
    .map((group) => ({ group, members: banis.filter((bani) => groupOf(bani) === group) }))
    .filter(({ members }) => members.length > 0);
}

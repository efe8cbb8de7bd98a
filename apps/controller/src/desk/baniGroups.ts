import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BaniName } from '@naad/api-client';

/** Ids of banis that are recited daily, and of those that are asked for most (specification, section 9), in that order. */
const NITNEM: readonly number[] = [2, 4, 6, 9, 10, 20, 21, 23];
const POPULAR: readonly number[] = [90, 30, 31, 22];

export interface BaniGroup {
  readonly id: 'nitnem' | 'popular' | 'other';
  readonly heading: MessageDescriptor;
  readonly banis: readonly BaniName[];
}

/** All banis in three groups; those of the first two in the order of their ids above, the others as they come. */
export function baniGroups(banis: readonly BaniName[]): BaniGroup[] {
  const named = (ids: readonly number[]) =>
    ids.flatMap((id) => banis.filter((bani) => (bani.id as number) === id));
  const known = new Set([...NITNEM, ...POPULAR]);
  const groups: BaniGroup[] = [
    { id: 'nitnem', heading: msg`Nitnem`, banis: named(NITNEM) },
    { id: 'popular', heading: msg`Popular Bani`, banis: named(POPULAR) },
    { id: 'other', heading: msg`Other`, banis: banis.filter(({ id }) => !known.has(id)) },
  ];
  return groups.filter((group) => group.banis.length > 0);
}

import type { AccountClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { keptPothis, parsePothis } from '@naad/settings-schema';
import type { PothisStore } from '@naad/settings-state';

/** Other devices write too: as often as this it is tried to write after them. */
const MAX_TRIES = 5;

/**
 * Makes the lists of this browser and of the account the same.
 *
 * @param beforeMerge called when the answer is there, for what has changed here meanwhile
 * @throws what the API client throws
 */
export async function syncPothis(
  client: Pick<AccountClient, 'getPothis' | 'putPothis'>,
  pothis: Pick<PothisStore, 'get' | 'merge'>,
  beforeMerge: () => void = () => undefined,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { revision, library } = await client.getPothis();
    const theirs = parsePothis(library);
    beforeMerge();
    pothis.merge(theirs);
    const merged = pothis.get();
    if (library !== null && JSON.stringify(merged) === JSON.stringify(theirs)) return;
    if (library === null && merged.length === 0) return;
    try {
      await client.putPothis(revision, { ...keptPothis(merged) });
      return;
    } catch (error) {
      const isLate = error instanceof ApiError && error.id === 'pothisChanged';
      if (!isLate || tries === MAX_TRIES) throw error;
    }
  }
}

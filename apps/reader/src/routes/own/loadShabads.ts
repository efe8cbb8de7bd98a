import type { ApiClient, Companions, Shabad } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import type { ShabadId } from '@naad/gurbani-corpus';

/** As many shabads as the API gives at once. */
const SHABADS_AT_ONCE = 50;

/** Nothing of the kind is in this scripture, or is none. */
const ABSENT = new Set(['shabadNotFound', 'badShabadId', 'baniNotFound', 'badRequest']);

/**
 * Shabads by their ids, however many; without those that this scripture does not have.
 *
 * @throws what the API client throws
 */
export async function loadShabads(
  api: ApiClient,
  ids: readonly ShabadId[],
  companions: Companions,
): Promise<ReadonlyMap<number, Shabad>> {
  const shabads = new Map<number, Shabad>();
  for (let from = 0; from < ids.length; from += SHABADS_AT_ONCE) {
    for (const shabad of await loadSome(api, ids.slice(from, from + SHABADS_AT_ONCE), companions)) {
      shabads.set(shabad.id, shabad);
    }
  }
  return shabads;
}

/** One that is not there spoils the answer for all: then each half is asked for by itself. */
async function loadSome(api: ApiClient, ids: readonly ShabadId[], companions: Companions): Promise<Shabad[]> {
  const loaded = await orAbsent(api.getShabads(ids, companions));
  if (loaded || ids.length === 1) return loaded ?? [];
  const middle = Math.ceil(ids.length / 2);
  const halves = [ids.slice(0, middle), ids.slice(middle)];
  return (await Promise.all(halves.map((half) => loadSome(api, half, companions)))).flat();
}

/** Null for what the API does not have. */
export async function orAbsent<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && ABSENT.has(error.id)) return null;
    throw error;
  }
}

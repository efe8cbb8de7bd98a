import type { Shabad, ShabadId } from '@naad/gurbani-model';
import type { ApiClient, VerseIncludes } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';

/** The API's limit. */
const MAX_SHABADS_PER_REQUEST = 50;

/** API errors that mean the text isn't in this site's scripture, or the id is invalid. */
const ABSENT_ERRORS = new Set(['shabadNotFound', 'badShabadId', 'baniNotFound', 'badRequest']);

/**
 * Loads any number of shabads by id, leaving out those that this site's scripture doesn't have.
 *
 * @throws what the API client throws
 */
export async function loadShabads(
  api: ApiClient,
  ids: readonly ShabadId[],
  includes: VerseIncludes,
): Promise<ReadonlyMap<number, Shabad>> {
  const shabads = new Map<number, Shabad>();
  for (let from = 0; from < ids.length; from += MAX_SHABADS_PER_REQUEST) {
    for (const shabad of await loadBatch(api, ids.slice(from, from + MAX_SHABADS_PER_REQUEST), includes)) {
      shabads.set(shabad.id, shabad);
    }
  }
  return shabads;
}

/** A single missing shabad fails the whole request, which is then retried in halves. */
async function loadBatch(
  api: ApiClient,
  ids: readonly ShabadId[],
  includes: VerseIncludes,
): Promise<Shabad[]> {
  const loaded = await nullIfAbsent(api.getShabads(ids, includes));
  if (loaded || ids.length === 1) return loaded ?? [];
  const middle = Math.ceil(ids.length / 2);
  const halves = [ids.slice(0, middle), ids.slice(middle)];
  return (await Promise.all(halves.map((half) => loadBatch(api, half, includes)))).flat();
}

/** Resolves to null if the API answers that the text is absent. */
export async function nullIfAbsent<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && ABSENT_ERRORS.has(error.id)) return null;
    throw error;
  }
}

import { SEARCH_TYPES } from '@naad/gurbani-model';
import type { ApiClient } from './createApiClient.ts';
import type { BaniName } from './scripture.ts';

/**
 * Banis that a text names in any script and common spelling, likeliest first. The text may be unfinished. Shorter ones
 * name nothing.
 *
 * @param banis all banis of the API
 */
export async function findBanis(
  client: Pick<ApiClient, 'search'>,
  banis: readonly BaniName[],
  text: string,
): Promise<BaniName[]> {
  const query = text.trim();
  if ([...query].length < 2) return [];
  const { places } = await client.search(
    {
      query,
      type: SEARCH_TYPES.autoDetect,
      source: null,
      writer: null,
      page: 1,
      isUnfinished: true,
      results: 1,
    },
    { translations: [], transliterations: [] },
  );
  return places.flatMap((place) =>
    place.type === 'bani' ? (banis.find(({ id }) => id === place.id) ?? []) : [],
  );
}

/** Banis whose name includes the text, after those that it was found to name. */
export function matchBanis(
  banis: readonly BaniName[],
  text: string,
  named: readonly BaniName[],
): readonly BaniName[] {
  const query = text.trim().toLowerCase();
  const matching = banis.filter(
    (bani) =>
      !named.includes(bani) &&
      (bani.unicode.includes(query) || bani.transliteration.toLowerCase().includes(query)),
  );
  return [...named, ...matching];
}

import type { ApiClient, Favourite, Verse } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-corpus';
import { loadShabads } from '../loadShabads.ts';

/** The lines that are the titles of favourites; none of a shabad that this scripture does not have. */
export async function loadFavouriteLines(
  api: ApiClient,
  favourites: readonly Pick<Favourite, 'shabadId' | 'verseId'>[],
): Promise<ReadonlyMap<ShabadId, Verse>> {
  const companions = { translations: [], transliterations: [] };
  const shabads = await loadShabads(
    api,
    favourites.map(({ shabadId }) => shabadId),
    companions,
  );
  const lines = new Map<ShabadId, Verse>();
  for (const { shabadId, verseId } of favourites) {
    const verses = shabads.get(shabadId)?.verses ?? [];
    const line = verses.find(({ id }) => id === verseId) ?? verses[0];
    if (line) lines.set(shabadId, line);
  }
  return lines;
}

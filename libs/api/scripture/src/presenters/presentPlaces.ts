import type { Corpus } from '@naad/gurbani-corpus';
import type { WirePlace } from '@naad/api-contract';
import type { Place } from '@naad/gurbani-model';
import { transliterate } from '@naad/gurbani-text/transliterate';

/** Adds the names of the catalogue to a place; null if the catalogue lacks it. */
function presentPlace({ catalogue }: Corpus, place: Place): WirePlace | null {
  switch (place.type) {
    case 'bani': {
      const name = catalogue.banis.find(({ id }) => id === place.baniId)?.name;
      if (!name) return null;
      // As in the list of banis, since clients make addresses from it.
      return { ...place, gurmukhiUni: name.unicode, transliteration: transliterate(name.ascii, 'english') };
    }
    case 'raag': {
      const section = catalogue.sections.find(({ id }) => id === place.raagId);
      if (!section) return null;
      const { name, sourceId } = section;
      return { ...place, unicode: name.unicode, english: name.english, source: sourceId };
    }
    case 'writer': {
      const writer = catalogue.writers.find(({ id }) => id === place.writerId);
      return writer ? { ...place, unicode: writer.name.unicode, english: writer.name.english } : null;
    }
    default:
      return place;
  }
}

/** Presents the places that a query names. */
export function presentPlaces(corpus: Corpus, places: readonly Place[]): WirePlace[] {
  return places.flatMap((place) => presentPlace(corpus, place) ?? []);
}

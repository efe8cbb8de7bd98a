import { SEARCH_TYPES, type Shabad } from '@naad/gurbani-model';
import { NO_VERSES, type Place } from '../shared/actions/PlaceContext.tsx';
import type { PageContent } from '../pages/pages.ts';
import type { ShabadContent } from '../pages/shabad/content.ts';

const WITH_VERSES: Place = { ...NO_VERSES, hasVerses: true };

/** Describes a page for actions and settings. */
export function placeOf(content: PageContent): Place {
  switch (content.page) {
    case 'shabad':
      return { ...WITH_VERSES, sourceIds: sourcesOf(content.shabads), ...askedOf(content) };
    case 'hukamnama':
      return { ...WITH_VERSES, sourceIds: sourcesOf(content.hukamnama.shabads) };
    case 'amritKeertan':
      return { ...WITH_VERSES, sourceIds: sourcesOf([content.shabad]) };
    case 'ang':
      return { ...WITH_VERSES, isAng: true, sourceIds: [content.ang.source.id] };
    // A bani may have lines of several sources.
    case 'bani':
      return { ...WITH_VERSES, isBani: true };
    // The sources aren't known yet.
    case 'sync':
      return WITH_VERSES;
    case 'own':
      return content.name === 'pothi' ? WITH_VERSES : NO_VERSES;
    default:
      return NO_VERSES;
  }
}

function askedOf({ choice, shabads, highlights }: ShabadContent): Pick<Place, 'asked'> {
  const [shabad] = shabads;
  const { type, query, source } = choice;
  if (type !== SEARCH_TYPES.question || query === '' || !shabad) return {};
  return { asked: { question: query, source, shabadId: shabad.id, verseId: highlights[0] ?? null } };
}

function sourcesOf(shabads: readonly Shabad[]): string[] {
  return [...new Set(shabads.map(({ source }) => source.id))];
}

/** Pages that the display settings affect. */
const KEEPS_SETTINGS: readonly PageContent['page'][] = [
  'shabad',
  'ang',
  'hukamnama',
  'bani',
  'amritKeertan',
  'search',
];

/** True for pages on which the settings panel stays open after a navigation. */
export const keepsSettings = (page: PageContent['page']): boolean => KEEPS_SETTINGS.includes(page);

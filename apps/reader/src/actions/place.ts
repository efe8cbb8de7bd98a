import type { AskedQuestion, Shabad } from '@naad/api-client';
import { SEARCH_TYPES } from '@naad/api-contract';
import type { PageContent, ShabadContent } from '../routes/routeResult.ts';

/** What of a page decides which choices it has use for. */
export interface Place {
  /** Lines of scripture to be read. */
  readonly hasVerses: boolean;
  /** One of the pages of a work, which go on one after another. */
  readonly isAng: boolean;
  readonly isBani: boolean;
  /** Letters of the works that are read; none where it is not known. */
  readonly sourceIds: readonly string[];
  /** The question that a shabad was opened for; missing where there is none. */
  readonly asked?: AskedQuestion;
}

const NOTHING_TO_READ: Place = { hasVerses: false, isAng: false, isBani: false, sourceIds: [] };

const PAGE_TO_READ: Place = { ...NOTHING_TO_READ, hasVerses: true };

/** What kind of place a page is. */
export function placeOf(content: PageContent): Place {
  switch (content.page) {
    case 'shabad':
      return { ...PAGE_TO_READ, sourceIds: sourcesOf(content.shabads), ...askedOf(content) };
    case 'hukamnama':
      return { ...PAGE_TO_READ, sourceIds: sourcesOf(content.hukamnama.shabads) };
    case 'amritKeertan':
      return { ...PAGE_TO_READ, sourceIds: sourcesOf([content.shabad]) };
    case 'ang':
      return { ...PAGE_TO_READ, isAng: true, sourceIds: [content.ang.source.id] };
    // A bani may be of several works.
    case 'bani':
      return { ...PAGE_TO_READ, isBani: true };
    // What will be read is not known yet.
    case 'sync':
      return PAGE_TO_READ;
    case 'own':
      return content.name === 'pothi' ? PAGE_TO_READ : NOTHING_TO_READ;
    default:
      return NOTHING_TO_READ;
  }
}

function askedOf({ choice, shabads, highlights }: ShabadContent): Pick<Place, 'asked'> {
  const [shabad] = shabads;
  const { type, query, source } = choice;
  if (type !== SEARCH_TYPES.askAQuestion || query === '' || !shabad) return {};
  return { asked: { question: query, source, shabadId: shabad.id, verseId: highlights[0] ?? null } };
}

function sourcesOf(shabads: readonly Shabad[]): string[] {
  return [...new Set(shabads.map(({ source }) => source.id))];
}

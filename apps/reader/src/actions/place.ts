import { SEARCH_TYPES, type Shabad } from '@naad/gurbani-model';
import type { AskedQuestion } from '@naad/api-client';
import type { PageContent } from '../routes/pages.ts';
import type { ShabadContent } from '../routes/shabad/content.ts';

/** The properties of a page that decide which actions and settings apply to it. */
export interface Place {
  /** True for pages with lines of scripture. */
  readonly hasVerses: boolean;
  /** True for an ang, which continues on the next one. */
  readonly isAng: boolean;
  readonly isBani: boolean;
  /** Letters of the sources on the page; empty if unknown. */
  readonly sourceIds: readonly string[];
  /** The question that led to this shabad; absent if there was none. */
  readonly asked?: AskedQuestion;
}

const WITHOUT_VERSES: Place = { hasVerses: false, isAng: false, isBani: false, sourceIds: [] };

const WITH_VERSES: Place = { ...WITHOUT_VERSES, hasVerses: true };

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
      return content.name === 'pothi' ? WITH_VERSES : WITHOUT_VERSES;
    default:
      return WITHOUT_VERSES;
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

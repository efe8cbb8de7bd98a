import type { FoundVerse, NamedPlace, SourceState, Translator } from '@naad/api-client';
import { queryProblem, SEARCH_TYPES } from '@naad/gurbani-model';
import { listHref } from '../narrowedSearch.ts';
import { type SearchChoice, searchHref } from '../searchChoice.ts';
import { parseSearchChoice } from '../parseSearchChoice.ts';

/** The fields of a found line that a suggestion shows. */
export type Suggestion = Pick<
  FoundVerse,
  'id' | 'shabadId' | 'unicode' | 'translations' | 'transliterations' | 'matches'
> &
  // Lines found on the device don't have their place.
  Partial<Pick<FoundVerse, 'ang' | 'source'>>;

/** The best lines for a text, and the pages that it names. */
export interface Suggestions {
  readonly verses: readonly Suggestion[];
  /** Likeliest first. */
  readonly places?: readonly NamedPlace[];
  /** True if the text is nothing else than the first place. */
  readonly opensPlace?: boolean;
  /** Names of the works. */
  readonly sources?: readonly Pick<SourceState, 'id' | 'english' | 'unicode'>[];
  /** Number of lines that the text finds in translations; absent if that wasn't asked. */
  readonly translationCount?: number;
  /** Translators of the translations; some may be unknown. */
  readonly translators: readonly Pick<Translator, 'key' | 'name'>[];
}

/**
 * Finds lines for a text being typed.
 *
 * @param signal aborts the request; a later answer is ignored
 * @throws if it can't answer
 */
export type AskForSuggestions = (choice: SearchChoice, signal: AbortSignal) => Promise<Suggestions>;

/** Source of suggestions. */
export interface SuggestionSource {
  readonly ask: AskForSuggestions;
  /** Milliseconds to wait after the last key; fewer if answers are local. */
  readonly waitMs: (choice: SearchChoice) => number;
}

/**
 * Address of all results of a search; null if this page shows them [B31].
 *
 * @param here path and query of this page
 * @param hasPlaces true if the search may open a page at once, instead of the list
 */
export function fullResultsHref(choice: SearchChoice, here: string, hasPlaces = false): string | null {
  const href = searchHref(choice);
  const { pathname, searchParams } = new URL(here, 'http://naad.invalid');
  const isHere = pathname === '/search' && searchHref(parseSearchChoice(searchParams)) === href;
  if (isHere) return null;
  return hasPlaces ? listHref(choice) : href;
}

/** Search to request suggestions for; null if the query is too short or a page number [B30]. */
export function suggestibleChoice(choice: SearchChoice): SearchChoice | null {
  const query = choice.query.trim();
  if (choice.type === SEARCH_TYPES.ang || [...query].length < 2) return null;
  return queryProblem(query, choice.type) === null ? { ...choice, query } : null;
}

import { type ApiClient, createApiClient, createHttpTransport, type Translator } from '@naad/api-client';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import type { SuggestionSource } from './suggestions.ts';

/** How long to wait after the last key before the server is asked (behaviour 30), in milliseconds. */
const WAIT_MS = 400;

/** Searches whose lines may be shown by a translation. */
const IN_TRANSLATIONS: readonly SearchType[] = [
  SEARCH_TYPES.englishWord,
  SEARCH_TYPES.autoDetect,
  SEARCH_TYPES.askAQuestion,
];

/** Searches whose lines are shown in Latin letters, too (behaviour 37). */
const IN_LATIN_LETTERS: readonly SearchType[] = [
  SEARCH_TYPES.romanized,
  SEARCH_TYPES.romanizedFirstLettersAnywhere,
];

/**
 * Suggestions of the server.
 *
 * @param apiPrefix where the API answers
 */
export function createServerSource(apiPrefix: string): SuggestionSource {
  const constants = createApiClient(createHttpTransport({ base: apiPrefix }));
  return {
    waitMs: () => WAIT_MS,
    async ask(choice, signal) {
      const api = createApiClient(createHttpTransport({ base: apiPrefix, signal }));
      const transliterations = IN_LATIN_LETTERS.includes(choice.type) ? (['en'] as const) : [];
      const [{ verses }, translators] = await Promise.all([
        // The translation that a line was found by comes along unasked.
        api.search({ ...choice, page: 1 }, { translations: [], transliterations }),
        IN_TRANSLATIONS.includes(choice.type) ? translatorsOf(constants) : [],
      ]);
      return { verses, translators };
    },
  };
}

/** Names are worth less than lines: without them the lines are shown all the same. */
async function translatorsOf(api: ApiClient): Promise<readonly Translator[]> {
  try {
    return (await api.getCapabilities()).translators;
  } catch {
    return [];
  }
}

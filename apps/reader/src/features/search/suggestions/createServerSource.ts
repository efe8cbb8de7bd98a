import { SEARCH_TYPES, searchTypeRules } from '@naad/gurbani-model';
import {
  type ApiClient,
  type Capabilities,
  createApiClient,
  createHttpTransport,
  type VerseIncludes,
} from '@naad/api-client';
import { requestOf } from '../narrowedSearch.ts';
import type { SearchChoice } from '../searchChoice.ts';
import type { SuggestionSource } from './suggestions.ts';

/** Milliseconds without a keypress before the server is asked [B30]. */
const WAIT_MS = 400;

/** Texts of a line to show below it, of those that this deployment has. */
export type IncludesFor = (available: Pick<Capabilities, 'translators' | 'visraamSources'>) => VerseIncludes;

const NOTHING: VerseIncludes = { translations: [], transliterations: [] };

/**
 * Creates a source of suggestions from the server.
 *
 * @param apiPrefix base address of the API
 * @param includesFor by default none; the matching translation is always included
 */
export function createServerSource(
  apiPrefix: string,
  includesFor: IncludesFor = () => NOTHING,
): SuggestionSource {
  const constants = createApiClient(createHttpTransport({ base: apiPrefix }));
  return {
    waitMs: () => WAIT_MS,
    async ask(choice, signal) {
      const api = createApiClient(createHttpTransport({ base: apiPrefix, signal }));
      const available = await availableTexts(constants);
      const includes = available ? includesFor(available) : NOTHING;
      const isRomanized = searchTypeRules(choice.type).typed === 'romanized';
      const [{ verses, places, opensPlace, searchedAs }, translationCount] = await Promise.all([
        api.search(
          { ...requestOf(choice), isUnfinished: true },
          isRomanized ? { ...includes, transliterations: ['en'] } : includes,
        ),
        countTranslations(api, choice),
      ]);
      const isInTranslations = searchedAs[0] === SEARCH_TYPES.englishWord;
      return {
        verses,
        places,
        opensPlace,
        translators: available?.translators ?? [],
        sources: available?.sources ?? [],
        // Lines of translations are listed already.
        ...(!isInTranslations && translationCount > 0 && { translationCount }),
      };
    },
  };
}

/** Translators and works are optional: without them the lines are shown anyway. */
async function availableTexts(api: ApiClient): Promise<Capabilities | null> {
  try {
    return await api.getCapabilities();
  } catch {
    return null;
  }
}

/** Number of lines that an auto-detect query in Latin letters finds in translations; 0 if that is unknown. */
async function countTranslations(api: ApiClient, choice: SearchChoice): Promise<number> {
  if (choice.type !== SEARCH_TYPES.autoDetect || choice.isGurmukhi || !/^[a-z' ]+$/i.test(choice.query))
    return 0;
  const inTranslations: SearchChoice = { ...choice, type: SEARCH_TYPES.englishWord };
  try {
    return (await api.search({ ...requestOf(inTranslations), results: 1 }, NOTHING)).total;
  } catch {
    return 0;
  }
}

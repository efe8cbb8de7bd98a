import { searchTypeRules } from '@naad/gurbani-model';
import { type ApiClient, createApiClient, createHttpTransport, type Translator } from '@naad/api-client';
import type { SuggestionSource } from './suggestions.ts';

/** Milliseconds without a keypress before the server is asked [B30]. */
const WAIT_MS = 400;

/**
 * Creates a source of suggestions from the server.
 *
 * @param apiPrefix base address of the API
 */
export function createServerSource(apiPrefix: string): SuggestionSource {
  const constants = createApiClient(createHttpTransport({ base: apiPrefix }));
  return {
    waitMs: () => WAIT_MS,
    async ask(choice, signal) {
      const api = createApiClient(createHttpTransport({ base: apiPrefix, signal }));
      const { typed } = searchTypeRules(choice.type);
      const transliterations = typed === 'romanized' ? (['en'] as const) : [];
      const [{ verses }, translators] = await Promise.all([
        // The matching translation is always included.
        api.search({ ...choice, page: 1 }, { translations: [], transliterations }),
        typed === 'english' || typed === 'any' ? translatorsOf(constants) : [],
      ]);
      return { verses, translators };
    },
  };
}

/** Translators are optional: without them the lines are shown anyway. */
async function translatorsOf(api: ApiClient): Promise<readonly Translator[]> {
  try {
    return (await api.getCapabilities()).translators;
  } catch {
    return [];
  }
}

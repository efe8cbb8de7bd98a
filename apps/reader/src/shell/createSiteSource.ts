import { askLocally, canAskLocally, prepareLocally } from '../features/local-search/askLocally.ts';
import { localSearchStore } from '../features/local-search/localSearchStore.ts';
import { createServerSource } from '../features/search/suggestions/createServerSource.ts';
import type { SuggestionSource } from '../features/search/suggestions/suggestions.ts';

/** How long to wait after the last key where the answer is on this device, in milliseconds: a quick finger's pause. */
const LOCAL_WAIT_MS = 60;

/**
 * Suggestions of this device where the visitor keeps the search on it, else of the server; of the server as well where
 * the device cannot answer.
 *
 * @param apiPrefix where the API answers
 * @param onDamaged what the device keeps turned out to be damaged
 */
export function createSiteSource(apiPrefix: string, onDamaged: () => void): SuggestionSource {
  const server = createServerSource(apiPrefix);
  localSearchStore.look().then(prepareLocally, () => undefined);
  return {
    waitMs: (choice) => (canAskLocally(choice.type) ? LOCAL_WAIT_MS : server.waitMs(choice)),
    async ask(choice, signal) {
      if (!canAskLocally(choice.type)) return server.ask(choice, signal);
      try {
        return await askLocally(choice, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        if (localSearchStore.get().kind === 'failed') onDamaged();
        return server.ask(choice, signal);
      }
    },
  };
}

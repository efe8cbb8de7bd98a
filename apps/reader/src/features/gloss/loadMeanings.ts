import { createApiClient, createHttpTransport, makeApiConstants } from '@naad/api-client';

/** What a dictionary says of a word; no meanings where it does not have it. */
export interface Meanings {
  readonly meanings: readonly string[];
  /** The dictionary; null where this site has none. */
  readonly sourceName: string | null;
}

/** So many words are remembered, so that going back to one asks for nothing. */
const MOST_KEPT = 300;

const kept = new Map<string, Meanings>();
const constants = makeApiConstants();

/**
 * What a word means.
 *
 * @param apiPrefix where the API answers
 * @param word as it stands in the line
 * @param signal ends the request when another word was asked for
 * @throws what the API client throws
 */
export async function loadMeanings(apiPrefix: string, word: string, signal: AbortSignal): Promise<Meanings> {
  const key = `${apiPrefix} ${word}`;
  const known = kept.get(key);
  if (known) return known;
  const found = await createApiClient(createHttpTransport({ base: apiPrefix, signal })).lookUpWord(word);
  const named = found.find(({ sourceName }) => sourceName !== null)?.sourceName;
  const meanings: Meanings = {
    meanings: found.map(({ definition }) => definition),
    sourceName: named ?? (await dictionaryName(apiPrefix)),
  };
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
  kept.set(key, meanings);
  return meanings;
}

/** Asked for once, and so not ended with the question for a word. */
async function dictionaryName(apiPrefix: string): Promise<string | null> {
  const api = createApiClient(createHttpTransport({ base: apiPrefix }), constants);
  const { features } = await api.getCapabilities();
  return features.kosh.sources[0]?.name ?? null;
}

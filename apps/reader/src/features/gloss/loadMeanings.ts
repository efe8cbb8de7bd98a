import { createApiClient, createApiConstants, createHttpTransport, type WordMeaning } from '@naad/api-client';
import type { VerseId } from '@naad/gurbani-model';

/** Meanings of a word outside of one line; empty if the dictionary has none. */
export interface Meanings {
  readonly meanings: readonly WordMeaning[];
  /** Name of the dictionary; null if this site has none. */
  readonly sourceName: string | null;
}

const constants = createApiConstants();

/**
 * Loads the meanings of a word.
 *
 * @param apiPrefix base address of the API
 * @param word as spelled in the line
 * @param verseId the line whose own meanings are left out
 * @param signal aborts the request
 * @throws whatever the API client throws
 */
export async function loadMeanings(
  apiPrefix: string,
  word: string,
  verseId: VerseId,
  signal: AbortSignal,
): Promise<Meanings> {
  const client = createApiClient(createHttpTransport({ base: apiPrefix, signal }));
  const meanings = await client.lookUpWord(word, verseId);
  const name = meanings.find(({ sourceName }) => sourceName !== null)?.sourceName;
  return { meanings, sourceName: name ?? (await dictionaryName(apiPrefix)) };
}

/** Not aborted with the word's request, since the name is loaded only once. */
async function dictionaryName(apiPrefix: string): Promise<string | null> {
  const api = createApiClient(createHttpTransport({ base: apiPrefix }), constants);
  const { features } = await api.getCapabilities();
  return features.kosh.sources[0]?.name ?? null;
}

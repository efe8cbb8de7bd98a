import { PackError } from '@naad/gurbani-corpus';
import type { Corpus } from '@naad/gurbani-corpus';
import { readPackFolder } from '@naad/gurbani-corpus/node';
import { createSearchEngine } from '../createSearchEngine.ts';
import type { SearchEngine } from '../search.ts';

/**
 * Loads the indexes into memory and verifies every byte.
 *
 * @param opening see {@link createSearchEngine}
 * @throws PackError if they are missing, corrupt, or built from another scripture
 */
export async function loadSearchEngine(
  directory: string,
  corpus: Corpus,
  opening: 'eager' | 'lazy' = 'eager',
): Promise<SearchEngine> {
  const folder = await readPackFolder(directory);
  if (folder.manifest.builtFrom !== corpus.info.hash) {
    throw new PackError('The search indexes were built from other packs than these: rebuild them.');
  }
  return createSearchEngine(corpus, folder.pack, opening);
}

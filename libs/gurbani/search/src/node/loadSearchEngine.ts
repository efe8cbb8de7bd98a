import type { Corpus } from '@naad/gurbani-corpus';
import { PackError } from '@naad/gurbani-corpus';
import { readPackFolder } from '@naad/gurbani-corpus/node';
import { createSearchEngine } from '../createSearchEngine.ts';
import type { SearchEngine } from '../search.ts';

/**
 * Loads the indexes into memory and checks every byte of them.
 * @throws PackError when they are missing, corrupt, or made from another scripture
 */
export async function loadSearchEngine(directory: string, corpus: Corpus): Promise<SearchEngine> {
  const folder = await readPackFolder(directory);
  if (folder.manifest.builtFrom !== corpus.info.hash) {
    throw new PackError('The search indexes were made from other packs than these: build them anew.');
  }
  return createSearchEngine(corpus, folder.pack);
}

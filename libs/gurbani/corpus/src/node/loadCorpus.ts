import type { Corpus } from '../corpus.ts';
import { createCorpus } from '../pack/createCorpus.ts';
import { readPackFolder } from './packFolder.ts';

/** Packs that only tools read: the transliteration scheme of the source database, kept for search. */
const TOOL_PACKS = new Set(['transliteration-source']);

/**
 * Loads the scripture into memory and checks every byte of it.
 * @param directory where the build wrote the packs
 * @throws PackError when a pack is missing, corrupt, or of another format
 */
export async function loadCorpus(directory: string): Promise<Corpus> {
  return createCorpus(await readPackFolder(directory, (name) => !TOOL_PACKS.has(name)));
}

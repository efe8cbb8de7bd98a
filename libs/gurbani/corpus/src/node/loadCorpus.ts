import type { Corpus } from '../corpus.ts';
import { createCorpus } from '../pack/createCorpus.ts';
import type { Residence } from './packFolder.ts';
import { readPackFolder } from './packFolder.ts';

/** What nearly every answer needs. The transliterations and translations are ten times as much, and stay in their files. */
const IN_MEMORY = new Set(['catalogue', 'lines', 'text', 'source']);
/** Only tools read it: the transliteration scheme of the source database, kept for search. */
const LEFT_OUT = new Set(['transliteration-source']);

function residenceOf(pack: string): Residence | null {
  if (LEFT_OUT.has(pack)) return null;
  return IN_MEMORY.has(pack) ? 'memory' : 'file';
}

/**
 * Opens the scripture and checks every byte of it.
 * @param directory where the build wrote the packs
 * @throws PackError when a pack is missing, corrupt, or of another format
 */
export async function loadCorpus(directory: string): Promise<Corpus> {
  return createCorpus(await readPackFolder(directory, residenceOf));
}

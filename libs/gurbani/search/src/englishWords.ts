import type { Corpus, LineIndex } from '@naad/gurbani-corpus';

/**
 * The English translation a line is searched by: the one a reader is shown unless they choose another. For works other
 * than the Guru Granth Sahib that is the one translator of the work.
 */
export const DEFAULT_ENGLISH = [
  'en.ssk',
  'en.kohli',
  'en.jodhSingh',
  'en.puri',
  'en.bindra',
  'en.sgpc',
  'en.mcleod',
] as const;

/** The default English of a line, or null where it has none. */
export function defaultEnglish(corpus: Corpus, line: LineIndex): string | null {
  for (const key of DEFAULT_ENGLISH) {
    const text = corpus.translation(line, key);
    if (text !== null) return text;
  }
  return null;
}

/** Words of an English text as they are compared: lower case, without punctuation; an apostrophe stays in its word. */
export function englishWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
  );
}

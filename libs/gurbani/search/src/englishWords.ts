import type { Corpus, LineIndex } from '@naad/gurbani-corpus';

/**
 * English translators in order of preference: the translation readers see by default. Works other than the Guru Granth
 * Sahib have one translator each.
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

/** The default English translation of a line, or null. */
export function defaultEnglish(corpus: Corpus, line: LineIndex): string | null {
  for (const key of DEFAULT_ENGLISH) {
    const text = corpus.translation(line, key);
    if (text !== null) return text;
  }
  return null;
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Splits English text into words for comparison: lower case, no punctuation; apostrophes stay inside words. */
export function englishWords(text: string): string[] {
  return plain(text).match(WORD) ?? [];
}

/** For each word of {@link englishWords}, the index of the white-space-separated word it belongs to. */
export function chunksOfWords(text: string): number[] {
  const letters = plain(text);
  const chunks: number[] = [];
  let chunk = -1;
  let next = 0;
  let isInside = false;
  for (const { index } of letters.matchAll(WORD)) {
    for (; next <= index; next++) {
      const isSpace = /\s/.test(letters.charAt(next));
      if (!isSpace && !isInside) chunk++;
      isInside = !isSpace;
    }
    chunks.push(chunk);
  }
  return chunks;
}

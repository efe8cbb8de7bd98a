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

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Words of an English text as they are compared: lower case, without punctuation; an apostrophe stays in its word. */
export function englishWords(text: string): string[] {
  return plain(text).match(WORD) ?? [];
}

/** For each of the words of {@link englishWords} which one it is part of between white space, counted from 0. */
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

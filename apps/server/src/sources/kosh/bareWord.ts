import { normaliseGurmukhi } from '@naad/gurbani-text';

/** End marks, verse numbers and brackets about a word. */
const ABOUT_A_WORD = /^[\s\p{P}।॥੦-੯]+|[\s\p{P}।॥੦-੯]+$/gu;

/** A word as it is looked up: written one way, and without what stands about it in a line. */
export function bareWord(word: string): string {
  return normaliseGurmukhi(word).replace(ABOUT_A_WORD, '');
}

import { firstLetterQuery, firstLetters, toUnicode, type Word } from '@naad/gurbani-text';
import type { SearchChoice } from './searchChoice.ts';
import { SEARCH_TYPES } from '@naad/gurbani-model';

/** Indexes of the words that a search found in a line; empty if that can't be told. */
export function matchedWords(words: readonly Word[], { query, type }: SearchChoice): number[] {
  if (type === SEARCH_TYPES.gurmukhiWord) return wordsOfPhrase(words, toUnicode(query).trim());
  if (type === SEARCH_TYPES.firstLetters) return wordsOfLetters(words, firstLetterQuery(query), true);
  if (type === SEARCH_TYPES.firstLettersAnywhere)
    return wordsOfLetters(words, firstLetterQuery(query), false);
  return [];
}

/** Finds a run of words by their first letters, ignoring words without a letter (end marks). */
function wordsOfLetters(words: readonly Word[], letters: string, isAtStart: boolean): number[] {
  const lettered = words.flatMap((word, index) => {
    const letter = firstLetters(word.text);
    return letter ? [{ letter, index }] : [];
  });
  const wanted = lettersOf(letters);
  const last = isAtStart ? 0 : lettered.length - wanted.length;
  for (let start = 0; start <= last && wanted.length > 0; start++) {
    const run = lettered.slice(start, start + wanted.length);
    if (run.length === wanted.length && run.every(({ letter }, at) => letter === wanted[at])) {
      return run.map(({ index }) => index);
    }
  }
  return [];
}

/** Splits text into letters; a nukta belongs to its letter. */
function lettersOf(text: string): string[] {
  return text.match(/.਼?/gu) ?? [];
}

/** Indexes of the words that the first occurrence of a phrase touches. */
function wordsOfPhrase(words: readonly Word[], phrase: string): number[] {
  const at = words
    .map(({ text }) => text)
    .join(' ')
    .indexOf(phrase);
  if (phrase === '' || at < 0) return [];
  let start = 0;
  return words.flatMap(({ text }, index) => {
    const wordStart = start;
    start += text.length + 1;
    return wordStart < at + phrase.length && wordStart + text.length > at ? [index] : [];
  });
}

import type { TranslationIndex } from '../english/translationIndex.ts';
import { englishWords } from '../englishWords.ts';
import type { FormIndex } from '../formIndex.ts';
import type { SoundIndex } from '../sound/soundIndex.ts';
import { latinLetters, soundOf } from '../sound/soundOf.ts';
import { gurmukhiText, mainLettersOfWord, signDistance } from '../wordForms.ts';
import type { WordIndex } from '../wordIndex.ts';

/** Word knowledge of a kind of search. */
export interface Spelling {
  /** Words of a text, without operators. */
  wordsOf(text: string): string[];
  /** True if some line has the word, with that search's tolerance. */
  isKnown(word: string): boolean;
  /** A few similarly spelled words of lines, nearest first, then most frequent. */
  nearest(word: string): string[];
  /** Approximate number of lines with the word. */
  linesWith(word: string): number;
}

/** Maximum distance in signs between a word and a correction. */
const MAX_DISTANCE = 3;
const MAX_NEAREST = 3;
/** Longer words aren't corrected. */
const MAX_WORD_LENGTH = 24;
const MAX_WORDS = 12;

/** The nearest of these words, ties by frequency. */
function nearestOf(word: string, others: Iterable<string>, countOf: (other: string) => number): string[] {
  // At most about half of a short word may differ.
  const limit = Math.min(MAX_DISTANCE, Math.floor(word.length / 2) + 1);
  let near: { other: string; distance: number; count: number }[] = [];
  for (const other of others) {
    const distance = signDistance(word, other, limit);
    if (distance < limit && distance > 0) near.push({ other, distance, count: countOf(other) });
  }
  near = near.sort((a, b) => a.distance - b.distance || b.count - a.count || (a.other < b.other ? -1 : 1));
  return near.slice(0, MAX_NEAREST).map(({ other }) => other);
}

const withoutOperators = (text: string): string => text.replace(/[+*"“”„]|(?:^|\s)-/g, ' ');

/** Gurmukhi words: corrections differ by one main letter at most. */
export function gurmukhiSpelling(index: WordIndex, main: FormIndex): Spelling {
  const linesWith = (word: string): number => index.findPhrase([word]).length;
  return {
    linesWith,
    wordsOf: (text) => gurmukhiText(withoutOperators(text)).split(' ').filter(Boolean).slice(0, MAX_WORDS),
    isKnown: (word) => main.exactly(mainLettersOfWord(word)).length > 0 || index.isPartOfWord(word),
    nearest(word) {
      if (word.length > MAX_WORD_LENGTH) return [];
      const words = main.near(mainLettersOfWord(word)).map((near) => index.vocabulary[near] ?? '');
      return nearestOf(word, words, linesWith);
    },
  };
}

/** Words by their main letters: corrections differ by one letter. */
export function mainLetterSpelling(index: WordIndex, main: FormIndex): Spelling {
  const lettersOf = (word: string): string => mainLettersOfWord(word);
  return {
    linesWith: (word) => index.find([index.wordSet(main.exactly(word))]).length,
    wordsOf: (text) =>
      gurmukhiText(withoutOperators(text)).split(' ').map(lettersOf).filter(Boolean).slice(0, MAX_WORDS),
    isKnown: (word) => main.beginningWith(word).length > 0,
    nearest(word) {
      if (word.length > MAX_WORD_LENGTH) return [];
      const counts = new Map<string, number>();
      for (const near of main.near(word)) {
        const form = main.formOf(near);
        const count = index.find([index.wordSet([near])]).length;
        counts.set(form, (counts.get(form) ?? 0) + count);
      }
      return nearestOf(word, counts.keys(), (other) => counts.get(other) ?? 0);
    },
  };
}

/** Words in Latin letters: corrections have the same first letter. */
export function romanizedSpelling(index: SoundIndex): Spelling {
  const linesWith = (word: string): number => {
    const sound = index.soundOf(soundOf(word).bones);
    return sound < 0 ? 0 : index.linesOf(sound).length;
  };
  return {
    linesWith,
    wordsOf: (text) =>
      withoutOperators(text)
        .split(/[\s\p{Pd},.;:|!?]+/u)
        .map(latinLetters)
        .filter((word) => word !== '')
        .slice(0, MAX_WORDS),
    isKnown: (word) => index.soundOf(soundOf(word).bones) >= 0,
    nearest: (word) =>
      word.length > MAX_WORD_LENGTH ? [] : nearestOf(word, index.spellingsFrom(word.charAt(0)), linesWith),
  };
}

/** Words of translations in any language: corrections have the same first letter. */
export function translationSpelling(indexes: readonly TranslationIndex[]): Spelling {
  const linesWith = (word: string): number =>
    Math.max(
      0,
      ...indexes.map((index) => {
        const number = index.word(word);
        return number === null ? 0 : (index.textsWith[index.termOf[number] ?? 0] ?? 0);
      }),
    );
  return {
    wordsOf: (text) => englishWords(withoutOperators(text)).slice(0, MAX_WORDS),
    isKnown: (word) => indexes.some((index) => index.term(word) !== null),
    linesWith,
    nearest(word) {
      if (word.length > MAX_WORD_LENGTH) return [];
      const others = indexes.flatMap((index) =>
        index.beginningWith(word.charAt(0)).map((number) => index.vocabulary[number] ?? ''),
      );
      return nearestOf(word, new Set(others), linesWith);
    },
  };
}

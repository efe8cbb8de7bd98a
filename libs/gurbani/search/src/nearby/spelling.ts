import { englishWords } from '../englishWords.ts';
import type { TranslationIndex } from '../english/translationIndex.ts';
import type { FormIndex } from '../formIndex.ts';
import { mainLettersOfWord } from '../gurmukhiForms.ts';
import { gurmukhiText } from '../gurmukhiText.ts';
import { signDistance } from '../signDistance.ts';
import type { SoundIndex } from '../sound/soundIndex.ts';
import { latinLetters, soundOf } from '../sound/soundOf.ts';
import type { WordIndex } from '../wordIndex.ts';

/** The words that a kind of search knows. */
export interface Spelling {
  /** Words of a text, operators left out. */
  wordsOf(text: string): string[];
  /** Whether some line has the word, forgiving what that kind of search forgives. */
  isKnown(word: string): boolean;
  /** Words that some line has and that are spelled nearly so, the nearest first, of these the most frequent; few. */
  nearest(word: string): string[];
  /** How many lines have the word, about; 0 where none has. */
  linesWith(word: string): number;
}

/** So many signs may differ between a word and what was meant. */
const FARTHEST = 3;
const MOST_NEAREST = 3;
/** A longer word is no slip. */
const LONGEST = 24;
const MOST_WORDS = 12;

/** The nearest of words, of those as near the most frequent. */
function nearestOf(word: string, others: Iterable<string>, countOf: (other: string) => number): string[] {
  // Half of a short word may not be wrong.
  const most = Math.min(FARTHEST, Math.floor(word.length / 2) + 1);
  let near: { other: string; distance: number; count: number }[] = [];
  for (const other of others) {
    const distance = signDistance(word, other, most);
    if (distance < most && distance > 0) near.push({ other, distance, count: countOf(other) });
  }
  near = near.sort((a, b) => a.distance - b.distance || b.count - a.count || (a.other < b.other ? -1 : 1));
  return near.slice(0, MOST_NEAREST).map(({ other }) => other);
}

const withoutOperators = (text: string): string => text.replace(/[+*"“”„]|(?:^|\s)-/g, ' ');

/** Gurmukhi words: the nearest have the same letters but for one. */
export function gurmukhiSpelling(index: WordIndex, main: FormIndex): Spelling {
  const linesWith = (word: string): number => index.findPhrase([word]).length;
  return {
    linesWith,
    wordsOf: (text) => gurmukhiText(withoutOperators(text)).split(' ').filter(Boolean).slice(0, MOST_WORDS),
    isKnown: (word) => main.exactly(mainLettersOfWord(word)).length > 0 || index.isPartOfAWord(word),
    nearest(word) {
      if (word.length > LONGEST) return [];
      const words = main.near(mainLettersOfWord(word)).map((near) => index.vocabulary[near] ?? '');
      return nearestOf(word, words, linesWith);
    },
  };
}

/** Words by their letters: a form that differs by one letter. */
export function mainLetterSpelling(index: WordIndex, main: FormIndex): Spelling {
  const lettersOf = (word: string): string => mainLettersOfWord(word);
  return {
    linesWith: (word) => index.find([index.placeOf(main.exactly(word))]).length,
    wordsOf: (text) =>
      gurmukhiText(withoutOperators(text)).split(' ').map(lettersOf).filter(Boolean).slice(0, MOST_WORDS),
    isKnown: (word) => main.beginningWith(word).length > 0,
    nearest(word) {
      if (word.length > LONGEST) return [];
      const counts = new Map<string, number>();
      for (const near of main.near(word)) {
        const form = main.formOf(near);
        const count = index.find([index.placeOf([near])]).length;
        counts.set(form, (counts.get(form) ?? 0) + count);
      }
      return nearestOf(word, counts.keys(), (other) => counts.get(other) ?? 0);
    },
  };
}

/** Words in Latin letters: spellings that begin alike. */
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
        .slice(0, MOST_WORDS),
    isKnown: (word) => index.soundOf(soundOf(word).bones) >= 0,
    nearest: (word) =>
      word.length > LONGEST ? [] : nearestOf(word, index.spellingsFrom(word.charAt(0)), linesWith),
  };
}

/** Words of translations: of any language, those that begin alike. */
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
    wordsOf: (text) => englishWords(withoutOperators(text)).slice(0, MOST_WORDS),
    isKnown: (word) => indexes.some((index) => index.term(word) !== null),
    linesWith,
    nearest(word) {
      if (word.length > LONGEST) return [];
      const others = indexes.flatMap((index) =>
        index.beginningWith(word.charAt(0)).map((number) => index.vocabulary[number] ?? ''),
      );
      return nearestOf(word, new Set(others), linesWith);
    },
  };
}

import type { MatchReason } from '@naad/gurbani-model';
import type { SearchHit, SearchResults } from '../search.ts';
import type { Guess } from './autoDetect.ts';

export interface GuessedResults extends SearchResults {
  /** The guess that gave the results; null if none found anything. */
  readonly guess: Guess | null;
  /** All guesses tried, likeliest first. */
  readonly guesses: readonly Guess[];
  /**
   * True if the first line has every typed word or letter exactly as typed, in the script that was typed. Only then may
   * a single hit open by itself.
   */
  readonly isExactAsTyped: boolean;
}

/** Confidence that a first hit was meant, by kind of match. */
const CONFIDENCE = { exact: 4, folded: 3, sound: 3, typo: 2, meaning: 1 } as const;
/** Confidence of an exact match but for spelling; no further guess is tried. */
export const SURE = 3;
/** Maximum number of guesses to search for; later ones are improbable. */
const MAX_GUESSES = 5;
/** Longer texts and operators are expensive, and hardly ambiguous. */
const EXPENSIVE = { characters: 120, maxGuesses: 2 } as const;
const REPETITIVE = { words: 6, times: 4 } as const;
const OPERATORS = /[+*"“”„]|(?:^|\s)-/;

/** How much a kind of match speaks for a reading. Tuned: see the README. */
const CLOSENESS = { exact: 1, folded: 0.95, sound: 0.92, typo: 0.45, meaning: 0.4 } as const;
/** A word that matches more lines only by sound speaks for little. */
const MANY_LINES = 100;
const MANY_BY_SOUND = 0.6;
/** A single word that only matches cut into several, such as first letters that are words by chance. */
const CUT = 0.7;
/** First letters that exactly so few lines have are hardly chance. */
const FEW_LINES = 20;
const FEW_BY_LETTERS = 1.2;
/** A guess can't reach more than its confidence times this. */
const MAX_SCORE = FEW_BY_LETTERS;

const LETTER_KINDS: ReadonlySet<Guess['kind']> = new Set([
  'firstLetters',
  'firstLettersAnywhere',
  'romanizedFirstLetters',
]);

/** Confidence that a hit was meant, by its reasons; {@link SURE} or more means exact but for spelling. */
export function confidenceOf(reasons: readonly MatchReason[]): number {
  const [first] = reasons;
  if (!first) return SURE;
  // A sentence is only as sure as its worst word.
  return Math.min(
    ...reasons.slice(0, 3).map((each) => CONFIDENCE[each.how === 'translation' ? each.by : each.how]),
  );
}

/** How well the first line matches: closeness of its words, 0-1, and the share of the typed words it has. */
interface Fit {
  readonly closeness: number;
  readonly coverage: number;
  readonly isExact: boolean;
  readonly isBySound: boolean;
}

const typedWordCount = ({ kind, text }: Guess): number =>
  LETTER_KINDS.has(kind) || kind === 'ang' || OPERATORS.test(text)
    ? 0
    : text.split(/[\s\p{Pd}.,;:|!?]+/u).filter((word) => /\p{L}/u.test(word)).length;

function fitOf(guess: Guess, { reasons }: SearchHit): Fit {
  const [first] = reasons;
  if (!first) return { closeness: 1, coverage: 1, isExact: true, isBySound: false };
  // Lines of a translation count once, however many translators have them.
  const counted = reasons.filter(
    (each) =>
      each.how !== 'translation' || (first.how === 'translation' && each.translator === first.translator),
  );
  const matches = counted.map((each) => {
    const how = each.how === 'translation' ? each.by : each.how;
    return { how, count: each.words.length, closeness: Math.min(CLOSENESS[how], CLOSENESS[guess.atBest]) };
  });
  const typed = typedWordCount(guess);
  const count = matches.reduce((sum, each) => sum + each.count, 0);
  const mean = matches.reduce((sum, each) => sum + each.closeness * each.count, 0) / Math.max(1, count);
  const worst = Math.min(...matches.map(({ closeness }) => closeness));
  return {
    // A line is nearly as uncertain as its worst word.
    closeness: ((mean + worst) / 2) * (typed === 1 && count > 1 && guess.kind === 'romanized' ? CUT : 1),
    coverage: Math.min(1, count / Math.max(1, typed)),
    isExact: matches.every(({ how }) => how === 'exact') && guess.atBest === 'exact',
    isBySound: matches.some(({ how }) => how === 'sound'),
  };
}

/** True if the first line found has every word of the guess exactly. */
export function isExactFit(guess: Guess, { hits }: SearchResults): boolean {
  const [first] = hits;
  if (!first) return false;
  const { isExact, coverage } = fitOf(guess, first);
  return isExact && coverage === 1;
}

/** A guess, what it found, and how much speaks for it. */
interface Reading {
  readonly guess: Guess;
  readonly results: SearchResults;
  readonly score: number;
  readonly fit: Fit;
}

function readingOf(guess: Guess, results: SearchResults): Reading | null {
  const [first] = results.hits;
  if (results.total === 0) return null;
  const fit = first ? fitOf(guess, first) : { closeness: 1, coverage: 1, isExact: false, isBySound: false };
  const isByLetters = LETTER_KINDS.has(guess.kind);
  const few = isByLetters && fit.closeness === 1 && results.total <= FEW_LINES ? FEW_BY_LETTERS : 1;
  const many =
    guess.kind === 'romanized' && typedWordCount(guess) === 1 && fit.isBySound && results.total > MANY_LINES
      ? MANY_BY_SOUND
      : 1;
  return {
    guess,
    results,
    fit,
    score: guess.confidence * fit.closeness * fit.coverage ** 2 * few * many,
  };
}

function bestReading(guesses: readonly Guess[], search: (guess: Guess) => SearchResults): Reading | null {
  let best: Reading | null = null;
  for (const guess of guesses) {
    // Guesses are sorted, so no later one can be better.
    if (best !== null && guess.confidence * MAX_SCORE <= best.score) break;
    const reading = readingOf(guess, search(guess));
    if (reading !== null && (best === null || reading.score > best.score)) best = reading;
  }
  return best;
}

const isExpensive = (typed: string): boolean => typed.length > EXPENSIVE.characters || OPERATORS.test(typed);

/** True for a few words many times: every kind is slow on them, and no line has them. */
function isRepetitive(typed: string): boolean {
  const words = typed.trim().split(/\s+/);
  return words.length >= REPETITIVE.words && words.length >= new Set(words).size * REPETITIVE.times;
}

const likeliest = (guesses: readonly Guess[], typed: string): readonly Guess[] =>
  guesses.slice(0, isRepetitive(typed) ? 1 : isExpensive(typed) ? EXPENSIVE.maxGuesses : MAX_GUESSES);

/**
 * Searches for what a text may mean and returns the results of the reading that most speaks for: its confidence, how
 * closely its first line matches, and how many of the typed words that line has. A text without words about it, such as
 * “lyrics”, is only tried if no line has all words as typed.
 *
 * @param guess the meanings of a text, likeliest first
 * @param core the text without words about it; null if it has none
 */
export function searchGuesses(
  typed: string,
  core: string | null,
  guess: (text: string) => readonly Guess[],
  search: (guess: Guess) => SearchResults,
): GuessedResults {
  const guesses = likeliest(guess(typed), typed);
  const asTyped = bestReading(guesses, search);
  const isComplete = asTyped !== null && asTyped.fit.coverage === 1 && asTyped.fit.closeness > CLOSENESS.typo;
  const coreGuesses = core === null || isComplete || isExpensive(typed) ? [] : likeliest(guess(core), core);
  const asCore = bestReading(coreGuesses, search);
  const isCore = asCore !== null && asCore.score > (asTyped?.score ?? 0);
  const best = isCore ? asCore : asTyped;
  return {
    ...(best?.results ?? { total: 0, lines: [], hits: [] }),
    guess: best?.guess ?? null,
    guesses: isCore ? coreGuesses : guesses,
    isExactAsTyped:
      best !== null && !isCore && !best.guess.isConverted && isExactFit(best.guess, best.results),
  };
}

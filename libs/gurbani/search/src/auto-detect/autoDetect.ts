import type { SourceId } from '@naad/gurbani-corpus';
import { firstLetters, isGurmukhi, splitWords, toUnicode } from '@naad/gurbani-text';
import type { SearchKind } from '../search.ts';
import { devanagariToGurmukhi } from './devanagariToGurmukhi.ts';
import { ENGLISH_WORDS, ROMANIZED_WORDS } from './tellingWords.ts';
import { parseAngReference } from './parseAngReference.ts';
import { shahmukhiToGurmukhi } from './shahmukhiToGurmukhi.ts';

/** One thing that a text may have meant. */
export interface Guess {
  readonly kind: SearchKind;
  /** The text for that kind; another script is written in Gurmukhi. */
  readonly text: string;
  /** 0 to 1. Guesses are in its order. */
  readonly confidence: number;
  /** The work that was named. */
  readonly source?: SourceId;
}

/** What is known about who typed. */
export interface DetectOptions {
  /** The choice beside the field: true for ASCII keys of Gurmukhi, false for Latin text; left out where there was none. */
  readonly isGurmukhi?: boolean;
  /** The share of the words that the English translations have, 0-1; without it a list of telling words decides. */
  readonly englishShare?: (text: string) => number;
}

/** A longer text is judged by its beginning. */
const MOST_CHARACTERS = 400;

/** A vowel sign, a subjoined letter, or a carrier joined with its vowel: first letters have none. */
const SIGN = /[ਾ-ੌੰੱਂਁ੍ੵਆਇਈਉਊਏਐਔ]/;

function guess(kind: SearchKind, text: string, confidence: number): Guess {
  return { kind, text, confidence };
}

/** What Gurmukhi letters may mean: words, initials, or words without their vowel signs. */
function guessGurmukhi(unicode: string): Guess[] {
  const words = splitWords(unicode.replace(/[;,.।॥?!]/g, ' '));
  const letterCount = words.reduce((sum, word) => sum + word.length, 0);
  if (letterCount === 0) return [];
  const text = words.join(' ');
  if (SIGN.test(text)) {
    const initials = firstLetters(text);
    return [
      guess('gurmukhiWord', text, 0.9),
      guess('mainLetters', text.replace(new RegExp(SIGN, 'g'), ''), 0.4),
      ...(words.length > 2 ? [guess('firstLettersAnywhere', initials, 0.3)] : []),
    ];
  }
  const areInitials = words.every((word) => word.normalize('NFC').replace('਼', '').length === 1);
  if (words.length === 1 || areInitials) {
    const initials = words.join('');
    return [
      guess('firstLetters', initials, areInitials && words.length > 1 ? 0.95 : 0.8),
      guess('firstLettersAnywhere', initials, 0.7),
      guess('gurmukhiWord', text, 0.5),
      guess('mainLetters', text, 0.4),
    ];
  }
  return [
    guess('mainLetters', text, 0.8),
    guess('gurmukhiWord', text, 0.6),
    guess('firstLettersAnywhere', firstLetters(text), 0.3),
  ];
}

/** Keys that only the Gurmukhi layout has a use for. */
const ONLY_KEYS = /[[\]\\|^&`~@#$%<>{}«»Ò¤§ƒ]/;
/** A capital behind a small letter: `mwgih Twkur`, `DDrgj`; nobody writes Latin so. */
const INNER_CAPITAL = /[a-z][A-Z]|^[A-Z]{2,}[a-z]|\b[A-Z][A-Z]+[a-z]/;
/** Without a vowel, and `w` behind a consonant: the key of ਾ (`nwnk`, `mwnI`). */
const KANNA_KEY = /\b[a-z]*[b-df-hj-np-tv-xz]w[b-df-hj-np-tvxz][a-z]*\b/i;
/** Sihari before a consonant at the start, as in `ik`, `isru`, is no sign of keys; `hir`, `kir`, `miq` end as no Latin word does. */
const KEY_ENDING = /\b[a-z]+[a-z](?:q|iq|ih|w|IAw|ieAw|ie)\b/;

const VOWEL = /[aeiou]/i;

/** Latin letters that make no words: each by itself, or too many consonants in a row. */
function areInitials(words: readonly string[]): boolean {
  const [only = ''] = words;
  if (words.length > 1) return words.every((word) => word.length === 1);
  return only.length > 1 && (!VOWEL.test(only) || /[^aeiouy']{4}/i.test(only));
}

/** How likely Latin letters are keys of Gurmukhi words or initials, 0-1. */
function keyLikelihood(text: string, words: readonly string[]): number {
  if (ONLY_KEYS.test(text)) return 0.95;
  const isTitle = words.every((word) => /^(?:[A-Z]?[a-z']*|[A-Z]+)$/.test(word));
  if (!isTitle && INNER_CAPITAL.test(text)) return 0.9;
  if (KANNA_KEY.test(text)) return 0.85;
  if (areInitials(words)) return 0.55;
  return KEY_ENDING.test(text) && words.length > 1 ? 0.3 : 0;
}

/** Whether Latin words read as English rather than as Gurbani spelled in Latin letters, 0-1. */
function englishLikelihood(words: readonly string[], { englishShare }: DetectOptions): number {
  const lower = words.map((word) => word.toLowerCase().replace(/[^\p{L}']/gu, '')).filter(Boolean);
  if (lower.length === 0) return 0.5;
  const isEnglish = lower.filter((word) => ENGLISH_WORDS.has(word)).length;
  const isRomanized = lower.filter((word) => ROMANIZED_WORDS.has(word)).length;
  const known = englishShare?.(lower.join(' ')) ?? 0.5;
  const telling = (isEnglish - isRomanized) / lower.length;
  return Math.min(1, Math.max(0, 0.5 + 0.9 * telling + 0.8 * (known - 0.7)));
}

function guessLatin(text: string, words: readonly string[], options: DetectOptions): Guess[] {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '') return [];
  const english = englishLikelihood(words, options);
  const initials = guess('romanizedFirstLetters', letters, 0);
  const readings = [
    guess('englishWord', text, 0.2 + 0.75 * english),
    guess('romanized', text, 0.95 - 0.75 * english),
  ];
  if (areInitials(words))
    return [
      { ...initials, confidence: 0.8 },
      ...readings.map((each) => ({ ...each, confidence: each.confidence * 0.6 })),
    ];
  return words.length === 1 ? [...readings, { ...initials, confidence: 0.1 }] : readings;
}

const inOrder = (guesses: Guess[]): Guess[] => {
  const seen = new Set<string>();
  return guesses
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ kind, text }) => {
      const key = `${kind} ${text}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew && text.trim() !== '';
    });
};

/**
 * Says what was meant by a text of the one search box: which kinds of search to try, the likeliest first, and with what
 * text. It looks at the text alone; nothing is searched.
 *
 * @returns nothing for a text without a letter or digit
 */
export function autoDetect(typed: string, options: DetectOptions = {}): readonly Guess[] {
  const text = typed.slice(0, MOST_CHARACTERS).trim();
  const reference = parseAngReference(text);
  if (reference) {
    const { ang, source } = reference;
    const page: Guess = { ...guess('ang', String(ang), 1), ...(source ? { source } : {}) };
    return source === 'G' && ang > 1430 ? [guess('ang', String(ang), 0.5)] : [page];
  }
  if (isGurmukhi(text)) return inOrder(guessGurmukhi(text.normalize('NFC')));
  if (/[ऄ-ह]/.test(text)) return inOrder(guessGurmukhi(devanagariToGurmukhi(text)));
  if (/[ء-يٮ-ۓۺ-ۿݐ-ݿ]/.test(text)) {
    const { mainLetters, firstLetters: initials, roman } = shahmukhiToGurmukhi(text);
    if (mainLetters === '') return [];
    return inOrder([
      guess('romanized', roman, 0.7),
      guess('mainLetters', mainLetters, 0.6),
      ...(initials.length > 2 ? [guess('firstLettersAnywhere', initials, 0.5)] : []),
    ]);
  }
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) || ONLY_KEYS.test(word));
  if (words.length === 0) return [];
  const asKeys = (): Guess[] => guessGurmukhi(toUnicode(text));
  if (options.isGurmukhi === true) return inOrder(asKeys());
  const latin = guessLatin(text, words, options);
  if (options.isGurmukhi === false) return inOrder(latin);
  const keys = keyLikelihood(text, words);
  if (keys === 0) return inOrder(latin);
  return inOrder([
    ...asKeys().map((each) => ({ ...each, confidence: each.confidence * (keys > 0.5 ? 1 : keys) })),
    ...latin.map((each) => ({ ...each, confidence: each.confidence * (1 - keys) })),
  ]);
}

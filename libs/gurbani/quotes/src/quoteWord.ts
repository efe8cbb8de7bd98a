import {
  foldWord,
  latinLetters,
  shahmukhiToGurmukhi,
  soundOf,
  devanagariToGurmukhi,
} from '@naad/gurbani-search';
import { normaliseGurmukhi, splitSyllables, toUnicode } from '@naad/gurbani-text';
import type { QuoteForm } from './quote.ts';

/** A word as it is compared. */
export interface QuoteWord {
  /** As it is shown. */
  readonly shown: string;
  /** What it is laid side by side by: akhars, letters of a sound, or the whole word. Joined they are all that counts. */
  readonly units: readonly string[];
  /** The same without what people leave out. */
  readonly folded: string;
  /** Whether the units joined are what is shown, so that letters can be pointed at. */
  readonly isLiteral: boolean;
  /** Whether no space stands behind it: an akhar of a text that was written without spaces, a word before a hyphen. */
  readonly isJoinedToNext?: boolean;
}

/** An end mark and the numbers that follow: ॥, ॥੧॥, ॥੪॥੫॥. */
const END_MARKS = /[।॥](?:\s*[੦-੯]+\s*[।॥])*/g;
/** Joiners and other signs that are not seen. */
const UNSEEN = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;
/** All that is no letter, sign or number. */
const NO_LETTER = /[^\p{L}\p{M}\p{Nd}\s]+/gu;

/** Of Latin letters: people leave them out where they have no key for them. */
const ACCENTS = /[\u0300-\u036f]/g;

const isWord = (word: string): boolean => word !== '';

function gurmukhiWord(shown: string): QuoteWord {
  return { shown, units: splitSyllables(shown), folded: foldWord(shown), isLiteral: true };
}

function readGurmukhi(unicode: string): QuoteWord[] {
  return normaliseGurmukhi(unicode.replace(UNSEEN, ''))
    .replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x0a66))
    .replace(END_MARKS, ' ')
    .replace(NO_LETTER, ' ')
    .split(/\s+/)
    .filter(isWord)
    .map(gurmukhiWord);
}

function readShahmukhi(text: string): QuoteWord[] {
  return text
    .replace(UNSEEN, '')
    .split(/\s+/)
    .map((shown) => ({ shown, letters: shahmukhiToGurmukhi(shown).mainLetters.replaceAll(' ', '') }))
    .filter(({ letters }) => letters !== '')
    .map(({ shown, letters }) => ({
      shown,
      units: [...letters],
      folded: letters.replace(/[ਅੲੳਹ]/g, ''),
      isLiteral: false,
    }));
}

/** Behind a hyphen or a stroke, which some write within a word and some between two. */
const BEHIND_HYPHENS = /(?<=[-–—/])/;

function readRomanized(text: string): QuoteWord[] {
  return text
    .replace(UNSEEN, '')
    .split(/\s+/)
    .flatMap((word) =>
      word
        .split(BEHIND_HYPHENS)
        .map((shown, place, parts) => ({ shown, isJoinedToNext: place < parts.length - 1 })),
    )
    .map((word) => ({ ...word, ...soundOf(latinLetters(word.shown)) }))
    .filter(({ voice }) => voice !== '')
    .map(({ shown, isJoinedToNext, bones, voice }) => ({
      shown,
      units: [...voice],
      folded: bones,
      isLiteral: false,
      isJoinedToNext,
    }));
}

function readTranslation(text: string): QuoteWord[] {
  return text
    .normalize('NFC')
    .split(/[\s\-–—/]+/)
    .map((shown) => ({ shown, letters: shown.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '') }))
    .filter(({ letters }) => letters !== '')
    .map(({ shown, letters }) => ({
      shown,
      units: [letters],
      folded: letters.normalize('NFD').replace(ACCENTS, ''),
      isLiteral: false,
    }));
}

/** The words of a text in one of the forms, as {@link QuoteForm} names them. Gurmukhi is Unicode. */
export function readWords(text: string, form: QuoteForm): QuoteWord[] {
  switch (form) {
    case 'gurmukhi':
      return readGurmukhi(text);
    case 'devanagari':
      return readGurmukhi(devanagariToGurmukhi(text));
    case 'shahmukhi':
      return readShahmukhi(text);
    case 'romanized':
      return readRomanized(text);
    case 'translation':
      return readTranslation(text);
  }
}

/** Hardly a word has more akhars: what is longer is several words without spaces (larivaar). */
const MOST_AKHARS = 8;

/** Words without spaces between them, each akhar for itself, so that they can be laid beside words. */
export function loosenLarivaar(words: readonly QuoteWord[]): QuoteWord[] {
  return words.flatMap((word) =>
    word.isLiteral && word.units.length > MOST_AKHARS
      ? word.units.map((akhar, place) => ({
          ...gurmukhiWord(akhar),
          isJoinedToNext: place < word.units.length - 1,
        }))
      : [word],
  );
}

/** Keys of the ASCII layout as Unicode; pause marks are no keys. */
export function fromAscii(text: string): string {
  return toUnicode(text.replace(/[;,.]/g, ' '));
}

import {
  devanagariToGurmukhi,
  ENGLISH_WORDS,
  foldWord,
  latinLetters,
  shahmukhiToGurmukhi,
  soundOf,
} from '@naad/gurbani-search';
import { isGurmukhi, normaliseGurmukhi, splitSyllables, toUnicode } from '@naad/gurbani-text';
import type { QuoteForm } from './quote.ts';

/** A word prepared for comparison. */
export interface QuoteWord {
  /** Displayed form. */
  readonly shown: string;
  /** Units of comparison: akhars, letters of one sound each, or the whole word. Nothing else in the word counts. */
  readonly units: readonly string[];
  /** The units without signs that people omit. */
  readonly folded: string;
  /** True if the joined units equal the displayed form, so that single letters can be marked. */
  readonly isLiteral: boolean;
  /** True if no space follows: an akhar of text without spaces, or a word before a hyphen. */
  readonly isJoinedToNext?: boolean;
}

/** An end mark with the numbers after it: ॥, ॥੧॥, ॥੪॥੫॥. */
const END_MARKS = /[।॥](?:\s*[੦-੯]+\s*[।॥])*/g;
/** Joiners and other invisible characters. */
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;
/** Anything but letters, marks, digits and white space. */
const NON_LETTERS = /[^\p{L}\p{M}\p{Nd}\s]+/gu;

/** Accents of Latin letters; people without a key for them omit them. */
const ACCENTS = /[\u0300-\u036f]/g;

const isWord = (word: string): boolean => word !== '';

function gurmukhiWord(shown: string): QuoteWord {
  return { shown, units: splitSyllables(shown), folded: foldWord(shown), isLiteral: true };
}

function readGurmukhi(unicode: string): QuoteWord[] {
  return normaliseGurmukhi(unicode.replace(INVISIBLE, ''))
    .replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x0a66))
    .replace(END_MARKS, ' ')
    .replace(NON_LETTERS, ' ')
    .split(/\s+/)
    .filter(isWord)
    .map(gurmukhiWord);
}

function readShahmukhi(text: string): QuoteWord[] {
  return text
    .replace(INVISIBLE, '')
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

/** After a hyphen or slash, which people write within a word or between two. */
const AFTER_HYPHEN = /(?<=[-–—/])/;

function readRomanized(text: string): QuoteWord[] {
  return text
    .replace(INVISIBLE, '')
    .split(/\s+/)
    .flatMap((word) =>
      word
        .split(AFTER_HYPHEN)
        .map((shown, index, parts) => ({ shown, isJoinedToNext: index < parts.length - 1 })),
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

/** Splits a text into words of the given {@link QuoteForm}. Gurmukhi must be Unicode. */
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

/** Almost no word has more akhars; longer ones are several words without spaces (larivaar). */
const MAX_AKHARS = 8;

/** Splits larivaar words into akhars, so that they can be aligned with separate words. */
export function splitLarivaar(words: readonly QuoteWord[]): QuoteWord[] {
  return words.flatMap((word) =>
    word.isLiteral && word.units.length > MAX_AKHARS
      ? word.units.map((akhar, index) => ({
          ...gurmukhiWord(akhar),
          isJoinedToNext: index < word.units.length - 1,
        }))
      : [word],
  );
}

/** Converts ASCII layout text to Unicode; pause marks aren't keys of the layout. */
function fromAscii(text: string): string {
  return toUnicode(text.replace(/[;,.]/g, ' '));
}

/** Words joined without spaces, with the start of each. */
export interface WordStream {
  readonly words: readonly QuoteWord[];
  /** All units, joined. */
  readonly exact: string;
  /** All folded words, joined. */
  readonly folded: string;
  /** Start of each word in `exact` and `folded`, then the total length. */
  readonly exactStarts: readonly number[];
  readonly foldedStarts: readonly number[];
}

/** Range of words; `to` is exclusive. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

export function toStream(words: readonly QuoteWord[]): WordStream {
  let exact = '';
  let folded = '';
  const exactStarts = [0];
  const foldedStarts = [0];
  for (const word of words) {
    exact += word.units.join('');
    folded += word.folded;
    exactStarts.push(exact.length);
    foldedStarts.push(folded.length);
  }
  return { words, exact, folded, exactStarts, foldedStarts };
}

/** All occurrences of `sought` that begin and end at word boundaries. */
function occurrencesOf(text: string, sought: string, starts: readonly number[]): WordRange[] {
  const ranges: WordRange[] = [];
  if (sought === '') return ranges;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const from = starts.lastIndexOf(at);
    // Words that fold to nothing share a start: take the tightest range.
    const to = starts.indexOf(at + sought.length);
    if (from >= 0 && to > from) ranges.push({ from, to });
  }
  return ranges;
}

/** Finds occurrences of the sought words, letter for letter; whole words, spaces ignored. */
export function findExact(stream: WordStream, sought: WordStream): WordRange[] {
  return occurrencesOf(stream.exact, sought.exact, stream.exactStarts);
}

/** The same, ignoring signs that people omit. */
export function findFolded(stream: WordStream, sought: WordStream): WordRange[] {
  return occurrencesOf(stream.folded, sought.folded, stream.foldedStarts);
}

/** True if the line and the sought text may overlap: one contains the other, or one ends as the other begins. */
function mayOverlap(line: string, starts: readonly number[], sought: string): boolean {
  if (line === '' || line.includes(sought) || sought.includes(line)) return true;
  return starts.some(
    (at) =>
      at > 0 && at < line.length && (sought.startsWith(line.slice(at)) || sought.endsWith(line.slice(0, at))),
  );
}

/** True if the line may contain part of the sought text verbatim, even if it spans several lines. */
export function mayMatch(line: WordStream, sought: WordStream): boolean {
  return (
    mayOverlap(line.exact, line.exactStarts, sought.exact) ||
    mayOverlap(line.folded, line.foldedStarts, sought.folded)
  );
}

/** A passage read as one of the forms it may be in. */
export interface Reading {
  readonly form: QuoteForm;
  readonly quoted: WordStream;
  /** True if near matches are worth looking for. */
  readonly isLikely: boolean;
  /** True for Latin letters, where a few letters match some line by chance. */
  readonly isLatin: boolean;
  /** True for Latin or Shahmukhi letters with signs of the Naad scheme, which people seldom type. */
  readonly hasNaadSigns: boolean;
  /** True for text beside an already found line, compared with its translators in every language. */
  readonly isBesideLine: boolean;
}

/** Minimum share of the commonest English words in an English text. */
const MIN_ENGLISH_SHARE = 0.2;

/** Capitals for retroflex letters, brackets around what is hardly heard, and marks of short vowels in Shahmukhi. */
const NAAD_SIGNS = /[TDNR]|\([a-z]{1,2}\)|[\u064e-\u0650]/;

const PLAIN = { isLikely: true, isLatin: false, hasNaadSigns: false, isBesideLine: false } as const;

function read(form: QuoteForm, text: string): Reading {
  return { ...PLAIN, form, quoted: toStream(readWords(text, form)) };
}

/**
 * The possible readings of a text by its script. Latin letters have three: each is tried for exact matches, but near
 * matches only as English or as Gurmukhi, depending on the share of common English words.
 */
export function readingsOf(text: string): Reading[] {
  // Other scripts come first: their texts may also contain ੴ.
  if (/\p{Script=Devanagari}/u.test(text)) return [read('devanagari', text)];
  if (isGurmukhi(text)) return [read('gurmukhi', text)];
  if (/\p{Script=Arabic}/u.test(text)) {
    return [{ ...read('shahmukhi', text), hasNaadSigns: NAAD_SIGNS.test(text) }];
  }
  const translation = read('translation', text);
  const { words } = translation.quoted;
  const commonCount = words.filter(({ folded }) => ENGLISH_WORDS.has(folded)).length;
  const isEnglish = commonCount >= words.length * MIN_ENGLISH_SHARE;
  const readings = [
    { ...read('gurmukhi', fromAscii(text)), isLikely: !isEnglish },
    { ...read('romanized', text), isLikely: !isEnglish, hasNaadSigns: NAAD_SIGNS.test(text) },
    { ...translation, isLikely: isEnglish },
  ];
  // The likeliest first: an exact match saves trying the others.
  return readings
    .sort((a, b) => Number(b.isLikely) - Number(a.isLikely))
    .filter(({ quoted }) => quoted.exact !== '')
    .map((reading) => ({ ...reading, isLatin: true }));
}

/** Reads a text beside a found line as its translation in any language. */
export function readingBesideLine(text: string): Reading {
  return { ...read('translation', text), isBesideLine: true };
}

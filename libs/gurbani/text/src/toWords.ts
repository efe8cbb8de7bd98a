import type { Visraam, VisraamType } from '@naad/gurbani-model';

/**
 * Splits a line at white space. End marks (॥੧॥) are words, so that every index into a line (pauses, highlights,
 * addresses) counts alike.
 */
export function splitWords(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

/** A word of a line, ready to render. */
export interface Word {
  readonly text: string;
  /** The pause after this word, or `null`. */
  readonly visraam: VisraamType | null;
  /** True for a mark that opens, divides or closes a line (॥, ॥੧॥, ।); larivaar keeps it separate. */
  readonly isEndMark: boolean;
}

/**
 * Splits a Unicode line into words with their pauses.
 *
 * @param unicode the line
 * @param visraams its pauses from {@link parseLine}; any outside the line are ignored
 */
export function toWords(unicode: string, visraams: readonly Visraam[]): Word[] {
  const pauses = new Map(visraams.map(({ word, type }) => [word, type]));
  return splitWords(unicode).map((text, index) => ({
    text,
    visraam: pauses.get(index) ?? null,
    isEndMark: /^[।॥]/.test(text),
  }));
}

/** Converts a line to larivaar by removing all its white space. */
export function toLarivaar(text: string): string {
  return text.replace(/\s+/g, '');
}

/**
 * A letter with everything drawn on or joined to it: subjoined letters, signs, and a following hyphen, danda or raised
 * raag number, which may not start a row. Digits of one number stay together.
 */
const SYLLABLE = /(?:\p{Nd}+|[^])(?:੍[ਕ-ਹੜ]|[\p{M}\p{P}₀-₉\u200C\u200D])*/gu;

/**
 * Splits a Unicode word where larivaar, which has no spaces, may wrap: ਪ੍ਰਸਾਦਿ is ਪ੍ਰ, ਸਾ, ਦਿ.
 *
 * @returns the pieces in order; joined they equal the word
 */
export function splitSyllables(word: string): string[] {
  return word.match(SYLLABLE) ?? [];
}

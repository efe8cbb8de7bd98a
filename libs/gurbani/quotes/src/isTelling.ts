import type { Found, FoundReading } from './createPassageFinder.ts';
import { linesAt } from './lineReader.ts';

/** Words of a part of a translation that are no chance, and of a line in Latin letters: as they stand, and altered. */
const LEAST_WORDS = {
  translation: { asItStands: 4, altered: 6 },
  line: { asItStands: 3, altered: 4 },
} as const;
/** Letters of a part of a line; and of a whole one, as a heading is. */
const LEAST_LETTERS = { part: 10, whole: 3 } as const;

export interface TellingOptions {
  /** Where the passage before it was found: one that goes on there may be as short as it likes. */
  readonly before: Found | null;
  /** Whether it was cut out of a passage, so that nobody set it apart. */
  readonly isCut: boolean;
}

/**
 * Whether it says anything that a passage was found: a word or two in Latin letters stand in some line, whatever was
 * meant by them. “so” is ASCII for ਸੋ.
 */
export function isTelling(
  { found, reading: { isLatin, isBesideLine, quoted } }: FoundReading,
  { before, isCut }: TellingOptions,
): boolean {
  if (!isLatin && !isBesideLine && !isCut) return true;
  const { isWhole, lines } = linesAt(found.window, found.range);
  if (before?.form === found.form) {
    const last = linesAt(before.window, before.range).lines.at(-1) ?? -2;
    if (lines[0] === last || lines[0] === last + 1) return true;
  }
  const isAltered = found.verdict === 'altered';
  const letters = quoted.words.map(({ shown }) => shown).join('').length;
  if (isWhole && !isAltered && !isCut) return letters >= LEAST_LETTERS.whole;
  const { altered, asItStands } = LEAST_WORDS[found.form === 'translation' ? 'translation' : 'line'];
  return quoted.words.length >= (isAltered ? altered : asItStands) && letters >= LEAST_LETTERS.part;
}

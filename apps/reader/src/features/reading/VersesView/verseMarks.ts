import type { VerseId } from '@naad/gurbani-corpus';

interface Identified {
  readonly id: VerseId;
}

/** What is set apart in a text. */
export interface VerseMarks {
  /** Lines that the address highlights. */
  readonly highlights: readonly VerseId[];
  /** Which of them is meant, where a text says a verse again. */
  readonly line?: object | undefined;
  /** Which words of such a line a search found. */
  readonly words?: readonly number[];
  /** The same of one of its translations, by its key. */
  readonly translation?: { readonly key: string; readonly words: readonly number[] } | null;
}

export const NO_MARKS: VerseMarks = { highlights: [] };

export function isMarked({ highlights, line }: VerseMarks, verse: Identified): boolean {
  return highlights.includes(verse.id) && (line ?? verse) === verse;
}

/** The marks that concern these lines: the same object for all lines that have none. */
export function marksWithin(verses: readonly Identified[], marks: VerseMarks): VerseMarks {
  return marks.highlights.length > 0 && verses.some((verse) => isMarked(marks, verse)) ? marks : NO_MARKS;
}

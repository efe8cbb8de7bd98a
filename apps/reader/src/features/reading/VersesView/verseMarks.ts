import type { VerseId } from '@naad/gurbani-model';

interface Identified {
  readonly id: VerseId;
}

/** Highlights in a text. */
export interface VerseMarks {
  /** Lines that the address highlights. */
  readonly highlights: readonly VerseId[];
  /** The line that is meant, if the text repeats a verse. */
  readonly line?: object | undefined;
  /** Indexes of the words that a search found in these lines. */
  readonly words?: readonly number[];
  /** Words found in a translation, with its key. */
  readonly translation?: { readonly key: string; readonly words: readonly number[] } | null;
}

export const NO_MARKS: VerseMarks = { highlights: [] };

export function isMarked({ highlights, line }: VerseMarks, verse: Identified): boolean {
  return highlights.includes(verse.id) && (line ?? verse) === verse;
}

/** Marks within these lines; {@link NO_MARKS} if there are none, so that memoised components don't rerender. */
export function marksWithin(verses: readonly Identified[], marks: VerseMarks): VerseMarks {
  return marks.highlights.length > 0 && verses.some((verse) => isMarked(marks, verse)) ? marks : NO_MARKS;
}

import type { BaniRowVerse } from '@naad/api-contract';
import { BANI_LENGTHS, type BaniLength, type BaniLine, type Corpus } from '@naad/gurbani-corpus';
import type { SourcedBaniLine } from '../sources/index.ts';
import { presentBaniVerse } from './presentVerse.ts';
import type { VerseFields } from './verseFields.ts';

/** Whether a line is recited when the bani is recited in that length. */
export function isInLength({ lengths }: BaniLine, length: BaniLength): boolean {
  return (lengths & (1 << BANI_LENGTHS.indexOf(length))) !== 0;
}

/**
 * A line of a bani or ceremony. Whether an invocation stands before or in the heading is not in the corpus: unless a data
 * pack says it, its position is null, which clients show in full.
 *
 * @param withLengths whether to say in which lengths the line is recited; not where one length was asked for
 */
export function presentBaniRow(
  corpus: Corpus,
  line: SourcedBaniLine,
  fields: VerseFields,
  withLengths: boolean,
): BaniRowVerse {
  const flag = (length: BaniLength) => (isInLength(line, length) ? 1 : 0);
  const lengths = {
    existsSGPC: flag('short'),
    existsMedium: flag('medium'),
    existsTaksal: flag('long'),
    existsBuddhaDal: flag('extralong'),
  } as const;
  return {
    header: line.isHeader ? 1 : 0,
    mangalPosition: line.mangal ?? null,
    ...(withLengths ? lengths : {}),
    paragraph: line.paragraph,
    verse: presentBaniVerse(corpus, line.line, fields),
  };
}

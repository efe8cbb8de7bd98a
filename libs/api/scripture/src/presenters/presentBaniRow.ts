import type { BaniRowVerse } from '@naad/api-contract';
import { BANI_LENGTHS, type BaniLength } from '@naad/gurbani-model';
import { type BaniLine, type Corpus } from '@naad/gurbani-corpus';
import { presentBaniVerse } from './presentVerse.ts';
import type { VerseFields } from './verseFields.ts';

/** True if a line is part of that length of its bani. */
export function isInLength({ lengths }: BaniLine, length: BaniLength): boolean {
  return (lengths & (1 << BANI_LENGTHS.indexOf(length))) !== 0;
}

/**
 * Presents a line of a bani or ceremony. The corpus doesn't know the position of a mangal: without a data
 * pack it is null, and clients show every mangal.
 * @param withLengths includes the length flags; false if the request is for one length
 */
export function presentBaniRow(
  corpus: Corpus,
  line: BaniLine & { readonly mangal?: 'above' | 'current' | null },
  fields: VerseFields,
  includeLengths: boolean,
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
    ...(includeLengths ? lengths : {}),
    paragraph: line.paragraph,
    verse: presentBaniVerse(corpus, line.line, fields),
  };
}

import type { BaniVerse } from '@naad/api-client';
import { BANI_LENGTHS, type BaniLength } from '@naad/gurbani-model';

/** A heading with its lines. */
export interface BaniPart {
  /** Element id for links. */
  readonly id: string;
  /** Lines of the heading; empty before the first. */
  readonly heading: readonly BaniVerse[];
  /** The heading and the lines that follow it. */
  readonly verses: readonly BaniVerse[];
}

/** Lines of a bani in a length [B78], without invocations above a heading, since they recur where they are recited. */
export function versesOfLength(verses: readonly BaniVerse[], length: BaniLength): BaniVerse[] {
  return verses.filter(({ lengths, mangal }) => mangal !== 'above' && lengths.includes(length));
}

/** Number of lines in each length. */
export function countsOfLengths(verses: readonly BaniVerse[]): Record<BaniLength, number> {
  const counts = BANI_LENGTHS.map((length) => [length, versesOfLength(verses, length).length] as const);
  return Object.fromEntries(counts) as Record<BaniLength, number>;
}

/** Groups the lines by heading: each run of heading lines starts a part. */
export function partsOf(verses: readonly BaniVerse[]): BaniPart[] {
  const parts: BaniVerse[][] = [];
  let wasHeader = false;
  for (const verse of verses) {
    const part = parts.at(-1);
    if (part && (wasHeader || !verse.isHeader)) part.push(verse);
    else parts.push([verse]);
    wasHeader = verse.isHeader;
  }
  return parts.map((part, index) => {
    const firstOfText = part.findIndex(({ isHeader }) => !isHeader);
    return {
      id: `part-${String(index + 1)}`,
      heading: firstOfText < 0 ? part : part.slice(0, firstOfText),
      verses: part,
    };
  });
}

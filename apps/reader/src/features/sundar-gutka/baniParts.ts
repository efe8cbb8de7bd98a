import type { BaniVerse } from '@naad/api-client';
import { BANI_LENGTHS, type BaniLength } from '@naad/gurbani-corpus';

/** What is recited under one heading. */
export interface BaniPart {
  /** For links to it. */
  readonly id: string;
  /** Lines of the heading; none before the first. */
  readonly heading: readonly BaniVerse[];
  /** The heading and what follows it. */
  readonly verses: readonly BaniVerse[];
}

/**
 * The lines of a bani as they are recited in a length (behaviour 78). Invocations that stand above a heading are left out:
 * they are said again where they are current (behaviour 1.8).
 */
export function versesOfLength(verses: readonly BaniVerse[], length: BaniLength): BaniVerse[] {
  return verses.filter(({ lengths, mangal }) => mangal !== 'above' && lengths.includes(length));
}

/** How many lines are recited in each length. */
export function countsOfLengths(verses: readonly BaniVerse[]): Record<BaniLength, number> {
  const counts = BANI_LENGTHS.map((length) => [length, versesOfLength(verses, length).length] as const);
  return Object.fromEntries(counts) as Record<BaniLength, number>;
}

/** The lines under their headings: every run of heading lines begins a part. */
export function partsOf(verses: readonly BaniVerse[]): BaniPart[] {
  const parts: BaniVerse[][] = [];
  let wasHeader = false;
  for (const verse of verses) {
    const part = parts.at(-1);
    if (part && (wasHeader || !verse.isHeader)) part.push(verse);
    else parts.push([verse]);
    wasHeader = verse.isHeader;
  }
  return parts.map((part, place) => {
    const firstOfText = part.findIndex(({ isHeader }) => !isHeader);
    return {
      id: `part-${String(place + 1)}`,
      heading: firstOfText < 0 ? part : part.slice(0, firstOfText),
      verses: part,
    };
  });
}

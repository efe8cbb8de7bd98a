import type { VerseLine } from '@naad/api-client';

/** A line with what its text says of it. */
export type ReadVerse = VerseLine & {
  /** Where the text goes by paragraphs. */
  readonly paragraph?: number;
  /** The line is a heading of what follows it. */
  readonly isHeader?: boolean;
  /** A name for links to the line, the only one on its page. */
  readonly anchor?: string;
};

/** Lines that follow each other and are drawn together. */
export interface VerseChunk {
  /** Place of the first in the text, from 0: a bani says some lines again, so a verse id is no key. */
  readonly start: number;
  readonly verses: readonly ReadVerse[];
}

/** A text up to this length is one chunk: a shabad, an ang, a hukamnama. */
const SHORT_TEXT = 80;
/** Lines that a slow phone draws anew between two frames. */
const CHUNK = 8;
/** A paragraph that will not end is parted all the same. */
const LONGEST_PARAGRAPH = 60;

/** A long text in pieces that are drawn one after the other, each ending with a paragraph where one ends soon enough. */
export function verseChunks(verses: readonly ReadVerse[]): VerseChunk[] {
  if (verses.length <= SHORT_TEXT) return [{ start: 0, verses }];
  const chunks: VerseChunk[] = [];
  let start = 0;
  for (let end = CHUNK; end < verses.length; end++) {
    const length = end - start;
    if (length < CHUNK) continue;
    const isSameParagraph =
      verses[end]?.paragraph !== undefined && verses[end]?.paragraph === verses[end - 1]?.paragraph;
    if (isSameParagraph && length < LONGEST_PARAGRAPH) continue;
    chunks.push({ start, verses: verses.slice(start, end) });
    start = end;
  }
  return [...chunks, { start, verses: verses.slice(start) }];
}

/** So many chunks in a group that few groups hear of a change, and few chunks in each that is near. */
const GROUP = 12;

/** Chunks of a long text that follow each other and hear of a change together. */
export interface ChunksTogether {
  readonly chunks: readonly VerseChunk[];
  /** Those of all of them. */
  readonly verses: readonly ReadVerse[];
}

/** Chunks in groups of nearly the same length. */
export function chunkGroups(chunks: readonly VerseChunk[]): ChunksTogether[] {
  const count = Math.ceil(chunks.length / GROUP);
  const startOf = (group: number) => Math.round((group * chunks.length) / count);
  return Array.from({ length: count }, (_, group) => {
    const together = chunks.slice(startOf(group), startOf(group + 1));
    return { chunks: together, verses: together.flatMap(({ verses }) => verses) };
  });
}

/** Lines with the same paragraph that follow each other. */
export function paragraphsOf({ start, verses }: VerseChunk): VerseChunk[] {
  const paragraphs: { start: number; verses: ReadVerse[] }[] = [];
  verses.forEach((verse, place) => {
    const last = paragraphs.at(-1);
    if (last?.verses[0]?.paragraph === verse.paragraph && last) last.verses.push(verse);
    else paragraphs.push({ start: start + place, verses: [verse] });
  });
  return paragraphs;
}

import type { VerseLine } from '@naad/gurbani-model';

/** A line with its attributes in this text. */
export type ReadVerse = VerseLine & {
  /** Number of the line on its ang, where these are counted. */
  readonly lineNumber?: number;
  /** Paragraph number, in texts that have paragraphs. */
  readonly paragraph?: number;
  /** True for a heading of the lines that follow. */
  readonly isHeader?: boolean;
  /** Element id for links to the line; unique on the page. */
  readonly anchor?: string;
};

/** Consecutive lines that are rendered together. */
export interface VerseChunk {
  /** Index of the first line in the text. A bani repeats lines, so a verse id is no key. */
  readonly start: number;
  readonly verses: readonly ReadVerse[];
}

/** Lines up to which a text is a single chunk: a shabad, an ang, a hukamnama. */
const SHORT_TEXT = 80;
/** Lines that a slow phone renders between two frames. */
const CHUNK = 8;
/** Lines after which a paragraph is split. */
const MAX_PARAGRAPH = 60;

/**
 * Splits a long text into chunks that are rendered one by one, each ending at a paragraph's end if that is near enough.
 */
export function verseChunks(verses: readonly ReadVerse[]): VerseChunk[] {
  if (verses.length <= SHORT_TEXT) return [{ start: 0, verses }];
  const chunks: VerseChunk[] = [];
  let start = 0;
  for (let end = CHUNK; end < verses.length; end++) {
    const length = end - start;
    if (length < CHUNK) continue;
    const isSameParagraph =
      verses[end]?.paragraph !== undefined && verses[end]?.paragraph === verses[end - 1]?.paragraph;
    if (isSameParagraph && length < MAX_PARAGRAPH) continue;
    chunks.push({ start, verses: verses.slice(start, end) });
    start = end;
  }
  return [...chunks, { start, verses: verses.slice(start) }];
}

/** Chunks per group: a balance between groups to update and chunks in a group near the screen. */
const GROUP = 12;

/** Consecutive chunks of a long text that update together. */
export interface VerseChunkGroup {
  readonly chunks: readonly VerseChunk[];
  /** Verses of all chunks. */
  readonly verses: readonly ReadVerse[];
}

/** Groups chunks evenly. */
export function chunkGroups(chunks: readonly VerseChunk[]): VerseChunkGroup[] {
  const count = Math.ceil(chunks.length / GROUP);
  const startOf = (group: number) => Math.round((group * chunks.length) / count);
  return Array.from({ length: count }, (_, group) => {
    const together = chunks.slice(startOf(group), startOf(group + 1));
    return { chunks: together, verses: together.flatMap(({ verses }) => verses) };
  });
}

/** Groups consecutive lines of the same paragraph. */
export function paragraphsOf({ start, verses }: VerseChunk): VerseChunk[] {
  const paragraphs: { start: number; verses: ReadVerse[] }[] = [];
  verses.forEach((verse, index) => {
    const last = paragraphs.at(-1);
    if (last?.verses[0]?.paragraph === verse.paragraph && last) last.verses.push(verse);
    else paragraphs.push({ start: start + index, verses: [verse] });
  });
  return paragraphs;
}

import type { Visraam } from '@naad/gurbani-text';
import type { Catalogue, Section, Writer } from './catalogue.ts';
import type { Glossary } from './glossary.ts';
import type { Ang, LineIndex, ShabadId, ShabadIndex, VerseId } from './ids.ts';
import type { RelatedShabad } from './relatedShabad.ts';
import type { SourceId } from './sources.ts';

/** What a line is: an invocation, a heading, the refrain's pause line, or a line of verse. */
export const LINE_TYPES = ['manglacharan', 'sirlekh', 'rahao', 'pankti'] as const;
export type LineType = (typeof LINE_TYPES)[number];

/** Scripts a line is transliterated into, in the scheme existing clients know; see `@naad/gurbani-text/transliterate`. */
export const TRANSLITERATION_SCRIPTS = ['en', 'hi', 'ipa', 'ur'] as const;
export type TransliterationScript = (typeof TRANSLITERATION_SCRIPTS)[number];

/** A line, without its text: the text is asked for by index, since most callers want only some of its forms. */
export interface Line {
  readonly index: LineIndex;
  readonly verseId: VerseId;
  readonly shabadIndex: ShabadIndex;
  readonly sourceId: SourceId;
  /** Of the line itself: a shabad may hold lines of two writers, and run over the end of a section. */
  readonly writer: Writer;
  readonly section: Section;
  readonly ang: Ang;
  /** The line of the page, where the source database counts them (vaaran: the pauri); null elsewhere. */
  readonly lineNumber: number | null;
  readonly type: LineType | null;
}

/** A shabad; its writer and section are those of its first line. Lines `firstLine` … `firstLine + lineCount - 1`, always contiguous. */
export interface Shabad {
  readonly index: ShabadIndex;
  readonly id: ShabadId;
  readonly sourceId: SourceId;
  readonly writer: Writer;
  readonly section: Section;
  readonly firstLine: LineIndex;
  readonly lineCount: number;
  /** The line a shabad is called by: its first rahao line, else its first line of verse, else its first line. */
  readonly titleLine: LineIndex;
}

/** Where the scripture came from and which build of it this is. */
export interface CorpusInfo {
  readonly formatVersion: number;
  /** Name and version of the database the packs were built from, e.g. `@shabados/database 4.8.3`. */
  readonly builtFrom: string;
  /** When that database was released, `YYYY-MM-DD HH:MM:SS`; the scripture's `updated` on the wire. */
  readonly updated: string;
  readonly lineCount: number;
  readonly shabadCount: number;
  /** Hash over all packs: two builds with the same hash hold the same bytes. */
  readonly hash: string;
}

/**
 * The whole scripture, read only. Every method is synchronous and answers from memory.
 * Indexes out of range are a caller's mistake and throw a RangeError; unknown ids answer null.
 */
export interface Corpus {
  readonly info: CorpusInfo;
  readonly catalogue: Catalogue;
  readonly lineCount: number;
  readonly shabadCount: number;

  line(index: LineIndex): Line;
  lineIndexOf(id: VerseId): LineIndex | null;
  shabad(index: ShabadIndex): Shabad;
  shabadIndexOf(id: ShabadId): ShabadIndex | null;
  /** By the source database's own permanent id, `AGX`; several of them may be one shabad here. */
  shabadIndexOfSourceId(id: string): ShabadIndex | null;
  /**
   * Lines of a page of a work in the order of the scripture, or null when the work has no such page or no pages.
   * Nearly always a run; on pages 155 and 158 of the Dasam Granth a refrain comes back between lines of later pages.
   */
  page(source: SourceId, ang: number): readonly LineIndex[] | null;

  /** The line as it is drawn: Unicode, NFC, without pause marks, words set apart by one space. */
  unicode(index: LineIndex): string;
  /** The line exactly as the source database has it: legacy ASCII with its pause marks. */
  source(index: LineIndex): string;
  /** The line in legacy ASCII without pause marks. */
  ascii(index: LineIndex): string;
  visraams(index: LineIndex): readonly Visraam[];
  transliteration(index: LineIndex, script: TransliterationScript): string;
  /** A translator's text for the line; null where the translator has none. `key` as in {@link Catalogue.translators}. */
  translation(index: LineIndex, key: string): string | null;

  /** Word meanings; opened when first asked for, since most who read the corpus never ask. */
  glossary(): Glossary;
  /** Shabads like this one, the most alike first, at most 20; none for a shabad that is nothing but headings. */
  related(index: ShabadIndex): readonly RelatedShabad[];
}

import type { Ang, ShabadId, SourceId, TransliterationScript, VerseId, Visraam } from '@naad/gurbani-model';
import type { LineIndex, ShabadIndex } from './positions.ts';
import type { PackFile } from './pack/manifest.ts';
import type { Receipts } from './receipts.ts';
import type { Catalogue, Section, CatalogueWriter } from './catalogue.ts';
import type { Erratum } from './errata.ts';

/** Attribution shown with every meaning of a {@link Glossary}. They aren't entries of Mahan Kosh. */
export const GLOSSARY_NAME = 'Sri Guru Granth Darpan (Prof. Sahib Singh)';

/** A meaning that the commentary gives a headword. */
export interface GlossMeaning {
  /** In Punjabi, in the commentary's wording. */
  readonly text: string;
  /** The lines beside which it stands, in the order of the scripture; at least one. */
  readonly lines: readonly LineIndex[];
}

/** A word with the meaning that the commentary gives it in one line. */
export interface LineGloss {
  /** In Unicode, as the commentary spells it. It may be several words, or differ from the line's spelling. */
  readonly word: string;
  readonly meaning: string;
}

/** A headword and its meanings. */
export interface Gloss {
  /** Index of the headword in this build, 0-based. Not a permanent id. */
  readonly index: number;
  /** In Unicode. May differ from the word looked up, so show it with its meanings. */
  readonly word: string;
  /** The most frequent first. */
  readonly meanings: readonly GlossMeaning[];
}

/** Word meanings (padarth) of the Guru Granth Sahib. Every method reads blocks of a file and caches nothing. */
export interface Glossary {
  readonly wordCount: number;
  /**
   * Looks up a word as it appears in a line, including end marks. If it isn't a headword, drops, adds or exchanges the
   * final sihari or aunkar, which are grammatical endings; `word` of the answer names the headword found.
   */
  lookUp(word: string): Gloss | null;
  /** The glosses that the commentary gives beside a line, in its order. */
  ofLine(line: LineIndex): readonly LineGloss[];
  /** Headwords with the given prefix, in alphabetical order. */
  beginningWith(letters: string): readonly Pick<Gloss, 'index' | 'word'>[];
  /** The first `limit` headwords that contain a text or have a meaning that does. Reads everything: about 10 ms. */
  search(text: string, limit: number): readonly Gloss[];
}

/** A related shabad. */
export interface SimilarShabad {
  readonly shabad: ShabadIndex;
  /** Similarity from 1 to 100: 70 and above is excellent, 40 and above good. See the README for the formula. */
  readonly score: number;
  /** Number of lines that both repeat word for word. */
  readonly sharedLines: number;
  /** The rarest words that both have, in any grammatical form, spelled as in the shabad asked about; at most three. */
  readonly sharedWords: readonly string[];
  /** True if their English translations have rare words in common. */
  readonly isAlikeInEnglish: boolean;
}

/** Line types: invocation, heading, refrain line, line of verse. */
export const LINE_TYPES = ['manglacharan', 'sirlekh', 'rahao', 'pankti'] as const;
export type LineType = (typeof LINE_TYPES)[number];

/** A line without its text, which is read by index because most callers need only some of its forms. */
export interface Line {
  readonly index: LineIndex;
  readonly verseId: VerseId;
  readonly shabadIndex: ShabadIndex;
  readonly sourceId: SourceId;
  /** Writer of this line, like `section`: a shabad may have lines of two writers, or extend past the end of a section. */
  readonly writer: CatalogueWriter;
  readonly section: Section;
  readonly ang: Ang;
  /** Line number on the page (vaaran: the pauri), or null if the source database has none. */
  readonly lineNumber: number | null;
  readonly type: LineType | null;
}

/**
 * A shabad: the contiguous lines `firstLine` … `firstLine + lineCount - 1`. Writer and section are those of its first
 * line.
 */
export interface CorpusShabad {
  readonly index: ShabadIndex;
  readonly id: ShabadId;
  readonly sourceId: SourceId;
  readonly writer: CatalogueWriter;
  readonly section: Section;
  readonly firstLine: LineIndex;
  readonly lineCount: number;
  /** The line used as its title: its first rahao line, else its first line of verse, else its first line. */
  readonly titleLine: LineIndex;
}

/** The origin and build of the scripture. */
export interface CorpusInfo {
  readonly formatVersion: number;
  /** Name and version of the source database, e.g. `@shabados/database 4.8.3`. */
  readonly builtFrom: string;
  /** When the content last changed, `YYYY-MM-DD HH:MM:SS`; the scripture's `updated` on the wire. */
  readonly updated: string;
  readonly lineCount: number;
  readonly shabadCount: number;
  /** Hash of all packs: builds with equal hashes are identical. */
  readonly hash: string;
  readonly packs: readonly PackFile[];
}

/**
 * The whole scripture, read-only and synchronous. Indexes out of range are programming errors and throw a RangeError;
 * unknown ids return null.
 */
export interface Corpus {
  readonly info: CorpusInfo;
  readonly catalogue: Catalogue;
  readonly lineCount: number;
  readonly shabadCount: number;

  line(index: LineIndex): Line;
  /** The line with an id, also one that another release of the source gives it. */
  lineIndexOf(id: VerseId): LineIndex | null;
  /** Ids that other releases of the source give a line; for nearly all lines none. */
  aliasesOf(index: LineIndex): readonly VerseId[];
  shabad(index: ShabadIndex): CorpusShabad;
  shabadIndexOf(id: ShabadId): ShabadIndex | null;
  /** Looks up the source database's permanent id, such as `AGX`; several of them may be one shabad here. */
  shabadIndexOfSourceId(id: string): ShabadIndex | null;
  /**
   * Lines of a page in the order of the scripture, or null if the work has no such page. Nearly always contiguous; on
   * pages 155 and 158 of the Dasam Granth a refrain repeats between lines of later pages.
   */
  page(source: SourceId, ang: number): readonly LineIndex[] | null;

  /** The line for display: Unicode, NFC, without pause marks, words separated by one space. */
  unicode(index: LineIndex): string;
  /** The line exactly as in the source database: legacy ASCII with pause marks. */
  source(index: LineIndex): string;
  /** The places where the line shown differs from {@link source}, or a published text from both. Mostly none. */
  errata(index: LineIndex): readonly Erratum[];
  /** The line in legacy ASCII without pause marks, its errata applied; {@link unicode} is converted from it. */
  ascii(index: LineIndex): string;
  visraams(index: LineIndex): readonly Visraam[];
  transliteration(index: LineIndex, script: TransliterationScript): string;
  /** The translation of a line, or null if the translator has none. `key` as in {@link Catalogue.translators}. */
  translation(index: LineIndex, key: string): string | null;
  /** True if the source cuts the translation of a line in the middle of a sentence. */
  isTranslationCut(index: LineIndex, key: string): boolean;

  /** Word meanings. Opened on first use, because most callers never need them. */
  glossary(): Glossary;
  /** At most 20 related shabads, the most similar first; none for a shabad of headings alone. */
  related(index: ShabadIndex): readonly SimilarShabad[];
  /** Editions and hashes of the lines. Opened on first use. */
  receipts(): Receipts;
}

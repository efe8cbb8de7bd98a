import type { BaniForm, BaniId, BaniShelf, SourceId, TranslationCode } from '@naad/gurbani-model';
import type { LineIndex } from './positions.ts';

/** A name in legacy ASCII (as in the source), Unicode and English. */
export interface Name {
  readonly ascii: string;
  readonly unicode: string;
  readonly english: string;
}

/**
 * A work of the scripture. `angCount` is 0 if its pages aren't numbered throughout; `lineCount` is 0 if its text is
 * missing.
 */
export interface Source {
  readonly id: SourceId;
  readonly name: Name;
  readonly pageName: Name;
  readonly angCount: number;
  readonly lineCount: number;
}

/** A writer; ids are those that BaniDB's clients filter by. Row 0 is a placeholder: clients drop it. */
export interface CatalogueWriter {
  readonly id: number;
  readonly name: Name;
}

/** A part of a work: a raag of the Guru Granth Sahib (with BaniDB's raag id), a composition elsewhere. */
export interface Section {
  readonly id: number;
  readonly sourceId: SourceId;
  readonly name: Name;
  readonly description: string;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly isRaag: boolean;
}

/** Consecutive lines of a work whose translation is withheld: in the source it stands beside other lines than its own. */
export interface WithheldStretch {
  readonly sourceId: SourceId;
  readonly firstLine: LineIndex;
  readonly lastLine: LineIndex;
  /** Number of withheld texts. */
  readonly count: number;
}

/** Results of the source checks of a translation. */
export interface TranslationChecks {
  /**
   * Verses whose end numbers were compared with those of the translation, the withheld ones among them, and those with
   * none in common; null for a translation that doesn't number its verses.
   */
  readonly endNumbers: { readonly compared: number; readonly disagreeing: number } | null;
  /** Lines whose text the source cuts in the middle of a sentence, ascending. */
  readonly truncatedLines: readonly LineIndex[];
  readonly withheld: readonly WithheldStretch[];
}

/**
 * A translation by one translator. `key` is `language.field` of the verse's `translation` object on the wire;
 * translations without a BaniDB field get a new field, never another text's.
 */
export interface CatalogueTranslator extends TranslationChecks {
  readonly key: string;
  readonly language: TranslationCode;
  readonly field: string;
  readonly name: string;
  readonly nameUnicode: string;
  readonly sourceIds: readonly SourceId[];
  /** Number of translated lines. */
  readonly count: number;
}

/** A line of a bani; `lengths` has one bit per {@link BANI_LENGTHS} entry, lowest first. */
export interface BaniLine {
  readonly line: LineIndex;
  readonly lengths: number;
  readonly paragraph: number;
  readonly isHeader: boolean;
}

export interface CatalogueBani {
  readonly id: BaniId;
  readonly name: Name;
  /** Ids that this bani had here before the clients' id was known; they still open it. */
  readonly formerIds: readonly BaniId[];
  readonly shelf: BaniShelf;
  /** True for a bani of the source database's own lists, false for a range of the scripture. */
  readonly isListed: boolean;
  /** The forms that exist, shortest first; of one form, every length is the whole text. */
  readonly forms: readonly BaniForm[];
  readonly lines: readonly BaniLine[];
}

/** A bani read on an occasion. */
export interface CatalogueCeremony {
  readonly id: number;
  readonly name: Name;
  readonly lines: readonly BaniLine[];
}

/** Names, ids and lists; the text is in separate packs. */
export interface Catalogue {
  readonly sources: readonly Source[];
  readonly writers: readonly CatalogueWriter[];
  readonly sections: readonly Section[];
  readonly translators: readonly CatalogueTranslator[];
  readonly banis: readonly CatalogueBani[];
  readonly ceremonies: readonly CatalogueCeremony[];
}

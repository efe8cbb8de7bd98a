import type { BaniId, SourceId, TranslationCode } from '@naad/gurbani-model';
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

/**
 * A translation by one translator. `key` is `language.field` of the verse's `translation` object on the wire;
 * translations without a BaniDB field get a new field, never another text's.
 */
export interface CatalogueTranslator {
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
  /** True if the lengths differ; otherwise every length is the whole text. */
  readonly hasLengths: boolean;
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

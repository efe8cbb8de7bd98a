import type { BaniId, LineIndex } from './ids.ts';
import type { SourceId } from './sources.ts';

/** A name in the scripts that the API has to give: legacy ASCII as the source writes it, Unicode, and English. */
export interface Name {
  readonly ascii: string;
  readonly unicode: string;
  readonly english: string;
}

/** A work of the scripture. `angCount` is 0 where it has no one numbering of pages; `lineCount` 0 where its text is absent. */
export interface Source {
  readonly id: SourceId;
  readonly name: Name;
  readonly pageName: Name;
  readonly angCount: number;
  readonly lineCount: number;
}

/** A writer; ids are those BaniDB's clients filter by. Row 0 is nobody: clients drop it. */
export interface Writer {
  readonly id: number;
  readonly name: Name;
}

/** A part of a work: a raag of the Guru Granth Sahib (there the id is the raag id of BaniDB), a composition elsewhere. */
export interface Section {
  readonly id: number;
  readonly sourceId: SourceId;
  readonly name: Name;
  readonly description: string;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly isRaag: boolean;
}

/** Language codes as they stand on the wire. */
export type TranslationLanguage = 'en' | 'pu' | 'es';

/**
 * A translation by its own translator. `key` is `language.field` of the verse's `translation` object on the wire;
 * what BaniDB has no field for gets a field of its own, never another text's.
 */
export interface Translator {
  readonly key: string;
  readonly language: TranslationLanguage;
  readonly field: string;
  readonly name: string;
  readonly nameUnicode: string;
  /** The works it covers. */
  readonly sourceIds: readonly SourceId[];
  /** Lines with a text. */
  readonly count: number;
}

/** Lengths in which a bani is recited: Short (SGPC), Medium (AKJ), Long (Taksal), Extra long (Buddha Dal). */
export const BANI_LENGTHS = ['short', 'medium', 'long', 'extralong'] as const;
export type BaniLength = (typeof BANI_LENGTHS)[number];

/** One line of a bani; `lengths` has a bit for each of {@link BANI_LENGTHS}, lowest first. */
export interface BaniLine {
  readonly line: LineIndex;
  readonly lengths: number;
  readonly paragraph: number;
  readonly isHeader: boolean;
}

export interface Bani {
  readonly id: BaniId;
  readonly name: Name;
  /** True where the lines of the lengths really differ; otherwise every length is the whole text. */
  readonly hasLengths: boolean;
  readonly lines: readonly BaniLine[];
}

/** A ceremony is a bani read on an occasion. */
export interface Ceremony {
  readonly id: number;
  readonly name: Name;
  readonly lines: readonly BaniLine[];
}

/** All that is small: names, numbers and lists. The text itself is in packs of its own. */
export interface Catalogue {
  readonly sources: readonly Source[];
  readonly writers: readonly Writer[];
  readonly sections: readonly Section[];
  readonly translators: readonly Translator[];
  readonly banis: readonly Bani[];
  readonly ceremonies: readonly Ceremony[];
}

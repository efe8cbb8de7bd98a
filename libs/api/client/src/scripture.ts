import type { MatchReason, SearchType } from '@naad/api-contract';
import type { Ang, ShabadId, SourceId, VerseId } from '@naad/gurbani-corpus';
import type { Visraam } from '@naad/gurbani-text';

/** The scripture as the interface knows it. Names of the wire stop before this. */

/** Languages that translations are in, as BCP 47 writes them. */
export type LanguageTag = 'en' | 'pa-Guru' | 'es' | 'hi';

export interface TranslationText {
  /** `language.translator` as {@link Translator.key} has it. */
  readonly key: string;
  /** The language and script the text is in, for the `lang` of what shows it. */
  readonly lang: LanguageTag;
  readonly text: string;
}

/** A line of scripture with what was asked for about it. */
export interface Verse {
  readonly id: VerseId;
  readonly shabadId: ShabadId;
  readonly ang: Ang;
  /** The line in Unicode. */
  readonly unicode: string;
  readonly visraams: readonly Visraam[];
  readonly translations: readonly TranslationText[];
  /** In Latin letters; null unless it was asked for. */
  readonly transliteration: string | null;
}

/** A name in Gurmukhi and English; either may be missing. */
export interface NamePair {
  readonly unicode: string | null;
  readonly english: string | null;
}

export interface WriterName extends NamePair {
  readonly id: number | null;
}

export interface SourceName extends NamePair {
  readonly id: SourceId;
}

/** Where a line or shabad stands. `raag` is null where it is in none. */
export interface Attribution {
  readonly source: SourceName;
  readonly writer: WriterName;
  readonly raag: NamePair | null;
}

export interface Neighbours<Id> {
  readonly previous: Id | null;
  readonly next: Id | null;
}

export interface Shabad extends Attribution {
  readonly id: ShabadId;
  /** The line the shabad is called by. */
  readonly titleVerseId: VerseId;
  readonly ang: Ang;
  readonly neighbours: Neighbours<ShabadId>;
  readonly verses: readonly Verse[];
}

export interface AngPage {
  readonly source: SourceName;
  readonly ang: Ang;
  readonly neighbours: Neighbours<Ang>;
  readonly verses: readonly Verse[];
}

export interface FoundVerse extends Verse, Attribution {
  /** Which words match and how, the weightiest reason first; none where no word decides, as with a search by page. */
  readonly matches: readonly MatchReason[];
}

/** A query like one that found nothing, which does find something: whole, with all that limits it. */
export interface NearbyQuery {
  readonly query: string;
  readonly type: SearchType;
  /** Null for all. */
  readonly source: SourceId | null;
  /** Null for all. */
  readonly writer: number | null;
  readonly total: number;
}

/** A page of results; `page` and `pageCount` are 0 when there are none. */
export interface SearchPage {
  /** Lines; of a question (type 9) shabads, each with one to three lines on the page. */
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly verses: readonly FoundVerse[];
  /** What auto-detect took the text for, first what the lines were found by; empty for all other types. */
  readonly searchedAs: readonly SearchType[];
  /** Where nothing was found, at most five queries that do; else empty. */
  readonly nearby: readonly NearbyQuery[];
}

export interface Writer {
  readonly id: number;
  readonly english: string;
}

/** A work as this deployment has it. `absent` says why there is no text of it, null where there is. */
export interface SourceState {
  readonly id: SourceId;
  readonly english: string;
  readonly unicode: string;
  /** Pages; 0 where the work is not opened by a page number. */
  readonly angCount: number;
  readonly absent: string | null;
}

export interface Translator {
  readonly key: string;
  readonly language: string;
  readonly name: string;
  readonly sourceIds: readonly string[];
}

/** What this deployment offers. */
export interface Capabilities {
  readonly searchTypes: readonly number[];
  readonly sources: readonly SourceState[];
  readonly translators: readonly Translator[];
  /** Whether there may be a drawing for the day. */
  readonly hasDoodle: boolean;
}

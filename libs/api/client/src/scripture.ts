import type {
  Absence,
  FeatureName,
  FeatureSource,
  IndexKind,
  MatchReason,
  SearchType,
} from '@naad/api-contract';
import type {
  Ang,
  BaniId,
  BaniLength,
  ShabadId,
  SourceId,
  TransliterationScript,
  VerseId,
} from '@naad/gurbani-corpus';
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

/** A line in other letters. */
export interface TransliterationText {
  readonly script: TransliterationScript;
  /** For the `lang` of what shows it; Shahmukhi runs from right to left. */
  readonly lang: 'pa-Latn' | 'hi' | 'pa-Arab' | 'pa-Latn-fonipa';
  readonly text: string;
}

/** Whose pauses lines have; the capabilities name those that there are. */
export type VisraamSource = 'sttm' | 'igurbani' | 'sttm2';

/** A line of scripture with what was asked for about it, wherever it is recited. */
export interface VerseLine {
  readonly id: VerseId;
  readonly ang: Ang;
  /** The line in Unicode. */
  readonly unicode: string;
  readonly visraams: readonly Visraam[];
  readonly translations: readonly TranslationText[];
  /** Those that were asked for, and that there are. */
  readonly transliterations: readonly TransliterationText[];
}

/** A line of a shabad. */
export interface Verse extends VerseLine {
  readonly shabadId: ShabadId;
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

/** A day of the Gregorian calendar, in no time zone; `month` from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The hukamnama of a day, which may be of several shabads, read as one. */
export interface Hukamnama {
  readonly date: CalendarDate;
  /** Whether it is the newest there is; the date tells whether that is today's. */
  readonly isLatest: boolean;
  readonly shabads: readonly Shabad[];
}

/** A bani as the list of banis has it. */
export interface BaniName {
  readonly id: BaniId;
  /** Its name in an address, as `japujee-saahib`. */
  readonly slug: string;
  readonly unicode: string;
  /** Its name in Latin letters, by which the list is filtered. */
  readonly transliteration: string;
  readonly transliterations: Readonly<Record<TransliterationScript, string>>;
  /** Whether its lengths differ. */
  readonly hasLengths: boolean;
}

/**
 * A line of a bani. The same verse may come back in it, so its id is no key: its place in {@link Bani.verses} is.
 * Of invocations (`mangal`) those `above` a heading are said again as `current`; null for all other lines.
 */
export interface BaniVerse extends VerseLine {
  readonly paragraph: number;
  readonly isHeader: boolean;
  readonly mangal: 'above' | 'current' | null;
  /** In which lengths the line is recited. */
  readonly lengths: readonly BaniLength[];
}

export interface Bani extends Attribution {
  readonly id: BaniId;
  readonly slug: string;
  readonly unicode: string;
  readonly transliteration: string;
  readonly ang: Ang;
  readonly hasLengths: boolean;
  /** Of every length. */
  readonly verses: readonly BaniVerse[];
}

/** What is read at a ceremony, as Anand Sahib at the end of a gathering; `english` is its name. */
export interface Ceremony {
  readonly id: number;
  readonly unicode: string;
  readonly english: string;
  readonly verses: readonly BaniVerse[];
}

/** A chapter of Amrit Keertan; `english` is its name translated, where somebody did. */
export interface AmritKeertanChapterName {
  readonly id: number;
  readonly unicode: string;
  readonly english: string | null;
  readonly transliteration: string;
}

/** A shabad in a chapter of Amrit Keertan, by its first line. */
export interface AmritKeertanShabad {
  readonly id: number;
  readonly shabadId: ShabadId;
  readonly unicode: string;
  readonly transliteration: string;
  readonly ang: Ang | null;
  readonly source: NamePair;
  readonly writer: WriterName;
  readonly raag: NamePair | null;
}

export interface AmritKeertanChapter {
  readonly id: number;
  readonly name: AmritKeertanChapterName | null;
  readonly shabads: readonly AmritKeertanShabad[];
}

/** A code of conduct, or a chapter of one, by the name its source gives it. */
export interface RehatName {
  readonly id: number;
  readonly name: string;
}

/** `source` says whose they are; null where the server does not. */
export interface Rehats {
  readonly rehats: readonly RehatName[];
  readonly source: FeatureSource | null;
}

export interface RehatChapter extends RehatName {
  /** HTML of another's, which is not to be trusted; empty where it was not asked for. */
  readonly html: string;
}

export interface RehatChapters {
  readonly chapters: readonly RehatChapter[];
  readonly source: FeatureSource | null;
}

/** What a word means, and which work says so. */
export interface WordMeaning {
  readonly word: string;
  readonly definition: string;
  /** Null where the source did not say; the capabilities name it. */
  readonly sourceName: string | null;
}

/** A shabad like another. */
export interface RelatedShabad {
  readonly shabadId: ShabadId;
  /** How much alike, in per cent, 0 to 100. */
  readonly percent: number;
  readonly unicode: string;
  readonly translations: readonly TranslationText[];
  readonly transliteration: string | null;
  readonly ang: Ang;
  readonly source: SourceName;
  readonly writer: WriterName;
  readonly raag: NamePair | null;
}

/** A part of a work: a raag, a vaar within one, or any other. */
export interface IndexEntry {
  /** Fit for an address, the same from one release to the next. */
  readonly id: string;
  readonly name: { readonly english: string; readonly unicode: string };
  readonly kind: IndexKind;
  /** First and last page; null in works without pages. */
  readonly from: Ang | null;
  readonly to: Ang | null;
  /** Its first line, where it is known. */
  readonly verseId: VerseId | null;
  /** Its first shabad, where it is known. */
  readonly shabadId: ShabadId | null;
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

/** Why something is not here; `unknown` where a server does not say, or does not know of it. */
export type AbsenceReason = Absence | 'unknown';

/** A work as this deployment has it. `absent` says why there is no text of it, null where there is. */
export interface SourceState {
  readonly id: SourceId;
  readonly english: string;
  readonly unicode: string;
  /** Pages; 0 where the work is not opened by a page number. */
  readonly angCount: number;
  readonly absent: AbsenceReason | null;
}

export interface Translator {
  readonly key: string;
  readonly language: string;
  readonly name: string;
  readonly sourceIds: readonly string[];
}

/** Where something beside the scripture comes from; with no source, `absent` says why. */
export interface FeatureState {
  readonly sources: readonly FeatureSource[];
  readonly absent: AbsenceReason | null;
}

/** What this deployment offers. */
export interface Capabilities {
  readonly searchTypes: readonly number[];
  readonly sources: readonly SourceState[];
  readonly translators: readonly Translator[];
  /** Whether there may be a drawing for the day. */
  readonly hasDoodle: boolean;
  readonly features: Readonly<Record<FeatureName, FeatureState>>;
  /** Sources of pauses that lines have, by their names on the wire. */
  readonly visraamSources: readonly string[];
}

import type {
  Ang,
  Attribution,
  BaniId,
  BaniForm,
  BaniLength,
  BaniShelf,
  MatchReason,
  MaybeWithheld,
  NamePair,
  Neighbours,
  Place,
  PlacePart,
  SearchType,
  Shabad,
  ShabadId,
  SourceId,
  SourceName,
  TranslationText,
  TransliterationScript,
  Verse,
  VerseId,
  VerseLine,
  VisraamSource,
  WriterName,
} from '@naad/gurbani-model';
import type { Absence, FeatureName, FeatureSource, IndexKind } from '@naad/api-contract';

/** Optional parts of each line; request only what is shown. */
export interface VerseIncludes {
  /** Translator keys, such as `en.ssk`, in the order in which a line shows them. */
  readonly translations: readonly string[];
  readonly transliterations: readonly TransliterationScript[];
  /** Source of the visraams on each line; the scripture's own (`sttm`) by default. */
  readonly visraamSource?: VisraamSource;
}

/** Scripture as the interface uses it, without wire names; verses and shabads are in `@naad/gurbani-model`. */

export interface AngPage extends MaybeWithheld {
  readonly source: SourceName;
  readonly ang: Ang;
  readonly neighbours: Neighbours<Ang>;
  readonly verses: readonly Verse[];
}

/** A day of the Gregorian calendar without a time zone; `month` is from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The hukamnama of a day, which may consist of several shabads. */
export interface Hukamnama {
  readonly date: CalendarDate;
  /** True if it is the newest available, which may not be today's. */
  readonly isLatest: boolean;
  readonly shabads: readonly Shabad[];
}

/** The nearest days with a hukamnama before and after a day; null if there is none. */
export interface HukamnamaDays {
  readonly previous: CalendarDate | null;
  readonly next: CalendarDate | null;
}

/** A bani in the list of banis. */
export interface BaniName {
  readonly id: BaniId;
  /** Its name in a URL, such as `japujee-saahib`. */
  readonly slug: string;
  readonly unicode: string;
  /** Its name in Latin letters, used to filter the list. */
  readonly transliteration: string;
  readonly transliterations: Readonly<Record<TransliterationScript, string>>;
  /** True if its lengths differ. */
  readonly hasLengths: boolean;
  /** The group in which lists show it. */
  readonly shelf: BaniShelf;
}

/**
 * A line of a bani. A verse may repeat, so its key is its index in {@link Bani.verses}, not its id. A
 * `mangal` that is `above` a heading is repeated as `current`; null for other lines.
 */
export interface BaniVerse extends VerseLine {
  readonly paragraph: number;
  readonly isHeader: boolean;
  readonly mangal: 'above' | 'current' | null;
  /** The lengths in which the line is recited. */
  readonly lengths: readonly BaniLength[];
}

export interface Bani extends Attribution {
  readonly id: BaniId;
  readonly slug: string;
  readonly unicode: string;
  readonly transliteration: string;
  readonly ang: Ang;
  /** The forms that exist, shortest first; empty if the server names none. */
  readonly forms: readonly BaniForm[];
  /** The lines of every length. */
  readonly verses: readonly BaniVerse[];
}

/** The text of a ceremony, such as Anand Sahib at the end of a gathering; `english` is its name. */
export interface Ceremony {
  readonly id: number;
  readonly unicode: string;
  readonly english: string;
  readonly verses: readonly BaniVerse[];
}

/** A chapter of Amrit Keertan; `english` is its translated name, if any. */
export interface AmritKeertanChapterName {
  readonly id: number;
  readonly unicode: string;
  readonly english: string | null;
  readonly transliteration: string;
}

/** A shabad in a chapter of Amrit Keertan, shown by its first line. */
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

/** A code of conduct or one of its chapters, as its source names it. */
export interface RehatName {
  readonly id: number;
  readonly name: string;
}

/** `source` is the publisher; null if the server names none. */
export interface Rehats {
  readonly rehats: readonly RehatName[];
  readonly source: FeatureSource | null;
}

export interface RehatChapter extends RehatName {
  /** Untrusted HTML; empty unless requested. */
  readonly html: string;
}

export interface RehatChapters {
  readonly chapters: readonly RehatChapter[];
  readonly source: FeatureSource | null;
}

/** The meaning of a word, with its dictionary. */
export interface WordMeaning {
  readonly word: string;
  readonly definition: string;
  /** Null if the response names none; the capabilities do. */
  readonly sourceName: string | null;
  /** The definitions of a commentary, the most frequent first; absent for a dictionary, whose definitions name no lines. */
  readonly uses?: readonly WordUse[];
}

/** A meaning that a commentary gives a word, with the first of its lines. */
export interface WordUse {
  readonly definition: string;
  readonly lineCount: number;
  readonly verseId: VerseId;
  readonly shabadId: ShabadId;
  readonly sourceId: SourceId;
  readonly ang: Ang;
}

/** A word or phrase of a line, with its meanings in this line. */
export interface LineWord {
  readonly word: string;
  /** Its words in the line, from 0; empty if the commentary spells it otherwise. */
  readonly positions: readonly number[];
  readonly transliterations: Readonly<Partial<Record<TransliterationScript, string | undefined>>>;
  readonly meanings: readonly string[];
}

/** The words of a line. */
export interface LineGlossary {
  readonly ang: Ang;
  readonly sourceId: SourceId;
  /** Number of the line on its page; null if unknown. */
  readonly lineNumber: number | null;
  /** Name of the commentary; null if it doesn't explain this line. */
  readonly commentary: string | null;
  readonly words: readonly LineWord[];
}

/** A related shabad. */
export interface RelatedShabad {
  readonly shabadId: ShabadId;
  /** Similarity in per cent, 0 to 100. */
  readonly percent: number;
  readonly unicode: string;
  readonly translations: readonly TranslationText[];
  readonly transliteration: string | null;
  readonly ang: Ang;
  readonly source: SourceName;
  readonly writer: WriterName;
  readonly raag: NamePair | null;
  readonly reasons: RelatedReasons;
}

/** Why a shabad is related to another. */
export interface RelatedReasons {
  /** Number of lines that both repeat word for word. */
  readonly lines: number;
  /** Rare words that both have, as the other spells them; at most three. */
  readonly words: readonly string[];
  /** True if the English translations have rare words in common. */
  readonly english: boolean;
  readonly raag: boolean;
  readonly writer: boolean;
}

/** A section of a work: a raag, a vaar within a raag, or any other. */
export interface IndexEntry {
  /** Safe in a URL and stable across releases. */
  readonly id: string;
  readonly name: { readonly english: string; readonly unicode: string };
  readonly kind: IndexKind;
  /** First and last page; null in works without pages. */
  readonly from: Ang | null;
  readonly to: Ang | null;
  /** First line, if known. */
  readonly verseId: VerseId | null;
  /** First shabad, if known. */
  readonly shabadId: ShabadId | null;
}

export interface FoundVerse extends Verse, Attribution {
  /** Matching words and how they match, strongest first; empty if no word decides, as in a search by page. */
  readonly matches: readonly MatchReason[];
  /** `editors` for a line that the editors of Naad chose for the occasion a question names. */
  readonly chosenBy?: 'editors';
  /** Set if the line matches only after a typo, by meaning, or without some word. */
  readonly isFuzzy?: true;
}

/** A query with results, similar to one without; complete with its filters. */
export interface NearbyQuery {
  readonly query: string;
  readonly type: SearchType;
  /** Null for all. */
  readonly source: SourceId | null;
  /** Null for all. */
  readonly writer: number | null;
  readonly total: number;
}

/** A page of results; `page` and `pageCount` are 0 if there are none. */
export interface SearchPage {
  /** Number of lines; for a question (type 9), of shabads, each with one to three lines on the page. */
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly verses: readonly FoundVerse[];
  /** Types that auto-detect assumed, the one that found the lines first; empty for other types. */
  readonly searchedAs: readonly SearchType[];
  /** At most five similar queries with results, if nothing was found. */
  readonly nearby: readonly NearbyQuery[];
  /** Pages that the query names, likeliest first, at most five. */
  readonly places: readonly NamedPlace[];
  /** True if the query is nothing else than the first place. */
  readonly opensPlace: boolean;
  /** Numbers of results by work, raag and writer; null if they weren't requested. */
  readonly facets: Facets | null;
  /** Type that found the lines because the requested one found nothing; otherwise null. */
  readonly instead: SearchType | null;
}

/** A page that a query names, with the names to show it by. */
export type NamedPlace =
  | {
      readonly type: 'bani';
      readonly id: BaniId;
      readonly unicode: string;
      readonly transliteration: string;
      readonly part: PlacePart | null;
    }
  | {
      readonly type: 'work';
      readonly source: SourceId;
      readonly unicode: string;
      readonly english: string;
      /** Null in works without pages. */
      readonly firstAng: number | null;
      readonly shabadId: ShabadId;
      readonly verseId: VerseId;
    }
  | {
      readonly type: 'raag';
      readonly id: number;
      readonly unicode: string;
      readonly english: string;
      readonly source: SourceId;
      readonly firstAng: number | null;
    }
  | {
      readonly type: 'writer';
      readonly id: number;
      readonly unicode: string;
      readonly english: string;
      /** Number of lines. */
      readonly verses: number;
    }
  | Extract<Place, { type: 'shabad' | 'ang' | 'hukamnama' | 'feature' }>;

/** Numbers of results, over all pages of the results, the largest first. */
export interface Facets {
  readonly sources: readonly { readonly id: SourceId; readonly count: number }[];
  readonly raags: readonly { readonly id: number; readonly count: number }[];
  readonly writers: readonly { readonly id: number; readonly count: number }[];
}

export interface Writer {
  readonly id: number;
  readonly english: string;
  /** Absent if the scripture doesn't have it. */
  readonly unicode?: string;
}

export interface Raag {
  readonly id: number;
  readonly english: string;
  readonly unicode: string;
}

/** Why something is missing; `unknown` if the server gives no reason or doesn't know the feature. */
export type AbsenceReason = Absence | 'unknown';

/** A work in this deployment. `absent` says why its text is missing; null if it is available. */
export interface SourceState {
  readonly id: SourceId;
  readonly english: string;
  readonly unicode: string;
  /** Number of pages; 0 if the work isn't opened by page. */
  readonly angCount: number;
  readonly absent: AbsenceReason | null;
}

export interface Translator {
  readonly key: string;
  readonly language: string;
  readonly name: string;
  readonly sourceIds: readonly string[];
  /** Missing if the translation wasn't checked. */
  readonly checks?: TranslatorChecks;
}

/** Findings of the source checks in one translation. */
export interface TranslatorChecks {
  /** Verses whose end numbers were compared, and those that differ; null for a translation without them. */
  readonly endNumbers: { readonly compared: number; readonly disagreeing: number } | null;
  /** Number of texts that the source cuts. */
  readonly truncated: number;
  /** Stretches that are withheld, with their numbers of texts. */
  readonly withheld: readonly { readonly count: number }[];
}

/** Sources of an optional feature; without a source, `absent` says why. */
export interface FeatureState {
  readonly sources: readonly FeatureSource[];
  readonly absent: AbsenceReason | null;
}

/** The features of this deployment. */
export interface Capabilities {
  readonly searchTypes: readonly number[];
  readonly sources: readonly SourceState[];
  readonly translators: readonly Translator[];
  /** True if some days have a drawing. */
  readonly hasDoodle: boolean;
  readonly features: Readonly<Record<FeatureName, FeatureState>>;
  /** Available visraam sources, by their wire names. */
  readonly visraamSources: readonly string[];
  /** Failing components, such as `speech`. */
  readonly unavailable?: readonly string[];
}

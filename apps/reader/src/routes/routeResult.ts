import type {
  AbsenceReason,
  AmritKeertanChapter,
  AmritKeertanChapterName,
  AngPage,
  Bani,
  BaniName,
  CalendarDate,
  Doodle,
  FoundVerse,
  Hukamnama,
  NearbyQuery,
  RehatName,
  Shabad,
  SourceState,
  Writer,
} from '@naad/api-client';
import type { ShabadId, SourceId, VerseId } from '@naad/gurbani-corpus';
import type { EmbedLook, EmbedSubject, FeatureSource, QuotePassage, SearchType } from '@naad/api-contract';
import type { Article, ArticleLanguage } from '../features/article/article.ts';
import type { ArticleContent } from '../features/article/articleContent.ts';
import type { GranthIndex } from '../features/granth-index/granthIndex.ts';
import type { FoundWords } from '../features/search/foundHref.ts';
import type { SearchChoice } from '../features/search/searchChoice.ts';
import type { HelpContent } from './help/helpContent.ts';
import type { OwnContent } from './own/ownContent.ts';
import type { TextBlock } from './rehat-maryadha/rehatText.ts';

/** What an address leads to: the same on the server, where it becomes an HTTP answer, and in the browser. */
export type RouteResult = RouteRedirect | RoutePage;

export interface RouteRedirect {
  readonly kind: 'redirect';
  /** Path and query on this site. */
  readonly to: string;
  /** False for a place that differs each time. */
  readonly isCacheable: boolean;
  /** True where the address will never be anything else. */
  readonly isPermanent?: true;
}

export interface RoutePage {
  readonly kind: 'page';
  /** HTTP status. */
  readonly status: number;
  /** For the document, without the site's name. */
  readonly title: string;
  readonly content: PageContent;
}

/** What is on a page: everything its component draws. Plain data, which travels in the HTML. */
export type PageContent =
  | HomeContent
  | SearchContent
  | ShabadContent
  | AngContent
  | HukamnamaContent
  | BanisContent
  | BaniContent
  | AmritKeertanContent
  | IndexesContent
  | GranthIndexContent
  | AmritKeertanIndexContent
  | OutsideContent
  | ArticleContent
  | RehatMaryadhaContent
  | RehatChapterContent
  | HelpContent
  | SyncContent
  | EmbedContent
  | QuotesContent
  | WhatIsSentContent
  | OwnContent
  | MessageContent;

export interface HomeContent {
  readonly page: 'home';
  readonly options: FormOptions;
  readonly doodle: Doodle | null;
}

export interface MessageContent {
  readonly page: 'message';
  readonly message: Message;
  readonly choice: SearchChoice;
  readonly options: FormOptions | null;
}

/** What the lists of the search form offer. */
export interface FormOptions {
  readonly sources: readonly SourceState[];
  readonly writers: readonly Writer[];
}

export interface SearchContent {
  readonly page: 'search';
  readonly choice: SearchChoice;
  readonly options: FormOptions;
  readonly total: number;
  readonly offset: number;
  readonly pageCount: number;
  /** What auto-detect took the text for, the best first; empty for the types that are what they are. */
  readonly searchedAs: readonly SearchType[];
  readonly verses: readonly FoundVerse[];
  readonly credits: readonly Credit[];
}

export interface ShabadContent {
  readonly page: 'shabad';
  readonly choice: SearchChoice;
  /** Words of the highlighted line that the address says a search found. */
  readonly found: FoundWords;
  readonly shabads: readonly Shabad[];
  readonly highlights: readonly VerseId[];
  readonly credits: readonly Credit[];
  /** Whether there may be recordings. */
  readonly hasAudio?: boolean;
}

export interface AngContent {
  readonly page: 'ang';
  readonly ang: AngPage;
  readonly highlights: readonly VerseId[];
  readonly credits: readonly Credit[];
}

/** The list of banis. */
export interface BanisContent {
  readonly page: 'banis';
  readonly banis: readonly BaniName[];
}

export interface BaniContent {
  readonly page: 'bani';
  /** With the lines of all its lengths: which are drawn is a choice. */
  readonly bani: Bani;
  readonly credits: readonly Credit[];
}

export interface HukamnamaContent {
  readonly page: 'hukamnama';
  readonly hukamnama: Hukamnama;
  /** Whether the address names a day; else it is the newest there is. */
  readonly isAskedFor: boolean;
  /** The day it was when and where the page was made. */
  readonly today: CalendarDate;
  readonly credits: readonly Credit[];
  /** Whether there may be a recording. */
  readonly hasAudio?: boolean;
}

/** A shabad of Amrit Keertan. */
export interface AmritKeertanContent {
  readonly page: 'amritKeertan';
  readonly shabad: Shabad;
  /** The chapter one came from, where the address says so. */
  readonly chapter: AmritKeertanChapterName | null;
  readonly credits: readonly Credit[];
}

/** All indexes by the names of their rows. */
export interface IndexesContent {
  readonly page: 'indexes';
  readonly granths: readonly GranthIndex[];
  /** Of Amrit Keertan; none where this deployment does not have it. */
  readonly chapters: readonly AmritKeertanChapterName[];
}

export interface GranthIndexContent {
  readonly page: 'granthIndex';
  readonly granth: GranthIndex;
  /** Works of the same kind that have no page of their own. */
  readonly others: readonly GranthIndex[];
}

export interface AmritKeertanIndexContent {
  readonly page: 'amritKeertanIndex';
  readonly chapters: readonly AmritKeertanChapterName[];
  /** The chapter whose shabads are shown. */
  readonly opened: AmritKeertanChapter | null;
  /** Why there are no chapters; null where there are. */
  readonly absent: AbsenceReason | null;
}

/** What the code of conduct contains in our own words, and the way to its text. */
export interface RehatMaryadhaContent {
  readonly page: 'rehatMaryadha';
  readonly article: Article;
  /** The article's own; see {@link ArticleContent}. */
  readonly language: ArticleLanguage;
  readonly listing: RehatListing;
}

/** The codes whose text this deployment has; or why it has none; or that whoever has it does not answer. */
export type RehatListing =
  | {
      readonly state: 'there';
      readonly rehats: readonly RehatContents[];
      readonly source: FeatureSource | null;
    }
  | { readonly state: 'absent'; readonly reason: AbsenceReason }
  | { readonly state: 'silent' };

export interface RehatContents extends RehatName {
  readonly chapters: readonly RehatName[];
}

/** A chapter of the text of a code of conduct, as its source has it. */
export interface RehatChapterContent {
  readonly page: 'rehatChapter';
  readonly rehat: RehatName;
  readonly chapter: RehatName;
  readonly blocks: readonly TextBlock[];
  /** How it begins. */
  readonly excerpt: string;
  /** Null at an end. */
  readonly previous: RehatName | null;
  readonly next: RehatName | null;
  /** Whose text it is; null where that is not known. */
  readonly source: FeatureSource | null;
}

/** A page of another site. */
export interface OutsideContent {
  readonly page: 'outside';
  readonly title: string;
  readonly href: string;
}

/** What is sent of a visit: the browser knows. */
export interface WhatIsSentContent {
  readonly page: 'whatIsSent';
}

/** What a text that was pasted quotes. */
export interface QuotesContent {
  readonly page: 'quotes';
  readonly text: string;
  /** More than is checked at once. */
  readonly isTooLong: boolean;
  /** Null where nothing was checked. */
  readonly passages: readonly QuotePassage[] | null;
}

/** Where the display of a hall is followed. */
export interface SyncContent {
  readonly page: 'sync';
  /** The code that the address names, in its one spelling; null for none. */
  readonly code: string | null;
  /** What stands in the field: a code, or what was taken for one. */
  readonly asked: string;
  readonly isMalformed: boolean;
}

/** What makes embeds. */
export interface EmbedContent {
  readonly page: 'embed';
  /** What was written into the field for it. */
  readonly asked: string;
  readonly look: EmbedLook;
  /** Of this site, as its visitors call it. */
  readonly origin: string;
  /** What is to be shown, with its lines and the one that is to stand alone; null where there is no such text. */
  readonly found: {
    readonly subject: Exclude<EmbedSubject, { kind: 'verse' }>;
    readonly verse: number | null;
    readonly lines: readonly { readonly id: number; readonly unicode: string }[];
  } | null;
}

/** Whose words a translation is. */
export interface Credit {
  readonly key: string;
  readonly translator: string;
}

/** Pages that say why there is nothing to read (specification, section 8). */
export type Message =
  | { readonly id: 'emptyQuery' }
  | { readonly id: 'noResults'; readonly nearby?: readonly NearbyQuery[] }
  | { readonly id: 'shabadNotFound'; readonly asked: string }
  | {
      readonly id: 'angNotFound';
      readonly asked: string;
      readonly source: SourceId | null;
      readonly sourceName: string;
    }
  | { readonly id: 'baniNotFound'; readonly asked: string }
  /** `date` as it was asked for, whether it is one or not. */
  | { readonly id: 'hukamnamaNotFound'; readonly date: string }
  /** `reason` says why there is no source of hukamnamas; null where there is one, and nothing has come of it yet. */
  | { readonly id: 'hukamnamaAbsent'; readonly reason: AbsenceReason | null }
  | { readonly id: 'amritKeertanAbsent'; readonly reason: AbsenceReason; readonly shabadId: ShabadId }
  | { readonly id: 'rehatAbsent'; readonly reason: AbsenceReason }
  | { readonly id: 'rehatNotFound' }
  | { readonly id: 'pageNotFound'; readonly url: string }
  | { readonly id: 'timeout' }
  | { readonly id: 'offline' }
  | { readonly id: 'failedLoad' }
  | { readonly id: 'brokenRoute' }
  | { readonly id: 'failure' };

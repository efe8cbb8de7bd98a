import type { AngPage, Doodle, FoundVerse, NearbyQuery, Shabad, SourceState, Writer } from '@naad/api-client';
import type { SourceId, VerseId } from '@naad/gurbani-corpus';
import type { SearchType } from '@naad/api-contract';
import type { ArticleContent } from '../features/article/articleContent.ts';
import type { SearchChoice } from '../features/search/searchChoice.ts';
import type { HelpContent } from './help/helpContent.ts';

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
  | OutsideContent
  | ArticleContent
  | HelpContent
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
  /** Words of the highlighted line that a search found; left out where the address says none. */
  readonly foundWords?: readonly number[];
  readonly shabads: readonly Shabad[];
  readonly highlights: readonly VerseId[];
  readonly credits: readonly Credit[];
}

export interface AngContent {
  readonly page: 'ang';
  readonly ang: AngPage;
  readonly highlights: readonly VerseId[];
  readonly credits: readonly Credit[];
}

/** A page of another site. */
export interface OutsideContent {
  readonly page: 'outside';
  readonly title: string;
  readonly href: string;
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
  | { readonly id: 'hukamnamaNotFound'; readonly date: string }
  | { readonly id: 'pageNotFound'; readonly url: string }
  | { readonly id: 'unavailable' }
  | { readonly id: 'timeout' }
  | { readonly id: 'offline' }
  | { readonly id: 'failedLoad' }
  | { readonly id: 'brokenRoute' }
  | { readonly id: 'failure' };

import type { FoundVerse } from '@naad/api-client';
import type { SearchType } from '@naad/gurbani-model';
import type { NarrowedSearch } from '../../features/search/narrowedSearch.ts';
import type { PlaceView } from '../places/placeView.ts';
import type { Credit, FormOptions } from '../routeResult.ts';

/** Content of a page of search results. */
export interface SearchContent {
  readonly page: 'search';
  readonly choice: NarrowedSearch;
  readonly options: FormOptions;
  readonly total: number;
  readonly offset: number;
  readonly pageCount: number;
  /** Search types that auto-detect used, best first; empty for other types. */
  readonly searchedAs: readonly SearchType[];
  /** Set if the chosen type found nothing: the query with which auto-detect found these lines. */
  readonly instead: { readonly query: string } | null;
  /** Pages that the query names, likeliest first. */
  readonly places: readonly PlaceView[];
  readonly facets: readonly FacetGroup[];
  readonly filters: readonly ActiveFilter[];
  /** Address of this search, to which the number of another page is added. */
  readonly pagesHref: string;
  readonly verses: readonly FoundVerse[];
  readonly credits: readonly Credit[];
}

/** A filter of the search. */
export interface ActiveFilter {
  /** Kind of the filter, such as `Writer`. */
  readonly label: string;
  readonly name: string;
  /** Language of the name, if it isn't that of the interface. */
  readonly lang?: string;
  /** Address of the search without it. */
  readonly href: string;
}

/** Filters of one kind that narrow the results. */
export interface FacetGroup {
  readonly label: string;
  /** Most lines first. */
  readonly options: readonly { readonly name: string; readonly count: number; readonly href: string }[];
}

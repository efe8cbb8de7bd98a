import type { FoundVerse, NamedPlace } from '@naad/api-client';
import type { SearchType } from '@naad/gurbani-model';
import type { NarrowedSearch } from '../../features/search/narrowedSearch.ts';
import type { ApiName } from '../../shared/language/localizedName.ts';
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
  readonly places: readonly NamedPlace[];
  readonly facets: FacetGroups;
  /** Filters of the search, with their names. */
  readonly filters: readonly SearchFilterName[];
  readonly verses: readonly FoundVerse[];
  readonly credits: readonly Credit[];
}

/** A filter that a search may have. */
export type FilterField = 'source' | 'raag' | 'writer' | 'within';

export interface SearchFilterName extends ApiName {
  readonly field: FilterField;
}

/** A value of a filter, with the number of lines that it leaves. */
export interface Facet<Id> extends ApiName {
  readonly id: Id;
  readonly count: number;
}

/** Facets by filter, most lines first; empty if the lines don't differ in it. */
export interface FacetGroups {
  readonly source: readonly Facet<NonNullable<NarrowedSearch['source']>>[];
  readonly raag: readonly Facet<number>[];
  readonly writer: readonly Facet<number>[];
}

import type { FoundVerse } from '@naad/api-client';
import type { SearchType } from '@naad/gurbani-model';
import type { SearchChoice } from '../../features/search/searchChoice.ts';
import type { Credit, FormOptions } from '../routeResult.ts';

/** Content of a page of search results. */
export interface SearchContent {
  readonly page: 'search';
  readonly choice: SearchChoice;
  readonly options: FormOptions;
  readonly total: number;
  readonly offset: number;
  readonly pageCount: number;
  /** Search types that auto-detect used, best first; empty for other types. */
  readonly searchedAs: readonly SearchType[];
  readonly verses: readonly FoundVerse[];
  readonly credits: readonly Credit[];
}

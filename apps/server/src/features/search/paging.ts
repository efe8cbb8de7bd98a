import type { SearchResponse } from '@naad/api-contract';

/** Which page of the results is given, and which of them it holds. */
export interface Paging {
  /** From 1; 0 when there are no results. */
  readonly page: number;
  readonly totalPages: number;
  readonly resultsPerPage: number;
  readonly total: number;
}

/** The page asked for, or the last there is. */
export function paginate(total: number, page: number, resultsPerPage: number): Paging {
  const totalPages = Math.ceil(total / resultsPerPage);
  return { page: Math.min(Math.max(page, 1), totalPages), totalPages, resultsPerPage, total };
}

/**
 * @param url absolute address of this page of results
 * @param pageResults how many results it holds
 */
export function presentResultsInfo(
  { page, totalPages, resultsPerPage, total }: Paging,
  pageResults: number,
  url: string,
): SearchResponse['resultsInfo'] {
  const hasNext = page < totalPages;
  return {
    totalResults: total,
    pageResults,
    pages: { page, resultsPerPage, totalPages, ...(hasNext ? { nextPage: nextPageUrl(url, page + 1) } : {}) },
  };
}

function nextPageUrl(url: string, page: number): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(page));
  return `${path}?${parameters.toString()}`;
}

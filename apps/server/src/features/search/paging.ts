import type { SearchResponse } from '@naad/api-contract';

/** A page of the results and their total number. */
export interface Paging {
  /** From 1; 0 if there are no results. */
  readonly page: number;
  readonly totalPages: number;
  readonly resultsPerPage: number;
  readonly total: number;
}

/** Limits the requested page to the existing ones. */
export function paginate(total: number, page: number, resultsPerPage: number): Paging {
  const totalPages = Math.ceil(total / resultsPerPage);
  return { page: Math.min(Math.max(page, 1), totalPages), totalPages, resultsPerPage, total };
}

/**
 * @param url absolute address of this page of results
 * @param pageResults number of results on this page
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

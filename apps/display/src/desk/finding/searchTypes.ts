/** Search types of the desk: those by which a line is found while it is sung, and the page. Numbers as in the API. */
export const DESK_SEARCH_TYPES = [0, 1, 2, 3, 7, 5] as const;
export type DeskSearchType = (typeof DESK_SEARCH_TYPES)[number];

/** Whether a query is long enough to be asked: a page has one digit. */
export function isToAsk(query: string, type: DeskSearchType): boolean {
  const text = query.trim();
  return type === 5 ? /^\d+$/.test(text) : text.length >= 2;
}

import { SEARCH_TYPES, type SearchType, type SourceId } from '@naad/gurbani-model';

/** A search: the state of the search form and the query of `/search`. */
export interface SearchChoice {
  readonly query: string;
  readonly type: SearchType;
  /** Null for all sources. */
  readonly source: SourceId | null;
  /** Null for all writers. */
  readonly writer: number | null;
  /** True if an auto-detect search is typed in Gurmukhi; otherwise left out. */
  readonly isGurmukhi?: true;
}

/** Options on a first visit: the type that accepts anything [B11, Q40]. */
export const DEFAULT_CHOICE: SearchChoice = {
  query: '',
  type: SEARCH_TYPES.autoDetect,
  source: null,
  writer: null,
};

/** Address of a search: `/ang` for a page number, otherwise `/search`. */
export function searchHref(choice: SearchChoice, offset = 1): string {
  const { query, type, source, writer } = choice;
  if (type === SEARCH_TYPES.ang) return angHref(query.trim(), source);
  const params = new URLSearchParams({
    q: query.trim(),
    type: String(type),
    source: source ?? 'all',
    writer: writer === null ? 'all' : String(writer),
    ...(offset > 1 && { offset: String(offset) }),
    ...scriptParam(choice),
  });
  return `/search?${params.toString()}`;
}

/** Address of a page of a work, by default of the Guru Granth Sahib. */
export function angHref(ang: string | number, source: SourceId | null): string {
  return `/ang?${new URLSearchParams({ ang: String(ang), source: source ?? 'G' }).toString()}`;
}

/** Only auto-detect has the script in its address [B27]. */
export function scriptParam({ type, isGurmukhi }: SearchChoice): Record<string, string> {
  return type === SEARCH_TYPES.autoDetect && isGurmukhi ? { autoDetectGurmukhi: 'true' } : {};
}

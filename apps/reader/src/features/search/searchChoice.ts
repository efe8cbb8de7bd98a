import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import type { SourceId } from '@naad/gurbani-corpus';

/** What a visitor asks for: the search form, and the query of `/search`. */
export interface SearchChoice {
  readonly query: string;
  readonly type: SearchType;
  /** Null for all. */
  readonly source: SourceId | null;
  /** Null for all. */
  readonly writer: number | null;
  /** Of auto-detect: the keys are Gurmukhi. Left out where they are not. */
  readonly isGurmukhi?: true;
}

/** A first visit (behaviour 11). */
export const DEFAULT_CHOICE: SearchChoice = {
  query: '',
  type: SEARCH_TYPES.firstLetters,
  source: null,
  writer: null,
};

/** Where a choice is answered: `/ang` for a page number, else `/search`. */
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

/** A page of a work; of the Guru Granth Sahib unless another is named. */
export function angHref(ang: string | number, source: SourceId | null): string {
  return `/ang?${new URLSearchParams({ ang: String(ang), source: source ?? 'G' }).toString()}`;
}

/** Auto-detect alone asks which script the keys are (behaviour 27). */
export function scriptParam({ type, isGurmukhi }: SearchChoice): Record<string, string> {
  return type === SEARCH_TYPES.autoDetect && isGurmukhi ? { autoDetectGurmukhi: 'true' } : {};
}

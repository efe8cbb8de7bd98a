import { type MatchReason, SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { isSourceId, parseAng, type SourceId, type VerseId } from '@naad/gurbani-corpus';

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

const TYPES: readonly SearchType[] = Object.values(SEARCH_TYPES);

/** Reads the choice in an address. What is missing or unknown is the default. */
export function parseSearchChoice(params: URLSearchParams): SearchChoice {
  const type = params.get('type');
  const source = params.get('source');
  const writer = params.get('writer') ?? '';
  return {
    query: readQuery(params.get('q') ?? ''),
    type: TYPES.find((each) => String(each) === type) ?? DEFAULT_CHOICE.type,
    source: source !== null && isSourceId(source) ? source : null,
    writer: /^\d{1,4}$/.test(writer) ? Number(writer) : null,
    ...(params.get('autoDetectGurmukhi') === 'true' && { isGurmukhi: true }),
  };
}

/** Old links of the reference product carry the query encoded twice, and some are not valid the second time. */
function readQuery(text: string): string {
  if (!/%[\dA-F]{2}/i.test(text)) return text.trim();
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}

/** The results page of an address, from 1. */
export function parseOffset(params: URLSearchParams): number {
  return parseAng(params.get('offset') ?? '') ?? 1;
}

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

interface Found {
  readonly shabadId: number;
  readonly id: VerseId;
  /** Why it was found, where that is known. */
  readonly matches?: readonly MatchReason[];
}

/**
 * A found line in its shabad. The search goes along, so that the form still holds it there, and which words were found,
 * so that they are marked there as well.
 */
export function foundHref(choice: SearchChoice, { shabadId, id, matches = [] }: Found): string {
  const { query, type, source } = choice;
  const words = matches.filter(({ how }) => how !== 'translation').flatMap((match) => match.words);
  const params = new URLSearchParams({
    id: String(shabadId),
    q: query,
    type: String(type),
    source: source ?? 'all',
    highlight: String(id),
    ...(words.length > 0 && { words: words.join('.') }),
    ...scriptParam(choice),
  });
  return `/shabad?${params.toString()}`;
}

/** The words of the found line that an address marks, counted from 0. */
export function parseFoundWords(params: URLSearchParams): number[] {
  return (params.get('words')?.match(/\d{1,3}/g) ?? []).map(Number);
}

/** Auto-detect alone asks which script the keys are (behaviour 27). */
function scriptParam({ type, isGurmukhi }: SearchChoice): Record<string, string> {
  return type === SEARCH_TYPES.autoDetect && isGurmukhi ? { autoDetectGurmukhi: 'true' } : {};
}

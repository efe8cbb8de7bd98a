import { isSourceId, parseAng, parseSearchType } from '@naad/gurbani-model';
import { DEFAULT_CHOICE, type SearchChoice } from './searchChoice.ts';

/** Parses the search in an address, with defaults for missing or unknown values. */
export function parseSearchChoice(params: URLSearchParams): SearchChoice {
  const source = params.get('source');
  const writer = params.get('writer') ?? '';
  return {
    query: readQuery(params.get('q') ?? ''),
    type: parseSearchType(params.get('type')) ?? DEFAULT_CHOICE.type,
    source: source !== null && isSourceId(source) ? source : null,
    writer: /^\d{1,4}$/.test(writer) ? Number(writer) : null,
    ...(params.get('autoDetectGurmukhi') === 'true' && { isGurmukhi: true }),
  };
}

/** Old links of the reference product encode the query twice, some of them incorrectly. */
function readQuery(text: string): string {
  if (!/%[\dA-F]{2}/i.test(text)) return text.trim();
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}

/** Parses the number of the results page, from 1. */
export function parseOffset(params: URLSearchParams): number {
  return parseAng(params.get('offset') ?? '') ?? 1;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { toAscii } from '@naad/gurbani-text';

/**
 * Why the query is invalid, or null.
 *
 * @param lastAng last page of the chosen source, for a search by ang
 */
export function queryProblem(
  query: string,
  type: SearchType,
  lastAng: number | null = null,
): MessageDescriptor | null {
  const text = query.trim();
  switch (type) {
    case SEARCH_TYPES.ang:
      if (!/^\d+$/.test(text)) return msg`Enter numbers only.`;
      if (lastAng !== null && (Number(text) < 1 || Number(text) > lastAng)) {
        return msg`Enter a number from 1 to ${lastAng}.`;
      }
      return null;
    case SEARCH_TYPES.romanized:
      return text.split(/\s+/).length >= 4 ? null : msg`Enter 4 words minimum.`;
    case SEARCH_TYPES.autoDetect:
      return text === '' ? msg`Enter 1 character minimum.` : null;
    default:
      return [...text].length >= 2 ? null : msg`Enter 2 characters minimum.`;
  }
}

/**
 * Legacy keys that a search by main letters rejects: W y Y w O o u i I U N H R M, and the glyphs of the same signs (see
 * the legacy alphabet of gurbani/text).
 */
const REJECTED = /[WyYwOouiIUNHRMüµ®¨ˆ]/g;

/** Counts the characters, in Unicode or legacy ASCII, that a search by main letters rejects. */
export function rejectedLetters(text: string): number {
  const keys = text.replace(/[^ -~]+/g, toAscii);
  return keys.match(REJECTED)?.length ?? 0;
}

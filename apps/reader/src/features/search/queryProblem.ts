import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';

/**
 * What keeps a query from being sent, in the words of the specification (section 5); null when nothing does.
 *
 * @param lastAng of the chosen work, where a page number is asked
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

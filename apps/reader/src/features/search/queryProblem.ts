import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';

/** What keeps a query from being sent, in the words of the specification (section 5); null when nothing does. */
export function queryProblem(query: string, type: SearchType): MessageDescriptor | null {
  const text = query.trim();
  if (type === SEARCH_TYPES.ang) return /^\d+$/.test(text) ? null : msg`Enter numbers only.`;
  return [...text].length >= 2 ? null : msg`Enter 2 characters minimum.`;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';

/** Every way of searching, in the order in which they are offered. */
export const TYPES: readonly { readonly type: SearchType; readonly label: MessageDescriptor }[] = [
  { type: SEARCH_TYPES.firstLetters, label: msg`First letter each word from start (Gurmukhi)` },
  { type: SEARCH_TYPES.firstLettersAnywhere, label: msg`First letter each word anywhere (Gurmukhi)` },
  {
    type: SEARCH_TYPES.romanizedFirstLettersAnywhere,
    label: msg`Romanized first letter anywhere (English)`,
  },
  { type: SEARCH_TYPES.mainLetters, label: msg`Main Letters (Gurmukhi)` },
  { type: SEARCH_TYPES.gurmukhiWord, label: msg`Full Word (Gurmukhi)` },
  { type: SEARCH_TYPES.englishWord, label: msg`Full Word Translation (English)` },
  { type: SEARCH_TYPES.romanized, label: msg`Romanized Gurmukhi (English)` },
  { type: SEARCH_TYPES.ang, label: msg`Ang` },
  { type: SEARCH_TYPES.autoDetect, label: msg`Auto Detect` },
  { type: SEARCH_TYPES.askAQuestion, label: msg`Ask a question` },
];

const IN_GURMUKHI: readonly SearchType[] = [
  SEARCH_TYPES.firstLetters,
  SEARCH_TYPES.firstLettersAnywhere,
  SEARCH_TYPES.mainLetters,
  SEARCH_TYPES.gurmukhiWord,
];

/** Whether keys of the Latin keyboard stand for Gurmukhi. */
export function isGurmukhiType(type: SearchType): boolean {
  return IN_GURMUKHI.includes(type);
}

/** What keeps a query from being sent (specification, section 5); null when nothing does. */
export function queryProblem(query: string, type: SearchType): MessageDescriptor | null {
  const text = query.trim();
  switch (type) {
    case SEARCH_TYPES.ang:
      return /^\d+$/.test(text) ? null : msg`Enter numbers only.`;
    case SEARCH_TYPES.romanized:
      return text.split(/\s+/).length >= 4 ? null : msg`Enter 4 words minimum.`;
    case SEARCH_TYPES.autoDetect:
      return text === '' ? msg`Enter 1 character minimum.` : null;
    default:
      return [...text].length >= 2 ? null : msg`Enter 2 characters minimum.`;
  }
}

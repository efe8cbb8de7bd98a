import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { toUnicode } from '@naad/gurbani-text';

/** What a search type takes, and how the form speaks of it. */
export interface SearchTypeInfo {
  readonly type: SearchType;
  readonly label: MessageDescriptor;
  /** The same in one or two words. */
  readonly shortLabel: MessageDescriptor;
  /** In Gurmukhi types, what is typed in legacy ASCII is shown as Gurmukhi. */
  readonly isGurmukhi: boolean;
  /** A real example, as one would type it. */
  readonly example: string;
}

/** The types that are answered now, in the order they are offered (behaviour 12). */
export const OFFERED_TYPES: readonly SearchTypeInfo[] = [
  {
    type: SEARCH_TYPES.firstLetters,
    label: msg`First letter each word from start (Gurmukhi)`,
    shortLabel: msg`First letters`,
    isGurmukhi: true,
    example: toUnicode('DDrgj'),
  },
  {
    type: SEARCH_TYPES.firstLettersAnywhere,
    label: msg`First letter each word anywhere (Gurmukhi)`,
    shortLabel: msg`First letters anywhere`,
    isGurmukhi: true,
    example: toUnicode('mqjbe'),
  },
  {
    type: SEARCH_TYPES.gurmukhiWord,
    label: msg`Full Word (Gurmukhi)`,
    shortLabel: msg`Words`,
    isGurmukhi: true,
    example: toUnicode('rwmdws guru'),
  },
  {
    type: SEARCH_TYPES.englishWord,
    label: msg`Full Word Translation (English)`,
    shortLabel: msg`Translation`,
    isGurmukhi: false,
    example: 'ocean of peace',
  },
  { type: SEARCH_TYPES.ang, label: msg`Ang`, shortLabel: msg`Ang`, isGurmukhi: false, example: '917' },
];

const [firstType] = OFFERED_TYPES;

/** The info of a type; of the first one where the type is not offered. */
export function searchTypeInfo(type: SearchType): SearchTypeInfo {
  const info = OFFERED_TYPES.find((each) => each.type === type) ?? firstType;
  if (!info) throw new RangeError('No search type is offered.');
  return info;
}

import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { toUnicode } from '@naad/gurbani-text';

/** What a search type takes, and how the form speaks of it. */
export interface SearchTypeInfo {
  readonly type: SearchType;
  readonly label: string;
  /** In Gurmukhi types, what is typed in legacy ASCII is shown as Gurmukhi. */
  readonly isGurmukhi: boolean;
  /** A real example, as one would type it. */
  readonly example: string;
}

/** The types that are answered now, in the order they are offered (behaviour 12). */
export const OFFERED_TYPES: readonly SearchTypeInfo[] = [
  {
    type: SEARCH_TYPES.firstLetters,
    label: 'First letter each word from start (Gurmukhi)',
    isGurmukhi: true,
    example: toUnicode('DDrgj'),
  },
  {
    type: SEARCH_TYPES.firstLettersAnywhere,
    label: 'First letter each word anywhere (Gurmukhi)',
    isGurmukhi: true,
    example: toUnicode('mqjbe'),
  },
  {
    type: SEARCH_TYPES.gurmukhiWord,
    label: 'Full Word (Gurmukhi)',
    isGurmukhi: true,
    example: toUnicode('rwmdws guru'),
  },
  {
    type: SEARCH_TYPES.englishWord,
    label: 'Full Word Translation (English)',
    isGurmukhi: false,
    example: 'ocean of peace',
  },
  { type: SEARCH_TYPES.ang, label: 'Ang', isGurmukhi: false, example: '917' },
];

const [firstType] = OFFERED_TYPES;

/** The info of a type; of the first one where the type is not offered. */
export function searchTypeInfo(type: SearchType): SearchTypeInfo {
  const info = OFFERED_TYPES.find((each) => each.type === type) ?? firstType;
  if (!info) throw new RangeError('No search type is offered.');
  return info;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { toUnicode } from '@naad/gurbani-text';

/** A search type and its presentation in the form. */
export interface SearchTypeInfo {
  readonly type: SearchType;
  readonly label: MessageDescriptor;
  /** True if legacy ASCII is shown as Gurmukhi. */
  readonly isGurmukhi: boolean;
  /** A real query, as a visitor would type it. */
  readonly example: string;
}

/** All search types in the order they are offered [B12]. */
export const ALL_TYPES: readonly SearchTypeInfo[] = [
  {
    type: SEARCH_TYPES.firstLetters,
    label: msg`First letters from the start`,
    isGurmukhi: true,
    example: toUnicode('DDrgj'),
  },
  {
    type: SEARCH_TYPES.firstLettersAnywhere,
    label: msg`First letters anywhere`,
    isGurmukhi: true,
    example: toUnicode('mqjbe'),
  },
  {
    type: SEARCH_TYPES.romanizedFirstLettersAnywhere,
    label: msg`Romanized first letters`,
    isGurmukhi: false,
    example: 'jmtatssd',
  },
  {
    type: SEARCH_TYPES.mainLetters,
    label: msg`Main letters`,
    isGurmukhi: true,
    example: toUnicode('j mgh Tkr Apn q'),
  },
  {
    type: SEARCH_TYPES.gurmukhiWord,
    label: msg`Gurmukhi word`,
    isGurmukhi: true,
    example: toUnicode('rwmdws guru'),
  },
  {
    type: SEARCH_TYPES.englishWord,
    label: msg`English word`,
    isGurmukhi: false,
    example: 'ocean of peace',
  },
  {
    type: SEARCH_TYPES.romanized,
    label: msg`Romanized Gurmukhi`,
    isGurmukhi: false,
    example: 'jo mange thakur apne te soi',
  },
  { type: SEARCH_TYPES.ang, label: msg`Ang`, isGurmukhi: false, example: '917' },
  {
    type: SEARCH_TYPES.autoDetect,
    label: msg`Auto Detect`,
    isGurmukhi: false,
    example: 'jmtastssd',
  },
  {
    type: SEARCH_TYPES.askAQuestion,
    label: msg`Ask a question`,
    isGurmukhi: false,
    example: 'What is the best time to meditate?',
  },
];

export function searchTypeInfo(type: SearchType): SearchTypeInfo {
  const info = ALL_TYPES.find((each) => each.type === type);
  if (!info) throw new RangeError('Unknown search type.');
  return info;
}

/** Language and script (BCP 47) of a type's example; undefined if it has none. */
export function exampleLanguage({ type, isGurmukhi }: SearchTypeInfo): string | undefined {
  if (isGurmukhi) return 'pa-Guru';
  if (type === SEARCH_TYPES.ang) return undefined;
  return type === SEARCH_TYPES.englishWord || type === SEARCH_TYPES.askAQuestion ? 'en' : 'pa-Latn';
}

/** Examples to type into the field: three for auto-detect in the chosen script, one for any other type. */
export function searchExamples(type: SearchType, isGurmukhi: boolean): readonly string[] {
  if (type !== SEARCH_TYPES.autoDetect) return [searchTypeInfo(type).example];
  const { firstLetters, gurmukhiWord, mainLetters, englishWord, romanized, autoDetect } = SEARCH_TYPES;
  const shown: readonly SearchType[] = isGurmukhi
    ? [firstLetters, gurmukhiWord, mainLetters]
    : [englishWord, romanized, autoDetect];
  return shown.map((each) => searchTypeInfo(each).example);
}

/** Keyboard layout for a search type; null if a keyboard doesn't help [B29]. */
export function keyboardOf(
  type: SearchType,
  isGurmukhi: boolean,
): { readonly layout: 'letters' | 'words'; readonly hasSpace: boolean } | null {
  if (!isGurmukhi) return null;
  const isOfFirstLetters = type === SEARCH_TYPES.firstLetters || type === SEARCH_TYPES.firstLettersAnywhere;
  return { layout: type === SEARCH_TYPES.gurmukhiWord ? 'words' : 'letters', hasSpace: !isOfFirstLetters };
}

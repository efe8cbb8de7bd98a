import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { toUnicode } from '@naad/gurbani-text';

/** What a search type takes, and how the form speaks of it. */
export interface SearchTypeInfo {
  readonly type: SearchType;
  readonly label: MessageDescriptor;
  /** In Gurmukhi types, what is typed in legacy ASCII is shown as Gurmukhi. */
  readonly isGurmukhi: boolean;
  /** A real example, as one would type it. */
  readonly example: string;
}

/** Every type there is, in the order in which they are offered (behaviour 1.2 and 12). */
export const ALL_TYPES: readonly SearchTypeInfo[] = [
  {
    type: SEARCH_TYPES.firstLetters,
    label: msg`First letter each word from start (Gurmukhi)`,
    isGurmukhi: true,
    example: toUnicode('DDrgj'),
  },
  {
    type: SEARCH_TYPES.firstLettersAnywhere,
    label: msg`First letter each word anywhere (Gurmukhi)`,
    isGurmukhi: true,
    example: toUnicode('mqjbe'),
  },
  {
    type: SEARCH_TYPES.romanizedFirstLettersAnywhere,
    label: msg`Romanized first letter anywhere (English)`,
    isGurmukhi: false,
    example: 'jmtatssd',
  },
  {
    type: SEARCH_TYPES.mainLetters,
    label: msg`Main Letters (Gurmukhi)`,
    isGurmukhi: true,
    example: toUnicode('j mgh Tkr Apn q'),
  },
  {
    type: SEARCH_TYPES.gurmukhiWord,
    label: msg`Full Word (Gurmukhi)`,
    isGurmukhi: true,
    example: toUnicode('rwmdws guru'),
  },
  {
    type: SEARCH_TYPES.englishWord,
    label: msg`Full Word Translation (English)`,
    isGurmukhi: false,
    example: 'ocean of peace',
  },
  {
    type: SEARCH_TYPES.romanized,
    label: msg`Romanized Gurmukhi (English)`,
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
  if (!info) throw new RangeError('There is no such search type.');
  return info;
}

/** What language the example of a type is in, and in which letters (BCP 47); undefined where it has none. */
export function exampleLanguage({ type, isGurmukhi }: SearchTypeInfo): string | undefined {
  if (isGurmukhi) return 'pa-Guru';
  if (type === SEARCH_TYPES.ang) return undefined;
  return type === SEARCH_TYPES.englishWord || type === SEARCH_TYPES.askAQuestion ? 'en' : 'pa-Latn';
}

/** Examples of a search whose typing is shown: of auto-detect three in the chosen script, of any other its own. */
export function searchExamples(type: SearchType, isGurmukhi: boolean): readonly string[] {
  if (type !== SEARCH_TYPES.autoDetect) return [searchTypeInfo(type).example];
  const { firstLetters, gurmukhiWord, mainLetters, englishWord, romanized, autoDetect } = SEARCH_TYPES;
  const shown: readonly SearchType[] = isGurmukhi
    ? [firstLetters, gurmukhiWord, mainLetters]
    : [englishWord, romanized, autoDetect];
  return shown.map((each) => searchTypeInfo(each).example);
}

/** The keyboard on the screen for a search; null where none helps (behaviour 1.22 and 29). */
export function keyboardOf(
  type: SearchType,
  isGurmukhi: boolean,
): { readonly layout: 'letters' | 'words'; readonly hasSpace: boolean } | null {
  if (!isGurmukhi) return null;
  const isOfFirstLetters = type === SEARCH_TYPES.firstLetters || type === SEARCH_TYPES.firstLettersAnywhere;
  return { layout: type === SEARCH_TYPES.gurmukhiWord ? 'words' : 'letters', hasSpace: !isOfFirstLetters };
}

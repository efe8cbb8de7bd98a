import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type QueryNeed,
  type QueryProblem,
  SEARCH_TYPE_LIST,
  SEARCH_TYPES,
  type SearchType,
  type SearchTypeName,
  searchTypeRules,
  type SearchTypeRules,
} from '@naad/gurbani-model';
import { toUnicode } from '@naad/gurbani-text';

/** A search type and its presentation in the form. */
export type SearchTypeInfo = SearchTypeRules & {
  readonly label: MessageDescriptor;
  /** A real query, as a visitor would type it. */
  readonly example: string;
};

const PRESENTATIONS: Readonly<Record<SearchTypeName, Pick<SearchTypeInfo, 'label' | 'example'>>> = {
  firstLetters: { label: msg`First letters from the start`, example: toUnicode('DDrgj') },
  firstLettersAnywhere: { label: msg`First letters anywhere`, example: toUnicode('mqjbe') },
  romanizedFirstLetters: { label: msg`Romanized first letters`, example: 'jmtatssd' },
  mainLetters: { label: msg`Main letters`, example: toUnicode('j mgh Tkr Apn q') },
  gurmukhiWord: { label: msg`Gurmukhi word`, example: toUnicode('rwmdws guru') },
  englishWord: { label: msg`English word`, example: 'ocean of peace' },
  romanized: { label: msg`Romanized Gurmukhi`, example: 'jo mange thakur apne te soi' },
  ang: { label: msg`Ang`, example: '917' },
  autoDetect: { label: msg`Auto Detect`, example: 'jmtastssd' },
  question: { label: msg`Ask a question`, example: 'What is the best time to meditate?' },
};

/** All search types in the order they are offered [B12]. */
export const ALL_TYPES: readonly SearchTypeInfo[] = SEARCH_TYPE_LIST.map(withPresentation);

export function searchTypeInfo(type: SearchType): SearchTypeInfo {
  return withPresentation(searchTypeRules(type));
}

function withPresentation(rules: SearchTypeRules): SearchTypeInfo {
  return { ...rules, ...PRESENTATIONS[rules.name] };
}

const NEED_MESSAGES: Readonly<Record<QueryNeed, MessageDescriptor>> = {
  digits: msg`Enter numbers only.`,
  oneCharacter: msg`Enter 1 character minimum.`,
  twoCharacters: msg`Enter 2 characters minimum.`,
  fourWords: msg`Enter 4 words minimum.`,
};

/** Message for a query's problem. `lastAng` is the last page of the source. */
export function problemMessage(problem: QueryProblem, lastAng: number): MessageDescriptor {
  return problem === 'existingAng' ? msg`Enter a number from 1 to ${lastAng}.` : NEED_MESSAGES[problem];
}

const EXAMPLE_LANGUAGES: Readonly<Record<SearchTypeRules['typed'], string | undefined>> = {
  gurmukhi: 'pa-Guru',
  romanized: 'pa-Latn',
  english: 'en',
  digits: undefined,
  any: 'pa-Latn',
};

/** Language and script (BCP 47) of a type's example; undefined if it has none. */
export function exampleLanguage({ typed }: SearchTypeInfo): string | undefined {
  return EXAMPLE_LANGUAGES[typed];
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

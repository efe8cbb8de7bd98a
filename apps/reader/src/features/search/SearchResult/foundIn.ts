import type { FoundVerse } from '@naad/api-client';
import type { MatchReason } from '@naad/api-contract';

type Matches = FoundVerse['matches'];
export type TranslationMatch = Extract<MatchReason, { how: 'translation' }>;
export type LineMatch = Exclude<MatchReason, TranslationMatch>;

export const lineMatches = (matches: Matches): LineMatch[] =>
  matches.filter((match) => match.how !== 'translation');

/** Reasons that lie in the text of one translator. */
export const translationMatches = (matches: Matches, key: string): TranslationMatch[] =>
  matches.filter((match) => match.how === 'translation').filter(({ translator }) => translator === key);

/** The words of several reasons, by their numbers. */
export const wordsOf = (matches: readonly MatchReason[]): number[] => matches.flatMap(({ words }) => words);

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FoundVerse } from '@naad/api-client';
import type { MatchReason } from '@naad/gurbani-model';

/** Explanations of inexact matches in a line. */
const IN_LINE: Readonly<Record<LineMatch['how'], MessageDescriptor | null>> = {
  exact: null,
  folded: msg`different spelling`,
  sound: msg`sounds alike`,
  typo: msg`one letter differs`,
};

const IN_TRANSLATION: Readonly<Record<TranslationMatch['by'], MessageDescriptor | null>> = {
  exact: null,
  folded: msg`another form of the word`,
  sound: msg`sounds alike`,
  typo: msg`one letter differs`,
  meaning: msg`similar meaning`,
};

/** Unique explanations, most relevant first. */
function unique(descriptors: readonly (MessageDescriptor | null)[]): MessageDescriptor[] {
  return [...new Set(descriptors.filter((descriptor) => descriptor !== null))];
}

/** Short explanations of how the words of a line matched. */
export const whyInLine = (matches: readonly LineMatch[]) => unique(matches.map(({ how }) => IN_LINE[how]));

/** Short explanations of how the words of a translation matched. */
export const whyInTranslation = (matches: readonly TranslationMatch[]) =>
  unique(matches.map(({ by }) => IN_TRANSLATION[by]));

type Matches = FoundVerse['matches'];
type TranslationMatch = Extract<MatchReason, { how: 'translation' }>;
type LineMatch = Exclude<MatchReason, TranslationMatch>;

export const lineMatches = (matches: Matches): LineMatch[] =>
  matches.filter((match) => match.how !== 'translation');

/** Matches in the text of one translator. */
export const translationMatches = (matches: Matches, key: string): TranslationMatch[] =>
  matches.filter((match) => match.how === 'translation').filter(({ translator }) => translator === key);

/** Word indexes of several matches. */
export const wordsOf = (matches: readonly MatchReason[]): number[] => matches.flatMap(({ words }) => words);

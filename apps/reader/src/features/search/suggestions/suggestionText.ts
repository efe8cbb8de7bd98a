import type { MessageDescriptor } from '@lingui/core';
import type { TranslationText } from '@naad/api-client';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { lineMatches, translationMatches, wordsOf } from '../SearchResult/foundIn.ts';
import { whyInLine, whyInTranslation } from '../SearchResult/whyFound.ts';
import type { Suggestion } from './suggestions.ts';

/** What a suggestion shows: the line, and where a translation is why it is there, that above it. */
export interface SuggestionText {
  /** Words of the line that match. */
  readonly lineWords: readonly number[];
  readonly translation: (TranslationText & { readonly markedWords: readonly number[] }) | null;
  /** The line in the letters that it was asked for in. */
  readonly transliteration: string | null;
  /** How it was found, where it was not as typed. */
  readonly why: readonly MessageDescriptor[];
}

const IN_LATIN_LETTERS: readonly SearchType[] = [
  SEARCH_TYPES.romanized,
  SEARCH_TYPES.romanizedFirstLettersAnywhere,
];

/** @param type of the search that found the line */
export function suggestionText(suggestion: Suggestion, type: SearchType): SuggestionText {
  const { matches, translations, transliterations } = suggestion;
  const inLine = lineMatches(matches);
  const weightiest = matches.find((match) => match.how === 'translation');
  const isByTranslation = type === SEARCH_TYPES.englishWord || matches[0]?.how === 'translation';
  // Without a reason any translation says more than none.
  const shown = translations.find(({ key }) => key === weightiest?.translator) ?? translations[0];
  const inTranslation = translationMatches(matches, shown?.key ?? '');
  return {
    lineWords: wordsOf(inLine),
    translation: isByTranslation && shown ? { ...shown, markedWords: wordsOf(inTranslation) } : null,
    transliteration: IN_LATIN_LETTERS.includes(type) ? (transliterations[0]?.text ?? null) : null,
    why: isByTranslation ? whyInTranslation(inTranslation) : whyInLine(inLine),
  };
}

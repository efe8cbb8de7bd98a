import type { FoundVerse } from '@naad/api-client';
import { contentOf, STORY_PAGES } from '../../../../testing/storyPages.ts';
import type { SearchChoice } from '../../searchChoice.ts';
import type { Suggestion, Suggestions } from '../suggestions.ts';

const firstLetters = contentOf(STORY_PAGES.searchFirstLetters, 'search');
const english = contentOf(STORY_PAGES.searchEnglish, 'search');

/** A search by first letters from the start, with its lines. */
export const BY_LETTERS = suggested(firstLetters.choice, firstLetters.verses, () => [
  { how: 'exact', words: [0, 1, 2] },
]);

/** A search in translations, with lines and the translation that each matches by. */
export const BY_TRANSLATION = suggested(english.choice, english.verses, ({ translations: [first] }) =>
  first ? [{ how: 'translation', by: 'exact', translator: first.key, words: wordsIn(first.text) }] : [],
);

export const NOTHING: Suggestions = { verses: [], translators: [] };

function suggested(
  choice: SearchChoice,
  verses: readonly FoundVerse[],
  matchesOf: (verse: FoundVerse) => Suggestion['matches'],
): { readonly choice: SearchChoice; readonly suggestions: Suggestions } {
  const translators = english.credits.map(({ key, translator }) => ({ key, name: translator }));
  return {
    choice,
    suggestions: { verses: verses.map((verse) => ({ ...verse, matches: matchesOf(verse) })), translators },
  };
}

/** Indexes of the query's words in a translation. */
function wordsIn(text: string): number[] {
  const asked = english.choice.query.toLowerCase().split(' ');
  const words = text.split(/\s+/).map((word) => word.replace(/\W/g, '').toLowerCase());
  return [...words.keys()].filter((index) => asked.includes(words[index] ?? ''));
}

/**
 * Search types by their number on the wire. In a separate module, so that a page that only names them doesn't
 * load every response schema.
 */
export const SEARCH_TYPES = {
  firstLetters: 0,
  firstLettersAnywhere: 1,
  gurmukhiWord: 2,
  englishWord: 3,
  romanized: 4,
  ang: 5,
  mainLetters: 6,
  romanizedFirstLettersAnywhere: 7,
  autoDetect: 8,
  askAQuestion: 9,
} as const;
export type SearchType = (typeof SEARCH_TYPES)[keyof typeof SEARCH_TYPES];

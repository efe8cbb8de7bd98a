/**
 * Ways of searching, by their numbers on the wire. In a module of their own, so that a page that only names them does
 * not load the parser of every answer.
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

export type {
  AnyQuery,
  FacetCount,
  NearbyQuery,
  SearchEngine,
  SearchFacets,
  SearchFilter,
  SearchHit,
  SearchOrder,
  SearchQuery,
  SearchResults,
  SearchSlice,
  VotingKind,
} from './search.ts';
export { buildSearchIndex } from './buildSearchIndex.ts';
export { createSearchEngine } from './createSearchEngine.ts';
export { DEFAULT_ENGLISH, defaultEnglish, englishWords } from './englishWords.ts';
export type { DetectOptions, Guess } from './auto-detect/autoDetect.ts';
export type { GuessedResults } from './auto-detect/searchGuesses.ts';
export type { QuestionAnswers, ShabadAnswer } from './english/askQuestion.ts';
export type { FoundPlaces, PlaceOptions } from './places/findPlaces.ts';
export { devanagariToGurmukhi } from './auto-detect/toGurmukhi.ts';
export { shahmukhiToGurmukhi } from './auto-detect/toGurmukhi.ts';
export { foldWord } from './wordForms.ts';
export { latinLetters, soundOf } from './sound/soundOf.ts';
export { romanOf } from './sound/romanOf.ts';
export { ENGLISH_WORDS } from './auto-detect/autoDetect.ts';

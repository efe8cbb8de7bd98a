export { BANI_FORM_MARKS, groupLengths, lengthOfForm, nameForms } from './baniForms.ts';
export type { BaniForm, BaniFormName } from './baniForms.ts';
export { BANI_SHELVES, shelfOfId, shelveBanis } from './baniShelves.ts';
export type { BaniShelf } from './baniShelves.ts';
export {
  ANG_SOURCE_IDS,
  GURU_GRANTH_ANGS,
  isAngSourceId,
  isSourceId,
  parseAng,
  parseBaniId,
  parseShabadId,
  parseVerseId,
  SOURCE_IDS,
} from './ids.ts';
export type { Ang, AngSourceId, BaniId, RaagId, ShabadId, SourceId, VerseId, WriterId } from './ids.ts';
export { MATCH_KINDS } from './match.ts';
export type { MatchKind, MatchReason } from './match.ts';
export { PLACE_FEATURES, PLACE_PARTS } from './place.ts';
export type { Place, PlaceFeature, PlacePart, PlacePartType } from './place.ts';
export { queryProblem } from './queryProblem.ts';
export type { QueryNeed, QueryProblem } from './queryProblem.ts';
export {
  MAX_QUERY_LENGTH,
  parseSearchType,
  SEARCH_KINDS,
  SEARCH_TYPE_LIST,
  SEARCH_TYPES,
  searchTypeRules,
} from './searchTypes.ts';
export type { SearchKind, SearchType, SearchTypeName, SearchTypeRules } from './searchTypes.ts';
export {
  BANI_LENGTHS,
  LANGUAGE_TAGS,
  SCHEME_NAMES,
  TRANSLATION_CODES,
  TRANSLATION_LANGUAGES,
  TRANSLITERATION_SCHEMES,
  TRANSLITERATION_SCRIPTS,
  UNREVIEWED_SCRIPTS,
  VISRAAM_SOURCES,
} from './text.ts';
export type {
  BaniLength,
  LanguageTag,
  TranslationCode,
  TranslationLanguage,
  TransliterationScheme,
  TransliterationScript,
  Visraam,
  VisraamSource,
  VisraamType,
} from './text.ts';
export { CUT_MARK } from './verse.ts';
export type {
  Attribution,
  MaybeWithheld,
  NamePair,
  Neighbours,
  Shabad,
  SourceName,
  TranslationText,
  TransliterationText,
  Verse,
  VerseLine,
  WriterName,
} from './verse.ts';

export { API_ERRORS, ApiError, ErrorResponse, isApiErrorId } from './apiError.ts';
export type { ApiErrorId } from './apiError.ts';
export { BaniResponse, BaniRow, BaniRowVerse, BanisResponse, CeremonyResponse } from './bani.ts';
export { CapabilitiesResponse, HealthResponse } from './capabilities.ts';
export { RaagsResponse, SourcesResponse, WritersResponse } from './catalogue.ts';
export { DoodleResponse, DoodleRow } from './doodle.ts';
export type {
  ApiTransport,
  PageDocument,
  PageRedirect,
  PageRenderer,
  PageRequest,
  PageResult,
  SiteApp,
  SiteBanner,
  SiteLinks,
} from './page.ts';
export { AngResponse, MultiAngResponse, MultiShabadResponse, ShabadResponse } from './reading.ts';
export { DEFAULT_RESULTS, LiveSearchResponse, MAX_RESULTS, NearbyQuery, SearchResponse } from './search.ts';
export { SEARCH_TYPES } from './searchTypes.ts';
export type { SearchType } from './searchTypes.ts';
export {
  BaniVerse,
  FoundVerse,
  GurmukhiText,
  MatchReason,
  PageVerse,
  RaagRef,
  SourceRef,
  ThinVerse,
  Translation,
  Transliteration,
  Verse,
  VisraamMark,
  VisraamSources,
  WriterRef,
} from './verse.ts';

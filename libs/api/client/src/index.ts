export { createApiClient, makeApiConstants } from './createApiClient.ts';
export type { ApiClient, ApiConstants, Companions, SearchRequest } from './createApiClient.ts';
export type { Doodle } from './doodle.ts';
export { createHttpTransport, DEFAULT_TIMEOUT_MS } from './httpTransport.ts';
export type { HttpFetch, HttpTransportOptions } from './httpTransport.ts';
export type {
  AngPage,
  Attribution,
  Capabilities,
  FoundVerse,
  NamePair,
  NearbyQuery,
  Neighbours,
  SearchPage,
  Shabad,
  SourceName,
  SourceState,
  TranslationText,
  Translator,
  Verse,
  Writer,
  WriterName,
} from './scripture.ts';
export { TransportError } from './TransportError.ts';
export type { TransportFailure } from './TransportError.ts';

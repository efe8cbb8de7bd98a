export { askAssistant, writtenAnswerPath } from './askAssistant.ts';
export type { AnswerLine, AskedQuestion, AssistantAnswer } from './askAssistant.ts';
export { createAccountClient } from './createAccountClient.ts';
export type {
  AccountClient,
  AccountClientOptions,
  Favourite,
  FavouriteImport,
  PasskeyJson,
  PasskeyName,
  User,
} from './createAccountClient.ts';
export type { AccountFetch } from './callAccount.ts';
export { createApiClient, createApiConstants } from './createApiClient.ts';
export type { ApiClient, ApiConstants, SearchRequest, SearchScope } from './createApiClient.ts';
export { paceClient } from './createApiClient.ts';
export { downloadFile } from './downloadFile.ts';
export type { DownloadOptions, FileFetch } from './downloadFile.ts';
export { findBanis, matchBanis } from './findBanis.ts';
export type { Doodle } from './collectionsFromWire.ts';
export { createHttpTransport, DEFAULT_TIMEOUT_MS } from './httpTransport.ts';
export type { HttpFetch, HttpTransportOptions } from './httpTransport.ts';
export { loadAngReceipt, loadLineReceipt } from './loadReceipt.ts';
export type { AngReceipt, LineReceipt } from './loadReceipt.ts';
export { loadLineGlossary } from './loadLineGlossary.ts';
export { loadRelated } from './loadRelated.ts';
export { loadSite } from './loadSite.ts';
export type { SiteResult } from './loadSite.ts';
export type {
  AbsenceReason,
  AmritKeertanChapter,
  AmritKeertanChapterName,
  AmritKeertanShabad,
  AngPage,
  Bani,
  BaniName,
  BaniVerse,
  CalendarDate,
  Capabilities,
  Ceremony,
  Facets,
  FeatureState,
  FoundVerse,
  Hukamnama,
  HukamnamaDays,
  IndexEntry,
  LineGlossary,
  LineWord,
  NamedPlace,
  NearbyQuery,
  Raag,
  RehatChapter,
  RehatChapters,
  RehatName,
  Rehats,
  RelatedReasons,
  RelatedShabad,
  SearchPage,
  SourceState,
  Translator,
  VerseIncludes,
  WordMeaning,
  WordUse,
  Writer,
} from './scripture.ts';
export { sendReport } from './sendReport.ts';
export type { SendReportOptions } from './sendReport.ts';
export { transcribe } from './transcribe.ts';
export type { TranscribeOptions } from './transcribe.ts';
export type { Track } from './collectionsFromWire.ts';
export { isTransportError, TransportError } from './httpTransport.ts';
export type { TransportFailure } from './httpTransport.ts';
export { keepFrontEnd } from './keepFrontEnd.ts';
export type { WorkerContainer } from './keepFrontEnd.ts';

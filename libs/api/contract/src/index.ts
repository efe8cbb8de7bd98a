export {
  AccountDeletionRequest,
  AccountExport,
  ClaimRequest,
  ClaimResponse,
  DoneResponse,
  LOGIN_PROBLEMS,
  LoginResponse,
  LogoutRequest,
  Passkey,
  PasskeyAddRequest,
  PasskeyLoginRequest,
  PasskeyOptionsResponse,
  PasskeysResponse,
  PASSWORD_LENGTH,
  PasswordChangeRequest,
  PasswordLoginRequest,
  SignUpRequest,
  UserResponse,
} from './account.ts';
export type { LoginProblem } from './account.ts';
export {
  AmritKeertanHeader,
  AmritKeertanIndexResponse,
  AmritKeertanResponse,
  AmritKeertanRow,
} from './collections.ts';
export { API_ERRORS, ApiError, ErrorResponse, isApiErrorId } from './apiError.ts';
export type { ApiErrorId } from './apiError.ts';
export {
  WireAnswerLine,
  AssistantResponse,
  BotRephraseResponse,
  BotSearchResponse,
  QUESTION_LENGTH,
  WITHDRAWALS,
  WrittenEvent,
} from './assistant.ts';
export { TrackResponse } from './audio.ts';
export { isBoundedJson } from './json.ts';
export { BaniResponse, BaniRow, BaniRowVerse, BanisResponse, CeremonyResponse } from './bani.ts';
export { ABSENCES, CapabilitiesResponse, FEATURES, HealthResponse } from './capabilities.ts';
export type { Absence, Feature, FeatureName, FeatureSource } from './capabilities.ts';
export { AngReceiptResponse, ReceiptResponse, WireEdition } from './receipt.ts';
export { COMPONENTS, ComponentState, ReadinessResponse } from './readiness.ts';
export type { ComponentName, ComponentReason } from './readiness.ts';
export { RaagsResponse, SourcesResponse, WritersResponse } from './collections.ts';
export { DoodleResponse, DoodleRow } from './siteContent.ts';
export { CLICK_ACTIONS, ERROR_ACTIONS, EventsRequest, MAX_EVENTS, SiteEvent } from './events.ts';
export type { SiteEvents } from './events.ts';
export { MessageRow, MessagesResponse } from './siteContent.ts';
export {
  FAVOURITE_LIMITS,
  FavouriteExport,
  FavouriteImportRequest,
  FavouriteImportResponse,
  FavouriteRequest,
  FavouriteShabad,
  FavouriteShabadsResponse,
  ImportedFavourite,
} from './favourite.ts';
export {
  DEFAULT_EMBED_LOOK,
  EMBED_SCRIPTS,
  EMBED_THEMES,
  EMBED_TRANSLATIONS,
  embedFramePath,
  parseEmbedLook,
} from './embedFrame.ts';
export type { EmbedLook, EmbedScript, EmbedSubject, EmbedTheme, EmbedTranslation } from './embedFrame.ts';
export { INDEX_KINDS, IndexResponse, IndexRow } from './collections.ts';
export type { IndexKind } from './collections.ts';
export { GlossResponse, WireLineWord } from './gloss.ts';
export { KoshEntriesResponse, KoshEntry, KoshWord, KoshWordsResponse } from './collections.ts';
export { isLong, jsonInTurns } from './json.ts';
export { OEmbedResponse } from './OEmbedResponse.ts';
export type {
  ApiAnswer,
  ApiTransport,
  PageDocument,
  PageRedirect,
  PageRenderer,
  PageRequest,
  PageResult,
  PageVariant,
  SiteApp,
  SiteBanner,
  SiteLinks,
  SiteLogin,
  SitemapEntry,
} from './page.ts';
export {
  controllerLink,
  followLink,
  followText,
  parseFrontEndUrl,
  parseSiteConfig,
  parseSiteText,
  LAN_ORIGINS_META,
  SITE_CONFIG_META,
} from './parseSiteConfig.ts';
export type { SiteAddresses, SiteConfig, SiteConfigResult } from './parseSiteConfig.ts';
export {
  QUOTE_DIFFERENCES,
  QUOTE_FORMS,
  QUOTE_LIMITS,
  QUOTE_VERDICTS,
  QuoteSaying,
  QuoteLine,
  QuotePassage,
  QuotePiece,
  QuotesRequest,
  QuotesResponse,
  UNCHECKED_REASONS,
  UncheckedText,
} from './quote.ts';
export type { QuoteDifference, QuoteForm, QuoteVerdict, UncheckedReason } from './quote.ts';
export {
  POTHI_LIMITS,
  PothiLibrary,
  PothisChangeResponse,
  PothisRequest,
  PothisResponse,
  readLibrary,
} from './pothi.ts';
export {
  AngResponse,
  HukamnamaDaysResponse,
  HukamnamaResponse,
  MultiAngResponse,
  MultiShabadResponse,
  ShabadResponse,
} from './reading.ts';
export { RehatChaptersResponse, RehatSearchResponse, RehatsResponse } from './collections.ts';
export { RelatedResponse, RelatedRow } from './related.ts';
export {
  checkReport,
  isReportClosed,
  REPORT_CONTACT_DAYS,
  REPORT_FIELDS,
  REPORT_LIMITS,
  REPORT_STATUSES,
  REPORT_SUBJECTS,
  ReportFormResponse,
  ReportRequest,
  ReportResponse,
  ReportStatusResponse,
} from './report.ts';
export type { ReportField, ReportFieldProblem, ReportStatus, ReportSubject, ReportTexts } from './report.ts';
export {
  DEFAULT_RESULTS,
  LiveSearchResponse,
  MAX_PLACES,
  MAX_RESULTS,
  WireFacets,
  WireNearbyQuery,
  WirePlace,
  WirePlacePart,
  SearchResponse,
} from './search.ts';
export {
  BASE_HEADERS,
  CLOSED_POLICY,
  contentSecurityPolicy,
  framePolicy,
  workerPolicy,
} from './contentSecurityPolicy.ts';
export { SyncBeginResponse, SyncEndResponse, SyncErrorResponse, SyncJoinResponse } from './sync.ts';
export { TRANSCRIPT_LIMITS, TranscriptRequest, TranscriptResponse } from './audio.ts';
export {
  WireBaniVerse,
  WireFoundVerse,
  GurmukhiText,
  WireMatchReason,
  WirePageVerse,
  RaagRef,
  SourceRef,
  ThinVerse,
  Translation,
  Transliteration,
  WireVerse,
  VisraamMark,
  VisraamSources,
  WriterRef,
} from './verse.ts';
export { VerseIdsResponse } from './VerseIdsResponse.ts';
export { FILE_LIST, FRONT_END_DOCUMENTS, WORKER_HREF } from './worker.ts';
export type { FrontEndBase, WorkerMessage } from './worker.ts';

export {
  createPin,
  CODE_ALPHABET,
  createSessionCode,
  formatTypedCode,
  isBlockedCode,
  parsePin,
  parseSessionCode,
  type SessionCode,
} from './codes.ts';
export { Command, DisplaySettings, isNavigation } from './commands.ts';
export {
  isAskedFor,
  isSettled,
  shouldSend,
  reduceDelivery,
  createDelivery,
  type Delivery,
  type DeliveryEvent,
  type DeliveryFailure,
} from './delivery.ts';
export {
  asWireNumber,
  cleanText,
  commandMessage,
  contentMessage,
  parseLegacyCommand,
  parseLegacyHostMessage,
  requestControlMessage,
  responseMessage,
  settingsMessage,
  type LegacyContent,
  type LegacyHostMessage,
  type LegacyRequest,
  type MessageStamp,
} from './legacyWire.ts';
export { ALL_DRIVE, cleanPhoneName, Driving, type DriveRequest, type NamedPhone } from './driving.ts';
export {
  AdmissionMessage,
  AdmittedPhone,
  AudienceMessage,
  HostCommand,
  HostReply,
  NoticeMessage,
  PinGate,
  ShowMessage,
  type Denial,
} from './hostNews.ts';
export { LIMITS } from './limits.ts';
export {
  AppliedMessage,
  BeatMessage,
  CommandMessage,
  CommandReply,
  Painted,
  PaintedMessage,
  parseMessage,
  RoleMessage,
  SettingsMessage,
  SnapshotMessage,
  StateMessage,
  type Outcome,
} from './messages.ts';
export {
  countWithin,
  dequeue,
  EMPTY_HOST_QUEUE,
  enqueue,
  pour,
  waitFor,
  withinWindow,
  type BucketLimit,
  type HostQueue,
  type LeakyBucket,
  type QueuedCommand,
  type SlidingWindow,
} from './pacing.ts';
export { phoneKindOf, type PhoneKind } from './phoneKind.ts';
export {
  CLIENT_TO_SERVER,
  clientVersionOf,
  LEGACY_EVENTS,
  PROTOCOL_VERSION,
  REFUSALS,
  SERVER_TO_CLIENT,
  UNKNOWN_NAMESPACE,
  type ClientVersion,
  type RefusalId,
} from './protocol.ts';
export {
  ChangePinMessage,
  ConnectAuth,
  ControlMessage,
  DriveMessage,
  RemovePhoneMessage,
  RenameMessage,
} from './requests.ts';
export { assumeCommand, isStepInRange, reduceContent, reduceFontSizes } from './reduceSession.ts';
export {
  EMPTY_PROGRESS,
  EMPTY_WINDOW,
  judgeCounter,
  receiveInOrder,
  receiveSequenced,
  receiveSnapshot,
  restartNumbering,
  rememberCounter,
  type CounterVerdict,
  type CounterWindow,
  type CommandProgress,
  type SequencePosition,
  type SequenceVerdict,
} from './sequence.ts';
export {
  CONTENT_KINDS,
  DEFAULT_FONT_SIZES,
  EMPTY_STATE,
  FONT_TARGETS,
  FontSizes,
  isJump,
  isSameFontSizes,
  isSameState,
  SessionState,
  type ContentKind,
  type FontTarget,
} from './sessionState.ts';
export { captionText } from './captionText.ts';
export { hashSlide, Slide, SLIDE_NAMES, SlideFeed, type LineSlide, type SlideName } from './slide.ts';
export {
  recitedVerses,
  rowOf,
  slideNameOf,
  slideOf,
  slideRowOf,
  SPECIAL_SLIDES,
  type SlideChoices,
  type SlideRow,
} from './slideOf.ts';

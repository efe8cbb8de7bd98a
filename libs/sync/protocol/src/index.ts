export { asWireNumber } from './asWireNumber.ts';
export { cleanText } from './cleanText.ts';
export { Command, isNavigation } from './commands.ts';
export { EMPTY_WINDOW, judgeCounter, rememberCounter } from './counterWindow.ts';
export type { CounterVerdict, CounterWindow } from './counterWindow.ts';
export { isSettled, isToSend, reduceDelivery, tapped } from './delivery.ts';
export type { Delivery, DeliveryEvent, DeliveryFailure } from './delivery.ts';
export { DisplaySettings } from './displaySettings.ts';
export { CLIENT_TO_SERVER, LEGACY_EVENTS, SERVER_TO_CLIENT } from './events.ts';
export { dequeue, EMPTY_HOST_QUEUE, enqueue } from './hostQueue.ts';
export type { HostQueue, QueuedCommand } from './hostQueue.ts';
export {
  commandMessage,
  contentMessage,
  requestControlMessage,
  responseMessage,
  settingsMessage,
} from './legacyWire.ts';
export type { Stamp } from './legacyWire.ts';
export { LIMITS } from './limits.ts';
export {
  AppliedMessage,
  AudienceMessage,
  CommandMessage,
  CommandReply,
  ConnectAuth,
  ControlMessage,
  HostCommand,
  HostReply,
  NoticeMessage,
  parseMessage,
  RoleMessage,
  SettingsMessage,
  ShowMessage,
  SnapshotMessage,
  StateMessage,
} from './messages.ts';
export type { Outcome } from './messages.ts';
export { parseLegacyCommand } from './parseLegacyCommand.ts';
export type { LegacyRequest } from './parseLegacyCommand.ts';
export { parseLegacyHostMessage } from './parseLegacyHostMessage.ts';
export type { LegacyContent, LegacyHostMessage } from './parseLegacyHostMessage.ts';
export { createPin, parsePin } from './pin.ts';
export { clientVersionOf, PROTOCOL_VERSION } from './protocolVersions.ts';
export type { ClientVersion } from './protocolVersions.ts';
export { EMPTY_ORDERED_PLACE, receiveInOrder, reconnectOrdered } from './receiveInOrder.ts';
export type { OrderedPlace } from './receiveInOrder.ts';
export { receiveSequenced, receiveSnapshot } from './receiveSequenced.ts';
export type { SequencePlace, SequenceVerdict } from './receiveSequenced.ts';
export { assumeCommand, isStepInRange, reduceContent, reduceFontSizes } from './reduceSession.ts';
export { REFUSALS, UNKNOWN_NAMESPACE } from './refusals.ts';
export type { RefusalId } from './refusals.ts';
export {
  CODE_ALPHABET,
  createSessionCode,
  formatTypedCode,
  isBlockedCode,
  parseSessionCode,
} from './sessionCode.ts';
export type { SessionCode } from './sessionCode.ts';
export {
  BANI_LENGTHS,
  CONTENT_KINDS,
  DEFAULT_FONT_SIZES,
  EMPTY_STATE,
  FONT_TARGETS,
  FontSizes,
  isSameFontSizes,
  isSameState,
  SessionState,
} from './sessionState.ts';
export type { ContentKind, FontTarget } from './sessionState.ts';
export { countWithin, withinWindow } from './slidingWindow.ts';
export type { SlidingWindow } from './slidingWindow.ts';
export { Slide, SLIDE_NAMES } from './slide.ts';
export type { LineSlide, SlideName } from './slide.ts';
export { recitedVerses, rowOf, slideOf, slideRowOf } from './slideOf.ts';
export { SlideFeed } from './slideFeed.ts';
export type { SlideChoices, SlideRow } from './slideOf.ts';
export { slideNameOf, SPECIAL_SLIDES } from './specialSlides.ts';

import * as z from 'zod/mini';
import { Command, DisplaySettings } from './commands.ts';
import { Driving, NamedPhone } from './driving.ts';
import { LIMITS } from './limits.ts';
import { Count, Counter, Painted, ServerTime } from './messages.ts';
import { FontSizes, SessionState } from './sessionState.ts';

// The messages between server and hosts, in a module of their own so that phones don't load them.

/** A command that the display did not show: its deadline had passed, a later one replaced it, or it couldn't. */
const Denial = z.object({
  id: z.string().check(z.maxLength(64)),
  outcome: z.enum(['expired', 'superseded', 'failed']),
});
export type Denial = z.infer<typeof Denial>;

/** Host to server, `show`: the complete picture. `rev` rises by one with each change and restarts with the page. */
export const ShowMessage = z.object({
  rev: Counter,
  state: SessionState,
  fontSizes: FontSizes,
  settings: z.optional(DisplaySettings),
  /** Ids of the commands that this picture answers. */
  answers: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50)),
  /** Commands that it did not show, and why; older displays leave it out. */
  denied: z.optional(z.array(Denial).check(z.maxLength(50))),
  /** Null without a projector; older displays leave it out. */
  painted: z.optional(z.nullable(Painted)),
});
export type ShowMessage = z.infer<typeof ShowMessage>;

/**
 * Server to host, `cmd`. `order` restarts at 1 on each connection; the acknowledgement has the last order received.
 */
export const HostCommand = z.object({
  order: Counter,
  id: z.string().check(z.maxLength(64)),
  command: Command,
  /** It must not run later; left out if its controller named none. */
  deadline: z.optional(ServerTime),
});
export type HostCommand = z.infer<typeof HostCommand>;

/** The host's acknowledgement of `cmd`. */
export const HostReply = z.object({ received: Count });

/** Server to host, `audience`, after each change. */
export const AudienceMessage = z.object({ controllers: Count, followers: Count });
export type AudienceMessage = z.infer<typeof AudienceMessage>;

/** Server to host, `notice`. */
export const NoticeMessage = z.object({
  kind: z.enum(['pinLocked', 'controllerJoined']),
  untilTs: z.nullable(z.number()),
});
export type NoticeMessage = z.infer<typeof NoticeMessage>;

/** An admitted phone in the desk's list. `kind` and `number` name a phone without a name while it is admitted. */
export const AdmittedPhone = z.extend(NamedPhone, {
  /** Time of its admission, in milliseconds since 1970. */
  joinedAt: Count,
  isConnected: z.boolean(),
});
export type AdmittedPhone = z.infer<typeof AdmittedPhone>;

/**
 * State of the PIN check for new phones. `limited`: PINs from some networks are refused for now. `locked`: all PINs are
 * refused for `remainingMs`.
 */
export const PinGate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('limited') }),
  z.object({ kind: z.literal('locked'), remainingMs: Count }),
]);
export type PinGate = z.infer<typeof PinGate>;

/** Server to host, `admission`. */
export const AdmissionMessage = z.object({
  phones: z.array(AdmittedPhone).check(z.maxLength(LIMITS.phones)),
  pins: PinGate,
  /** Older servers leave it out. */
  driving: z.optional(Driving),
});
export type AdmissionMessage = z.infer<typeof AdmissionMessage>;

import * as z from 'zod/mini';
import { Driving, NamedPhone } from './driving.ts';
import { LIMITS } from './limits.ts';
import { Count } from './messages.ts';

// What the server tells hosts, in a module of its own so that phones don't load it.

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

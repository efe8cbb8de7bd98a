import * as z from 'zod/mini';
import { Command, DisplaySettings } from './commands.ts';
import { Driving, PhoneId } from './driving.ts';
import { REFUSALS, type RefusalId } from './protocol.ts';
import { FontSizes, SessionState } from './sessionState.ts';

// The messages of version 2. The server and our clients parse each one on receipt.

export const Token = z.string().check(z.regex(/^[\w-]{16,64}$/));
export const Counter = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
export const Count = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** A time by the server's clock, in milliseconds since 1970. */
export const ServerTime = z.number();

/** Controller to server, `cmd`. `counter` rises by one with each tap; a repeated send keeps its number. */
export const CommandMessage = z.object({
  counter: Counter,
  command: Command,
  /** It must not run later; older controllers leave it out. */
  deadline: z.optional(ServerTime),
});
export type CommandMessage = z.infer<typeof CommandMessage>;

/** The last picture that the projector reports to have painted. */
export const Painted = z.object({
  /** The desk's revision of the picture; rises with each change and restarts with the page. */
  rev: Count,
  /** Hash of the painted slide ({@link hashSlide}). */
  slide: z.string().check(z.regex(/^[\da-f]{8}$/)),
  /** False while a projector has not painted the desk's latest picture. */
  isCurrent: z.boolean(),
});
export type Painted = z.infer<typeof Painted>;

const Refusal = z.enum(Object.keys(REFUSALS) as [RefusalId, ...RefusalId[]]);

/**
 * The outcome of a command: `shown` is on screen, `superseded` gave way to a later one, `failed` was never shown,
 * `expired` came too late and was never shown. `unknown`: the display has neither confirmed nor denied it. Older
 * controllers ignore `unknown` and `expired`, and then count the command as unanswered.
 */
const Outcome = z.enum(['pending', 'shown', 'superseded', 'failed', 'expired', 'unknown']);
export type Outcome = z.infer<typeof Outcome>;

/** The acknowledgement of `cmd`. */
export const CommandReply = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    counter: Counter,
    outcome: Outcome,
    seq: Count,
    /** As in {@link AppliedMessage}; true if left out. */
    isConfirmed: z.optional(z.boolean()),
  }),
  z.object({ ok: z.literal(false), counter: z.nullable(Counter), refusal: Refusal }),
]);
export type CommandReply = z.infer<typeof CommandReply>;

/** Server to controller, `applied`. */
export const AppliedMessage = z.object({
  counter: Counter,
  outcome: Outcome,
  seq: Count,
  /** False if the display was silent and the outcome is assumed from how such displays behave. */
  isConfirmed: z.boolean(),
});
export type AppliedMessage = z.infer<typeof AppliedMessage>;

const stamp = { seq: Count, epoch: z.string().check(z.maxLength(64)), ts: z.number() };

/** Server to all, `state`: the whole screen, so that the next message makes up for a missed one. */
export const StateMessage = z.object({ ...stamp, state: SessionState, hostOnline: z.boolean() });
export type StateMessage = z.infer<typeof StateMessage>;

/** Server to all, `settings`. */
export const SettingsMessage = z.object({
  ...stamp,
  fontSizes: FontSizes,
  /** Null if the display accepts no `display` commands. */
  settings: z.nullable(DisplaySettings),
});
export type SettingsMessage = z.infer<typeof SettingsMessage>;

/** Server to one client, `snapshot`, and the acknowledgement of that event: the full state with the latest number. */
export const SnapshotMessage = z.object({
  ...stamp,
  state: SessionState,
  hostOnline: z.boolean(),
  fontSizes: FontSizes,
  settings: z.nullable(DisplaySettings),
  /** Null without a projector, or if the display doesn't report it; older servers leave it out. */
  painted: z.optional(z.nullable(Painted)),
  /** Sent to controllers only; older servers leave it out. */
  driving: z.optional(Driving),
});
export type SnapshotMessage = z.infer<typeof SnapshotMessage>;

/** Server to all, `beat`. */
export const BeatMessage = z.object({
  ts: ServerTime,
  /** Milliseconds until the next one. */
  everyMs: z.number().check(z.gte(100), z.lte(60_000)),
});

/** Server to controllers, `painted`. */
export const PaintedMessage = z.object({ painted: z.nullable(Painted) });

/** Server to one client, `role`, after it connected or asked for control; also the acknowledgement of `control`. */
export const RoleMessage = z.object({
  role: z.enum(['host', 'controller', 'follower']),
  /** Why it didn't get a higher role, or null. */
  refusal: z.nullable(Refusal),
  retryAfterMs: z.nullable(z.number()),
  /** `current` for a current display, null if none has connected yet. */
  hostKind: z.nullable(z.enum(['legacy', 'current'])),
  /**
   * This phone's secret, sent with the controller role; it replaces the PIN. Left out if the phone has one already.
   */
  token: z.optional(Token),
  /** This phone's id, sent with the controller role; older servers leave it out. */
  phoneId: z.optional(PhoneId),
});
export type RoleMessage = z.infer<typeof RoleMessage>;

/** Parses a message with its schema; null if it doesn't match. */
export function parseMessage<Schema extends z.core.$ZodType>(
  schema: Schema,
  message: unknown,
): z.output<Schema> | null {
  const result = z.safeParse(schema, message);
  return result.success ? result.data : null;
}

import * as z from 'zod/mini';
import { Command } from './commands.ts';
import { DisplaySettings } from './displaySettings.ts';
import { PROTOCOL_VERSION } from './protocolVersions.ts';
import { FontSizes, SessionState } from './sessionState.ts';
import { REFUSALS, type RefusalId } from './refusals.ts';

/** The messages of version 2. Every one is parsed on receipt, by the server and by our clients. */

const Token = z.string().check(z.regex(/^[\w-]{16,64}$/));
const Counter = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
const Count = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
/** What a page calls itself for as long as it is open; random, so that nobody guesses another's. */
const ClientId = z.string().check(z.regex(/^[\w-]{16,40}$/));

/** What a client says of itself when it connects. */
export const ConnectAuth = z.discriminatedUnion('role', [
  z.object({
    v: z.literal(PROTOCOL_VERSION),
    role: z.literal('host'),
    /** Which `begin` gave. */
    token: Token,
    pin: z.string().check(z.regex(/^[1-9]\d{5}$/)),
    /** Whether it takes `display` commands. */
    takesSettings: z.boolean(),
  }),
  z.object({
    v: z.literal(PROTOCOL_VERSION),
    role: z.literal('controller'),
    clientId: ClientId,
    pin: z.optional(z.string().check(z.maxLength(8))),
  }),
  z.object({ v: z.literal(PROTOCOL_VERSION), role: z.literal('follower') }),
]);
export type ConnectAuth = z.infer<typeof ConnectAuth>;

/** Controller to server, `cmd`. `counter` rises by one with each tap; a repetition has the same one. */
export const CommandMessage = z.object({ counter: Counter, command: Command });
export type CommandMessage = z.infer<typeof CommandMessage>;

/** Follower to server, `control`. */
export const ControlMessage = z.object({ clientId: ClientId, pin: z.string().check(z.maxLength(8)) });
export type ControlMessage = z.infer<typeof ControlMessage>;

/** Host to server, `show`: all of what is so. `rev` rises by one with each change, and starts anew with a page. */
export const ShowMessage = z.object({
  rev: Counter,
  state: SessionState,
  fontSizes: FontSizes,
  settings: z.optional(DisplaySettings),
  /** The commands that this picture answers. */
  answers: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50)),
});
export type ShowMessage = z.infer<typeof ShowMessage>;

const Refusal = z.enum(Object.keys(REFUSALS) as [RefusalId, ...RefusalId[]]);

/** What became of a command: `shown` is on screen; `superseded` gave way to a later one; `failed` was never shown. */
const Outcome = z.enum(['pending', 'shown', 'superseded', 'failed']);
export type Outcome = z.infer<typeof Outcome>;

/** The acknowledgement of `cmd`. */
export const CommandReply = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    counter: Counter,
    outcome: Outcome,
    seq: Count,
    /** As in {@link AppliedMessage}; true where it is left out. */
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
  /** False where the display says nothing and the server knows how such displays behave. */
  isConfirmed: z.boolean(),
});
export type AppliedMessage = z.infer<typeof AppliedMessage>;

const stamp = { seq: Count, epoch: z.string().check(z.maxLength(64)), ts: z.number() };

/** Server to all, `state`: all of what is on screen, so that one that is missed is made good by the next. */
export const StateMessage = z.object({ ...stamp, state: SessionState, hostOnline: z.boolean() });
export type StateMessage = z.infer<typeof StateMessage>;

/** Server to all, `settings`. */
export const SettingsMessage = z.object({
  ...stamp,
  fontSizes: FontSizes,
  /** Null where the display takes no such commands. */
  settings: z.nullable(DisplaySettings),
});
export type SettingsMessage = z.infer<typeof SettingsMessage>;

/** Server to one, `snapshot`, and the acknowledgement of the same: everything, with the highest number given so far. */
export const SnapshotMessage = z.object({
  ...stamp,
  state: SessionState,
  hostOnline: z.boolean(),
  fontSizes: FontSizes,
  settings: z.nullable(DisplaySettings),
});
export type SnapshotMessage = z.infer<typeof SnapshotMessage>;

/** Server to one client, `role`, after it connected or asked for control; also the acknowledgement of `control`. */
export const RoleMessage = z.object({
  role: z.enum(['host', 'controller', 'follower']),
  /** Why it is no more than that, or null. */
  refusal: z.nullable(Refusal),
  retryAfterMs: z.nullable(z.number()),
  /** `current` for a display of ours, null while none was ever there. */
  hostKind: z.nullable(z.enum(['legacy', 'current'])),
});
export type RoleMessage = z.infer<typeof RoleMessage>;

/** Server to host, `cmd`. `order` is 1 for the first on a connection; the acknowledgement says how far the host came. */
export const HostCommand = z.object({
  order: Counter,
  id: z.string().check(z.maxLength(64)),
  command: Command,
});
export type HostCommand = z.infer<typeof HostCommand>;

/** The host's acknowledgement of `cmd`. */
export const HostReply = z.object({ received: Count });

/** Server to host, `notice`. */
export const NoticeMessage = z.object({
  kind: z.enum(['pinLocked', 'controllerJoined']),
  untilTs: z.nullable(z.number()),
});
export type NoticeMessage = z.infer<typeof NoticeMessage>;

/** Server to host, `audience`, when it has changed. */
export const AudienceMessage = z.object({ controllers: Count, followers: Count });
export type AudienceMessage = z.infer<typeof AudienceMessage>;

/** What it takes to parse one of these: the schema's value, or null for whatever else came. */
export function parseMessage<Schema extends z.core.$ZodType>(
  schema: Schema,
  message: unknown,
): z.output<Schema> | null {
  const result = z.safeParse(schema, message);
  return result.success ? result.data : null;
}

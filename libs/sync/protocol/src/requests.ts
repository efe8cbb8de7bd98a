import * as z from 'zod/mini';
import { PhoneId, PhoneName } from './driving.ts';
import { Token } from './messages.ts';
import { PROTOCOL_VERSION } from './protocol.ts';

// Handshakes and requests that only the server parses, in a module of their own so that clients don't load them.

/** The PIN of a current display. */
const HostPin = z.string().check(z.regex(/^[1-9]\d{5}$/));
/** A random id of a page, valid while it is open and impossible to guess. */
const ClientId = z.string().check(z.regex(/^[\w-]{16,40}$/));

/** A client's handshake. */
export const ConnectAuth = z.discriminatedUnion('role', [
  z.object({
    v: z.literal(PROTOCOL_VERSION),
    role: z.literal('host'),
    /** The token from `begin`. */
    token: Token,
    pin: HostPin,
    /** Admits a phone like a right PIN does, but is too long to guess; older displays leave it out. */
    invite: z.optional(Token),
    /** True if it accepts `display` commands. */
    takesSettings: z.boolean(),
    /** True if it answers beats; older displays don't. */
    answersBeats: z.optional(z.boolean()),
    /** True if it refuses commands after their deadline; older displays run them. */
    keepsDeadlines: z.optional(z.boolean()),
    /** True if it shows which phone drives; with older displays all phones drive. */
    knowsDriving: z.optional(z.boolean()),
  }),
  z.object({
    v: z.literal(PROTOCOL_VERSION),
    role: z.literal('controller'),
    clientId: ClientId,
    pin: z.optional(z.string().check(z.maxLength(8))),
    /** The token from the `role` that admitted it; replaces a PIN. */
    token: z.optional(Token),
    /** From the QR code on the desk. */
    invite: z.optional(Token),
    /** True if it keeps a token and understands `removed`; older controllers do neither. */
    keepsToken: z.optional(z.boolean()),
    /** True if it answers beats; older controllers don't. */
    answersBeats: z.optional(z.boolean()),
    /** The phone's name; older controllers leave it out. */
    name: z.optional(PhoneName),
  }),
  z.object({ v: z.literal(PROTOCOL_VERSION), role: z.literal('follower') }),
]);
export type ConnectAuth = z.infer<typeof ConnectAuth>;

/** Follower to server, `control`. */
export const ControlMessage = z.object({
  clientId: ClientId,
  pin: z.string().check(z.maxLength(8)),
  /** This and the fields below are as in {@link ConnectAuth}. */
  token: z.optional(Token),
  invite: z.optional(Token),
  keepsToken: z.optional(z.boolean()),
  name: z.optional(PhoneName),
});
export type ControlMessage = z.infer<typeof ControlMessage>;

/** Host to server, `removePhone`. */
export const RemovePhoneMessage = z.object({ id: PhoneId });

/** Host to server, `changePin`. */
export const ChangePinMessage = z.object({ pin: HostPin, invite: z.optional(Token) });

/**
 * Host or controller to server, `drive`. `ask` asks for the wheel, `give` makes one phone the only driver, `decline`
 * answers its request, `all` lets all phones drive. Of a controller, `ask` is heard while another phone drives, the
 * others while it drives itself.
 */
export const DriveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ask') }),
  z.object({ type: z.literal('give'), id: PhoneId }),
  z.object({ type: z.literal('decline'), id: PhoneId }),
  z.object({ type: z.literal('all') }),
]);
export type DriveMessage = z.infer<typeof DriveMessage>;

/** Controller to server, `rename`. */
export const RenameMessage = z.object({ name: PhoneName });

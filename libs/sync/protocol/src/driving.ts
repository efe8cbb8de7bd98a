import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { PHONE_KINDS } from './phoneKind.ts';

export const PhoneId = z.string().check(z.regex(/^[\w-]{8,40}$/));

/** Control characters, line breaks, halves of characters, and marks that turn the text around them. */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;

/** Trims a typed name of a phone and shortens it to 40 characters; empty if nothing is left. */
export function cleanPhoneName(typed: string): string {
  const shown = typed.replaceAll(/\s/gu, ' ').replaceAll(UNSHOWABLE, '').replaceAll(/ +/gu, ' ').trim();
  return [...shown].slice(0, LIMITS.phoneName).join('').trim();
}

/** A name that a phone's owner typed; empty without one. */
export const PhoneName = z.string().check(
  z.maxLength(2 * LIMITS.phoneName),
  z.refine((name) => cleanPhoneName(name) === name),
);

/** A phone by its name, or by its kind and number without one: the second iPhone. */
export const NamedPhone = z.object({
  id: PhoneId,
  kind: z.enum(PHONE_KINDS),
  number: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  /** Left out without a name. */
  name: z.optional(PhoneName),
});
export type NamedPhone = z.infer<typeof NamedPhone>;

/** A phone's request to drive. */
export const DriveRequest = z.object({
  phone: NamedPhone,
  /** True once it was declined; the phone can't ask again before the request ends. */
  isDeclined: z.boolean(),
});
export type DriveRequest = z.infer<typeof DriveRequest>;

/** Server to controllers, `driving`: the phone whose commands alone count. */
export const Driving = z.object({
  /** Null while all phones drive. */
  driver: z.nullable(NamedPhone),
  /** Oldest first; empty while all phones drive. */
  requests: z.array(DriveRequest).check(z.maxLength(LIMITS.phones)),
  /** The other connected phones, to hand over to; empty while all phones drive. */
  others: z.array(NamedPhone).check(z.maxLength(LIMITS.phones)),
});
export type Driving = z.infer<typeof Driving>;

/** The state in which all phones drive. */
export const ALL_DRIVE: Driving = { driver: null, requests: [], others: [] };

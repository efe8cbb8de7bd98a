import * as z from 'zod/mini';
import { isBoundedJson } from './json.ts';

/**
 * Maximum request body in bytes, and maximum nesting and number of values in it. A library of that size has
 * at most 40,000 values.
 */
export const POTHI_LIMITS = { bytes: 524_288, depth: 32, values: 50_000 } as const;

/**
 * The named lists of an account as the browser writes them. Clients interpret them by version; the server
 * only stores them.
 */
export const PothiLibrary = z.looseObject({ version: z.number() });
export type PothiLibrary = z.infer<typeof PothiLibrary>;

/** The year 2100, in milliseconds since 1970. */
const LAST_STAMP = 4_102_444_800_000;
const Stamp = z.number().check(z.int(), z.minimum(0), z.maximum(LAST_STAMP));
const PositiveId = z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** An item of a list: a line by its id, or `shabad:3590`, `bani:2`, `slide:` and its text. */
const Item = z.looseObject({
  id: z.union([PositiveId, z.string().check(z.minLength(1))]),
  shabadId: z.nullable(PositiveId),
  verse: z.string().check(z.minLength(1)),
});
const Entry = z.looseObject({ item: Item, place: z.number(), moved: Stamp, added: Stamp, removed: Stamp });
const Pothi = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.maxLength(1_000)),
  named: Stamp,
  removed: Stamp,
  entries: z.array(Entry),
});

/**
 * A library that may be saved: version 1 (see `settings/schema`) or a later, unknown version. Unknown fields
 * are preserved.
 */
const WrittenLibrary = z.union([
  z.looseObject({ version: z.literal(1), pothis: z.array(Pothi) }),
  z.looseObject({ version: z.number().check(z.int(), z.minimum(2), z.maximum(1_000)) }),
]);

/** Parses a stored library, possibly saved before its shape was checked; null if it is unusable. */
export function readLibrary(text: string): PothiLibrary | null {
  try {
    const json: unknown = JSON.parse(text);
    return isBoundedJson(json, POTHI_LIMITS) ? PothiLibrary.parse(json) : null;
  } catch {
    return null;
  }
}

const Revision = z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** `GET {prefix}/pothis`: revision 0 and null if nothing was saved. */
export const PothisResponse = z.object({ revision: Revision, library: z.nullable(PothiLibrary) });
export type PothisResponse = z.infer<typeof PothisResponse>;

/**
 * `PUT {prefix}/pothis`: replaces revision `revision`. Refused as `badPothis` if it is no library or exceeds
 * {@link POTHI_LIMITS}, and as `pothisChanged` if there is a later revision: read it, merge, and save again.
 */
export const PothisRequest = z.object({ revision: Revision, library: WrittenLibrary });
export type PothisRequest = z.infer<typeof PothisRequest>;
/** The new revision. */
export const PothisChangeResponse = z.object({ revision: Revision });
export type PothisChangeResponse = z.infer<typeof PothisChangeResponse>;

import * as z from 'zod/mini';

/** Longest body of a request to keep them, in bytes. */
export const POTHI_LIMITS = { bytes: 524_288 } as const;

/** The named lists of an account as the browser writes them: whoever reads it knows its version, the server only keeps it. */
export const PothiLibrary = z.looseObject({ version: z.number() });
export type PothiLibrary = z.infer<typeof PothiLibrary>;

const Revision = z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** `GET {prefix}/pothis`: revision 0 and null where there never were any. */
export const PothisResponse = z.object({ revision: Revision, library: z.nullable(PothiLibrary) });
export type PothisResponse = z.infer<typeof PothisResponse>;

/**
 * `PUT {prefix}/pothis`: in place of revision `revision`. Refused as `pothisChanged` when there is a later one: read it,
 * merge, and write again.
 */
export const PothisRequest = z.object({ revision: Revision, library: PothiLibrary });
export type PothisRequest = z.infer<typeof PothisRequest>;
/** The revision that it is now. */
export const PothisChangeResponse = z.object({ revision: Revision });
export type PothisChangeResponse = z.infer<typeof PothisChangeResponse>;

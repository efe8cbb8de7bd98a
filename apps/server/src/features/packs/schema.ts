import * as z from 'zod';

const PackEntry = z.object({
  name: z.string(),
  file: z.string().regex(/^[\w.-]+-[0-9a-f]{12}\.pack$/),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const PackManifest = z.object({
  formatVersion: z.number().int(),
  builtFrom: z.string(),
  updated: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  packs: z.array(PackEntry),
});

/** Which packs a browser may search by: manifests as builds write them, those left out that no search needs. */
export const LocalPacksManifest = z.object({
  corpus: PackManifest,
  search: PackManifest,
  /** Bytes that each pack takes on its way, by its name, where it is sent compressed. */
  transfer: z.record(z.string(), z.number().int().positive()),
});
export type LocalPacksManifest = z.infer<typeof LocalPacksManifest>;

/** For browsers, not clients of the API, whose description leaves it out. */
export const manifestSchema = { hide: true, response: { 200: LocalPacksManifest } };
export const packSchema = { hide: true, params: z.object({ file: z.string() }) };

import * as z from 'zod/mini';

/** What this deployment has, so that an interface offers only that and says why the rest is absent. */
export const CapabilitiesResponse = z.object({
  name: z.string(),
  version: z.string(),
  corpus: z.object({
    builtFrom: z.string(),
    hash: z.string(),
    updated: z.string(),
    lines: z.number(),
    shabads: z.number(),
  }),
  /** Search types that are answered. */
  searchTypes: z.array(z.number()),
  sources: z.array(
    z.object({
      sourceId: z.string(),
      english: z.string(),
      unicode: z.string(),
      angs: z.number(),
      lines: z.number(),
      /** Why there is no text, or null where there is. */
      absent: z.nullable(z.string()),
    }),
  ),
  translations: z.array(
    z.object({
      /** Path below a verse's `translation`, e.g. `en.ssk`. */
      key: z.string(),
      language: z.string(),
      translator: z.string(),
      sources: z.array(z.string()),
    }),
  ),
  transliterations: z.array(z.string()),
  visraamSources: z.array(z.string()),
  /** Whether there is a drawing for some days (`/doodle/`); left out where there is none. */
  doodle: z.optional(z.boolean()),
  /** What clients of the reference service may look for and will not find here, each with the reason. */
  absent: z.record(z.string(), z.string()),
});
export type CapabilitiesResponse = z.infer<typeof CapabilitiesResponse>;

export const HealthResponse = z.object({ ok: z.literal(true) });
export type HealthResponse = z.infer<typeof HealthResponse>;

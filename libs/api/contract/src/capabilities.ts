import * as z from 'zod/mini';

/**
 * What a deployment may have or not, beside the scripture itself. `kosh` is a dictionary, `hindi` translations in Hindi,
 * `visraams` pauses of other sources than the scripture's own, `lengths` banis in lengths that differ, `audio` recordings of
 * shabads, `hukamnamaAudio` those of hukamnamas, `transcript` a
 * service that writes down what is said.
 */
export const FEATURES = [
  'hukamnamas',
  'kosh',
  'amritkeertan',
  'rehats',
  'hindi',
  'visraams',
  'lengths',
  'audio',
  'hukamnamaAudio',
  'transcript',
] as const;
export type FeatureName = (typeof FEATURES)[number];

/**
 * Where a feature comes from: data the operator gave (`pack`), a server elsewhere (`upstream`, `archive`), the scripture
 * this deployment is built from (`corpus`), or something else in its place under its own name (`stand-in`).
 */
export const FeatureSource = z.object({
  kind: z.enum(['pack', 'upstream', 'archive', 'corpus', 'stand-in']),
  name: z.string(),
  licence: z.nullable(z.string()),
  url: z.nullable(z.string()),
});
export type FeatureSource = z.infer<typeof FeatureSource>;

/**
 * Why something is not here, for an interface that says it in its own words. `notConfigured`: its operator named no source.
 * `notLicensed`: nor is there an openly licensed one that could be built in. `notInScripture`: what the scripture is built
 * from does not have it, and no source beside it is named.
 */
export const ABSENCES = ['notConfigured', 'notLicensed', 'notInScripture'] as const;
export type Absence = (typeof ABSENCES)[number];

/**
 * A feature is there when it has a source, and then `absent` is null; else it says why there is none, in English, and
 * `absence` by its id.
 */
const Feature = z.object({
  /** In the order they are asked. */
  sources: z.array(FeatureSource),
  absent: z.nullable(z.string()),
  /** Left out by servers that do not know of it. */
  absence: z.optional(z.nullable(z.enum(ABSENCES))),
});
export type Feature = z.infer<typeof Feature>;

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
      /** Why there is no text, in English and by its id, or null where there is. */
      absent: z.nullable(z.string()),
      absence: z.optional(z.nullable(z.enum(ABSENCES))),
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
  /** By {@link FEATURES}. */
  features: z.record(z.string(), Feature),
  /** Whether there is a drawing for some days (`/doodle/`); left out where there is none. */
  doodle: z.optional(z.boolean()),
  /** What clients of the reference service may look for and will not find here, each with the reason. */
  absent: z.record(z.string(), z.string()),
});
export type CapabilitiesResponse = z.infer<typeof CapabilitiesResponse>;

export const HealthResponse = z.object({ ok: z.literal(true) });
export type HealthResponse = z.infer<typeof HealthResponse>;

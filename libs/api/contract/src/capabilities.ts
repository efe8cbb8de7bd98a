import * as z from 'zod/mini';

/**
 * Optional features of a deployment. `kosh`: a dictionary. `hindi`: Hindi translations. `visraams`: pauses
 * from sources other than the scripture. `lengths`: banis in different lengths. `audio`: recordings of
 * shabads. `hukamnamaAudio`: recordings of hukamnamas. `transcript`: speech recognition.
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
 * Origin of a feature: data of the operator (`pack`), an external server (`upstream`, `archive`), the
 * scripture itself (`corpus`), or a replacement under its own name (`stand-in`).
 */
export const FeatureSource = z.object({
  kind: z.enum(['pack', 'upstream', 'archive', 'corpus', 'stand-in']),
  name: z.string(),
  licence: z.nullable(z.string()),
  url: z.nullable(z.string()),
});
export type FeatureSource = z.infer<typeof FeatureSource>;

/**
 * Why something is missing. `notConfigured`: the operator set no source. `notLicensed`: no source is set, and
 * no openly licensed one could be built in. `notInScripture`: the corpus lacks it and no other source is set.
 */
export const ABSENCES = ['notConfigured', 'notLicensed', 'notInScripture'] as const;
export type Absence = (typeof ABSENCES)[number];

/**
 * A feature is available if it has a source; then `absent` is null. Otherwise `absent` gives the reason in
 * English and `absence` its id.
 */
const Feature = z.object({
  /** In the order they are tried. */
  sources: z.array(FeatureSource),
  absent: z.nullable(z.string()),
  /** Omitted by older servers. */
  absence: z.optional(z.nullable(z.enum(ABSENCES))),
});
export type Feature = z.infer<typeof Feature>;

/** The features of this deployment, so that an interface offers only these and explains the rest. */
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
  /** Supported search types. */
  searchTypes: z.array(z.number()),
  sources: z.array(
    z.object({
      sourceId: z.string(),
      english: z.string(),
      unicode: z.string(),
      angs: z.number(),
      lines: z.number(),
      /** Why the text is missing, in English and as an id; null if it is available. */
      absent: z.nullable(z.string()),
      absence: z.optional(z.nullable(z.enum(ABSENCES))),
    }),
  ),
  translations: z.array(
    z.object({
      /** Path within a verse's `translation`, e.g. `en.ssk`. */
      key: z.string(),
      language: z.string(),
      translator: z.string(),
      sources: z.array(z.string()),
    }),
  ),
  transliterations: z.array(z.string()),
  visraamSources: z.array(z.string()),
  /** Keys are {@link FEATURES}. */
  features: z.record(z.string(), Feature),
  /** True if `/doodle/` has a drawing for some days; omitted otherwise. */
  doodle: z.optional(z.boolean()),
  /** Failing components, by their names in `/readyz`; omitted while all are healthy. */
  unavailable: z.optional(z.array(z.string())),
  /** Features of the reference service that are missing here, each with the reason. */
  absent: z.record(z.string(), z.string()),
});
export type CapabilitiesResponse = z.infer<typeof CapabilitiesResponse>;

export const HealthResponse = z.object({ ok: z.literal(true) });
export type HealthResponse = z.infer<typeof HealthResponse>;

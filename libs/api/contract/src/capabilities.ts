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

/**
 * Lines of a work, from the first to the last verse id, whose translation is withheld. `misplaced`: the source has it beside
 * other lines than its own.
 */
const WithheldTranslation = z.object({
  sourceId: z.string(),
  firstVerseId: z.number(),
  lastVerseId: z.number(),
  /** Number of texts. */
  count: z.number(),
  reason: z.literal('misplaced'),
});

/** Results of the checks of a translation in the source. */
const TranslationChecks = z.object({
  /**
   * Verses whose end numbers were compared with those of the translation, and those with none in common; null for a
   * translation without end numbers.
   */
  endNumbers: z.nullable(z.object({ compared: z.number(), disagreeing: z.number() })),
  /** Number of texts that the source cuts in the middle of a sentence. */
  truncated: z.number(),
  withheld: z.array(WithheldTranslation),
});

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
      /** Its data pack; omitted for translators of the scripture itself. */
      source: z.optional(FeatureSource),
      /** Omitted for a translation from a data pack, which wasn't checked. */
      checks: z.optional(TranslationChecks),
    }),
  ),
  transliterations: z.array(z.string()),
  /** Values of `transliterationScheme`, the default first. All transliterations are computed by rules. */
  transliterationSchemes: z.optional(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** True for lines that no person wrote. */
        computed: z.literal(true),
        /** Scripts of which no reader has checked the scheme. */
        unreviewed: z.array(z.string()),
      }),
    ),
  ),
  visraamSources: z.array(z.string()),
  /** Keys are {@link FEATURES}. */
  features: z.record(z.string(), Feature),
  /** True if `/doodle/` has a drawing for some days; omitted otherwise. */
  doodle: z.optional(z.boolean()),
  /** Failing components, by their names in `/readyz`; omitted while all are healthy. */
  unavailable: z.optional(z.array(z.string())),
  /**
   * The keys whose texts `en.bdb` and `pu.bdb` repeat, by work, for clients that don't choose translations; omitted if
   * the operator turned that off.
   */
  bdbFrom: z.optional(
    z.object({
      en: z.record(z.string(), z.array(z.string())),
      pu: z.record(z.string(), z.array(z.string())),
    }),
  ),
  /** Features of the reference service that are missing here, each with the reason. */
  absent: z.record(z.string(), z.string()),
});
export type CapabilitiesResponse = z.infer<typeof CapabilitiesResponse>;

export const HealthResponse = z.object({ ok: z.literal(true) });
export type HealthResponse = z.infer<typeof HealthResponse>;

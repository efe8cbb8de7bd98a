import { ArchiveDay, parseDay } from '@naad/api-scripture/sources';
import * as z from 'zod';

/**
 * Schemas of data packs; docs/data-packs.md documents them for operators. Shabads and verses have this
 * deployment's API ids.
 */

const Id = z.number().int().positive();
const Text = z.string().trim().min(1);
const Gurmukhi = Text.regex(/[\u0A00-\u0A7F]/, 'should be Gurmukhi in Unicode');

/** Provenance of the data. Required, because it is shown with the data. */
const PROVENANCE = {
  format: z.literal('naad-data-pack'),
  version: z.literal(1),
  name: Text.max(200),
  licence: Text.max(200),
  url: z.url({ protocol: /^https?$/, error: 'should be an http or https address' }),
};

/** Records by verse id. */
function byVerse<Value extends z.ZodType>(value: Value) {
  return z.record(z.string().regex(/^[1-9]\d{0,9}$/, 'should be a verse id'), value);
}

const KoshPack = z.strictObject({
  ...PROVENANCE,
  kind: z.literal('kosh'),
  entries: z.array(z.strictObject({ word: Gurmukhi.max(100), definition: Text.max(20_000) })).min(1),
});

const AmritKeertanPack = z.strictObject({
  ...PROVENANCE,
  kind: z.literal('amrit-keertan'),
  chapters: z
    .array(
      z.strictObject({
        id: Id,
        name: Gurmukhi.max(200),
        english: Text.max(200).optional(),
        shabads: z.array(
          z.strictObject({
            shabadId: Id,
            verseId: Id.optional(),
            page: z.number().int().nonnegative().optional(),
          }),
        ),
      }),
    )
    .min(1),
});

const HindiPack = z.strictObject({
  ...PROVENANCE,
  kind: z.literal('hindi-translation'),
  /** The field of a verse's `translation.hi` to fill. */
  field: z.enum(['ss', 'sts']),
  translator: Text.max(200),
  lines: byVerse(Text.max(10_000)),
});

const TranslationPack = z.strictObject({
  ...PROVENANCE,
  kind: z.literal('translation'),
  language: z.enum(['en', 'pu']),
  /** The key below the language in a verse's `translation`; it must not be one of the scripture's own translators. */
  field: z.string().regex(/^[a-z][a-z\d]{1,19}$/, 'should be 2 to 20 small letters or digits'),
  translator: Text.max(200),
  lines: byVerse(Text.max(10_000)),
});

const VisraamPack = z.strictObject({
  ...PROVENANCE,
  kind: z.literal('visraams'),
  set: z.enum(['igurbani', 'sttm2']),
  lines: byVerse(
    z.array(
      z.strictObject({ word: z.number().int().nonnegative().max(200), type: z.enum(['main', 'yamki']) }),
    ),
  ),
});

const RehatPack = z.strictObject({
  ...PROVENANCE,
  kind: z.literal('rehats'),
  rehats: z
    .array(
      z.strictObject({
        id: Id,
        name: Text.max(200),
        alphabet: Text.max(40),
        chapters: z.array(z.strictObject({ id: Id, name: Text.max(500), content: Text.max(200_000) })).min(1),
      }),
    )
    .min(1),
});

const BaniPack = z.strictObject({
  ...PROVENANCE,
  kind: z.literal('bani-lengths'),
  banis: z
    .array(
      z.strictObject({
        id: Id,
        /** Name of a bani that this deployment lacks. */
        name: z.strictObject({ unicode: Gurmukhi.max(200), english: Text.max(200) }).optional(),
        lines: z
          .array(
            z.strictObject({
              verseId: Id,
              lengths: z.array(z.enum(['short', 'medium', 'long', 'extralong'])).min(1),
              paragraph: Id,
              isHeader: z.boolean().default(false),
              mangal: z.enum(['above', 'current']).nullable().default(null),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

const VerseIdPack = z.strictObject({
  ...PROVENANCE,
  kind: z.literal('verse-ids'),
  /** Our verse id by the other service's. Clients translate in both directions, so no verse may stand twice. */
  verses: byVerse(Id).refine((verses) => new Set(Object.values(verses)).size === Object.keys(verses).length, {
    error: 'should have each verse of ours once',
  }),
});

const Days = z.record(
  z.string().refine((text) => parseDay(text) !== null, 'should be a day such as 2024-01-31'),
  ArchiveDay,
);

const HukamnamaPack = z.strictObject({
  ...PROVENANCE,
  kind: z.literal('hukamnamas'),
  /** The days, or the path of an archive copy: a file of days, or a folder `YYYY/MM/DD.json`. */
  days: z.union([Days, z.strictObject({ archive: Text.max(500) })]),
});

/** The schema of each kind that can be imported, for the checks of single entries. */
export const PACKS = {
  kosh: KoshPack,
  'hindi-translation': HindiPack,
  rehats: RehatPack,
  translation: TranslationPack,
  visraams: VisraamPack,
} as const;

export const DataPack = z.discriminatedUnion('kind', [
  KoshPack,
  AmritKeertanPack,
  HindiPack,
  TranslationPack,
  VisraamPack,
  RehatPack,
  BaniPack,
  VerseIdPack,
  HukamnamaPack,
]);
export type DataPack = z.infer<typeof DataPack>;

/** A pack of a kind. */
export type PackOf<Kind extends DataPack['kind']> = Extract<DataPack, { kind: Kind }>;

export { Days as HukamnamaDays };

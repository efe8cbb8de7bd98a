import * as z from 'zod';

/**
 * The parts of BaniDB's answers that are imported. Unlike the API contract they require nothing else, because an
 * upstream may be older or newer than ours. Items of lists are checked one by one, so that a wrong one doesn't cost the
 * others.
 */

const WireId = z
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const Items = z.array(z.unknown());

export const PageShape = z.object({
  source: z.object({ sourceId: z.string(), pageNo: z.number() }),
  page: Items,
});

export const ShabadShape = z.object({
  shabadInfo: z.object({ source: z.object({ sourceId: z.string() }) }),
  navigation: z.object({ next: z.number().nullable() }),
  verses: Items,
});

const Marks = z
  .array(z.object({ p: z.number().int().min(0).max(200), t: z.enum(['v', 'y']) }))
  .nullish()
  .transform((marks) => marks ?? []);
const Texts = z.record(z.string(), z.string().nullable()).nullish();
const GurmukhiTexts = z
  .record(z.string(), z.object({ unicode: z.string().nullish() }).nullable())
  .nullish()
  .transform((texts) =>
    Object.fromEntries(Object.entries(texts ?? {}).map(([field, text]) => [field, text?.unicode ?? null])),
  );

export const VerseShape = z.object({
  verseId: WireId,
  shabadId: WireId,
  verse: z.object({ unicode: z.string().min(1).max(2_000) }),
  pageNo: z.number().nullish(),
  translation: z
    .object({ en: Texts, pu: GurmukhiTexts, hi: Texts })
    .nullish()
    .transform((texts) => ({ en: texts?.en ?? {}, pu: texts?.pu ?? {}, hi: texts?.hi ?? {} })),
  visraam: z
    .object({ igurbani: Marks, sttm2: Marks })
    .nullish()
    .transform((sets) => sets ?? { igurbani: [], sttm2: [] }),
});
export type VerseShape = z.output<typeof VerseShape>;

export const BanisShape = Items;
export const BaniRowShape = z.object({
  ID: WireId,
  gurmukhiUni: z.string().min(1),
  transliteration: z.string().min(1),
});

export const BaniShape = z.object({ verses: z.array(z.unknown()).min(1) });
const Flag = z.union([z.literal(0), z.literal(1)]);
export const BaniLineShape = z.object({
  header: z.number(),
  mangalPosition: z.enum(['above', 'current']).nullish(),
  existsSGPC: Flag,
  existsMedium: Flag,
  existsTaksal: Flag,
  existsBuddhaDal: Flag,
  paragraph: z.number().int().min(1),
  verse: z.object({ verse: z.object({ unicode: z.string().min(1) }), pageNo: z.number().nullish() }),
});
export type BaniLineShape = z.output<typeof BaniLineShape>;

export const ChaptersShape = z.object({ headers: Items });
export const ChapterShape = z.object({
  HeaderID: WireId,
  GurmukhiUni: z.string().min(1),
  Translations: z.record(z.string(), z.unknown()).nullish(),
});
export const IndexShape = z.object({ index: Items });
export const IndexRowShape = z.object({
  IndexID: WireId,
  HeaderID: WireId,
  ShabadID: WireId,
  PageNo: z.number().int().nonnegative().nullish(),
  Ang: z.number().nullish(),
  GurmukhiUni: z.string().min(1),
  SourceID: z.string(),
});
export type IndexRowShape = z.output<typeof IndexRowShape>;

export const RehatsShape = z.object({ maryadas: Items });
export const RehatShape = z.object({
  rehatID: WireId,
  rehatName: z.string().min(1),
  alphabet: z.string().min(1),
});
export const RehatChaptersShape = z.object({ rehatID: WireId, chapters: Items });
export const RehatChapterShape = z.object({
  chapterID: WireId,
  chapterName: z.string().min(1),
  chapterContent: z.string().min(1),
});

export const KoshWordsShape = Items;
export const KoshWordShape = z.object({ wordUni: z.string().min(1).max(100) });
export const KoshEntriesShape = Items;
export const KoshEntryShape = z.object({
  id: WireId,
  wordUni: z.string().min(1),
  definitionUni: z.string().min(1),
  source: z.string().optional(),
});

/** An extension of this API: names of the translators. */
export const CapabilitiesShape = z.object({
  translations: z.array(z.object({ key: z.string(), translator: z.string().min(1).max(200) })),
});

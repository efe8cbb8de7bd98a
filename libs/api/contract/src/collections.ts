import * as z from 'zod/mini';
import { FeatureSource } from './capabilities.ts';
import { Name, WRITER_AND_RAAG_COLUMNS } from './columns.ts';

const WriterRow = z.object({
  WriterID: z.number(),
  WriterEnglish: z.string(),
  WriterGurmukhi: z.string(),
  WriterUnicode: z.string(),
});
/** Writers. Clients drop row 0, a placeholder. */
export const WritersResponse = z.object({ rows: z.array(WriterRow) });
export type WritersResponse = z.infer<typeof WritersResponse>;

/** The corpus has no data for the last five columns: they are empty objects, never guesses. */
const RaagRow = z.object({
  RaagID: z.number(),
  RaagGurmukhi: z.string(),
  RaagUnicode: z.string(),
  RaagEnglish: z.string(),
  RaagWithPage: z.string(),
  SourceInfo: z.object({}),
  Sargun: z.object({}),
  WritersGuru: z.object({}),
  WritersBhagat: z.object({}),
  Writers: z.object({}),
});
export const RaagsResponse = z.object({ rows: z.array(RaagRow) });
export type RaagsResponse = z.infer<typeof RaagsResponse>;

const SourceRow = z.object({
  SourceID: z.string(),
  SourceGurmukhi: z.string(),
  SourceUnicode: z.string(),
  SourceEnglish: z.string(),
});
export const SourcesResponse = z.object({ rows: z.array(SourceRow) });
export type SourcesResponse = z.infer<typeof SourcesResponse>;

/** Translations by language as BaniDB has them; the shape of a value depends on the language. */
const Texts = z.record(z.string(), z.unknown());

/** Transliterations; empty if missing. */
const Transliterations = z.object({
  en: z.string(),
  hi: z.string(),
  ipa: z.string(),
  ur: z.string(),
});

/** A chapter of Amrit Keertan. */
export const AmritKeertanHeader = z.object({
  HeaderID: z.number(),
  Gurmukhi: z.string(),
  GurmukhiUni: z.string(),
  Translations: Texts,
  Transliterations,
  Updated: z.string(),
});
export type AmritKeertanHeader = z.infer<typeof AmritKeertanHeader>;

/** A shabad in the index, shown by its first line. `PageNo` is the page of Amrit Keertan. */
export const AmritKeertanRow = z.object({
  IndexID: z.number(),
  HeaderID: z.number(),
  ShabadID: z.number(),
  PageNo: z.nullable(z.number()),
  Ang: z.nullable(z.number()),
  LineNo: z.nullable(z.number()),
  Gurmukhi: z.string(),
  GurmukhiUni: z.string(),
  Visraam: Name,
  Translations: Texts,
  Transliterations,
  SourceID: Name,
  SourceGurmukhi: Name,
  SourceUnicode: Name,
  SourceEnglish: Name,
  ...WRITER_AND_RAAG_COLUMNS,
  Updated: z.string(),
});
export type AmritKeertanRow = z.infer<typeof AmritKeertanRow>;

/** `/amritkeertan`; without headers if this deployment has no source. */
export const AmritKeertanResponse = z.object({ headers: z.array(AmritKeertanHeader) });
export type AmritKeertanResponse = z.infer<typeof AmritKeertanResponse>;

/** `/amritkeertan/index`; with `header`, `/amritkeertan/index/:HeaderID`. */
export const AmritKeertanIndexResponse = z.object({
  header: z.optional(z.array(AmritKeertanHeader)),
  index: z.array(AmritKeertanRow),
});
export type AmritKeertanIndexResponse = z.infer<typeof AmritKeertanIndexResponse>;

/**
 * `/rehats`: the codes of conduct. `alphabet` is the script of the text; `source` is an extension that names
 * the publisher.
 */
export const RehatsResponse = z.object({
  count: z.number(),
  maryadas: z.array(z.object({ rehatID: z.number(), rehatName: z.string(), alphabet: z.string() })),
  source: z.optional(FeatureSource),
});
export type RehatsResponse = z.infer<typeof RehatsResponse>;

/**
 * `/rehats/:id` and `/rehats/:id/chapters/:cid?`. The latter's chapters have `chapterContent`, HTML without
 * attributes; `source` is an extension.
 */
export const RehatChaptersResponse = z.object({
  count: z.number(),
  rehatID: z.number(),
  chapters: z.array(
    z.object({
      chapterID: z.number(),
      chapterName: z.string(),
      chapterContent: z.optional(z.string()),
      alphabet: z.string(),
    }),
  ),
  source: z.optional(FeatureSource),
});
export type RehatChaptersResponse = z.infer<typeof RehatChaptersResponse>;

/** `/rehats/search/:text` */
export const RehatSearchResponse = z.object({
  count: z.number(),
  rows: z.array(
    z.object({
      chapterID: z.number(),
      chapterName: z.string(),
      chapterContent: z.string(),
      rehatID: z.number(),
      rehatName: z.string(),
    }),
  ),
});
export type RehatSearchResponse = z.infer<typeof RehatSearchResponse>;

const WORD = { id: z.number(), word: z.string(), wordUni: z.string() };

/** A headword, in legacy ASCII and Unicode. */
export const KoshWord = z.object(WORD);
export type KoshWord = z.infer<typeof KoshWord>;

/** The bare array that `/kosh/:letter` returns. */
export const KoshWordsResponse = z.array(KoshWord);
export type KoshWordsResponse = z.infer<typeof KoshWordsResponse>;

/** A meaning that a commentary gives a word: the number of lines, and the first of them. */
const KoshUse = z.object({
  definitionUni: z.string(),
  lines: z.number(),
  verseId: z.number(),
  shabadId: z.number(),
  sourceId: z.string(),
  ang: z.number(),
});

/**
 * A word and its definition. `source` is an extension that names the dictionary, which need not be Mahan
 * Kosh; `uses`, another, are the definitions of a commentary with their lines.
 */
export const KoshEntry = z.object({
  ...WORD,
  definition: z.string(),
  definitionUni: z.string(),
  source: z.optional(z.string()),
  uses: z.optional(z.array(KoshUse)),
});
export type KoshEntry = z.infer<typeof KoshEntry>;

/** The bare array that `/kosh/word/:word` and `/kosh/search/:q` return, empty for an unknown word. */
export const KoshEntriesResponse = z.array(KoshEntry);
export type KoshEntriesResponse = z.infer<typeof KoshEntriesResponse>;

/** Kinds of index rows: a raag, a vaar within a raag, or any other section. */
export const INDEX_KINDS = ['raag', 'vaar', 'section'] as const;
export type IndexKind = (typeof INDEX_KINDS)[number];

/**
 * A section of a work. `from` and `to` are its first and last page, null in works without pages; `verseId`
 * and `shabadId` are its first line and shabad, if known. `id` is safe in a URL: letters, digits and hyphens.
 */
export const IndexRow = z.object({
  id: z.string(),
  name: z.object({ english: z.string(), unicode: z.string() }),
  kind: z.enum(INDEX_KINDS),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  verseId: z.nullable(z.number()),
  shabadId: z.nullable(z.number()),
});
export type IndexRow = z.infer<typeof IndexRow>;

/** `GET {prefix}/index/:source`: the sections of a work, in order. */
export const IndexResponse = z.object({ rows: z.array(IndexRow) });
export type IndexResponse = z.infer<typeof IndexResponse>;

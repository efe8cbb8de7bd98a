import * as z from 'zod/mini';

/** The same text twice: `gurmukhi` in legacy ASCII for clients that set it in an ASCII font, `unicode` for everyone else. */
export const GurmukhiText = z.object({ gurmukhi: z.string(), unicode: z.string() });
export type GurmukhiText = z.infer<typeof GurmukhiText>;

const NullableGurmukhiText = z.object({ gurmukhi: z.nullable(z.string()), unicode: z.nullable(z.string()) });

/**
 * Translations by language and translator. The fields BaniDB has (`bdb`, `ms`, `ssk`, …) are always there, null where
 * this deployment has no such text; translators of works that BaniDB has no field for stand under names of their own
 * (`/api/capabilities` lists every key with the translator's name).
 */
export const Translation = z.object({
  en: z.catchall(
    z.object({ bdb: z.nullable(z.string()), ms: z.nullable(z.string()), ssk: z.nullable(z.string()) }),
    z.nullable(z.string()),
  ),
  pu: z.catchall(
    z.object({
      ss: NullableGurmukhiText,
      ft: NullableGurmukhiText,
      bdb: NullableGurmukhiText,
      ms: NullableGurmukhiText,
    }),
    NullableGurmukhiText,
  ),
  es: z.object({ sn: z.nullable(z.string()) }),
  hi: z.object({ ss: z.nullable(z.string()), sts: z.nullable(z.string()) }),
});
export type Translation = z.infer<typeof Translation>;

/** Transliterations; `english` and `en` are the same text, and so are `hindi` and `hi`. */
export const Transliteration = z.object({
  english: z.string(),
  hindi: z.string(),
  en: z.string(),
  hi: z.string(),
  ipa: z.string(),
  ur: z.string(),
});
export type Transliteration = z.infer<typeof Transliteration>;

/** A pause after the word at position `p` (0-based); `v` is a main pause (visraam), `y` a lesser one (yamki). */
export const VisraamMark = z.object({ p: z.number(), t: z.enum(['v', 'y']) });
export type VisraamMark = z.infer<typeof VisraamMark>;

export const VisraamSources = z.object({
  sttm: z.array(VisraamMark),
  igurbani: z.array(VisraamMark),
  sttm2: z.array(VisraamMark),
});

export const WriterRef = z.object({
  writerId: z.nullable(z.number()),
  gurmukhi: z.nullable(z.string()),
  unicode: z.nullable(z.string()),
  english: z.nullable(z.string()),
});
export type WriterRef = z.infer<typeof WriterRef>;

export const SourceRef = z.object({
  sourceId: z.string(),
  gurmukhi: z.string(),
  unicode: z.string(),
  english: z.string(),
  pageNo: z.number(),
});
export type SourceRef = z.infer<typeof SourceRef>;

export const RaagRef = z.object({
  raagId: z.nullable(z.number()),
  gurmukhi: z.nullable(z.string()),
  unicode: z.nullable(z.string()),
  english: z.nullable(z.string()),
  raagWithPage: z.nullable(z.string()),
});
export type RaagRef = z.infer<typeof RaagRef>;

/** A line as a bani holds it: without its shabad. */
export const BaniVerse = z.object({
  verseId: z.number(),
  verse: GurmukhiText,
  larivaar: GurmukhiText,
  translation: Translation,
  transliteration: Transliteration,
  pageNo: z.number(),
  lineNo: z.number(),
  updated: z.string(),
  visraam: VisraamSources,
});
export type BaniVerse = z.infer<typeof BaniVerse>;

/** A line of scripture. */
export const Verse = z.extend(BaniVerse, { shabadId: z.number() });
export type Verse = z.infer<typeof Verse>;

/** A line of a page, which may hold several writers and raags. */
export const PageVerse = z.extend(Verse, { writer: WriterRef, raag: RaagRef });
export type PageVerse = z.infer<typeof PageVerse>;

/** How words match: as typed, with distinctions of letters or endings removed, spoken alike, or after a slip. */
const MATCH_KINDS = ['exact', 'folded', 'sound', 'typo'] as const;

/** Numbers of words, counted from 0, ascending. */
const WordNumbers = z.readonly(z.array(z.number()));

/**
 * Why a line was found: words that match, all in one way. Words of the line are those of `verse.unicode` between white
 * space, the numbering of its visraams; with `how: 'translation'` they are words of the text under the key `translator`
 * (`en.ssk`), and `by` says how they were recognised, `meaning` being other words that mean the same.
 */
export const MatchReason = z.discriminatedUnion('how', [
  z.object({ how: z.enum(MATCH_KINDS), words: WordNumbers }),
  z.object({
    how: z.literal('translation'),
    translator: z.string(),
    by: z.enum([...MATCH_KINDS, 'meaning']),
    words: WordNumbers,
  }),
]);
export type MatchReason = z.infer<typeof MatchReason>;

/** An extension: the weightiest reason first; empty where no word decides, as with a search by page. */
const Match = z.optional(z.readonly(z.array(MatchReason)));

/** A line found by a search, or asked for by its id, which has no `match`. */
export const FoundVerse = z.extend(PageVerse, { source: SourceRef, match: Match });
export type FoundVerse = z.infer<typeof FoundVerse>;

/**
 * What `livesearch=1` gives of a found line: enough for a suggestion. `transliteration` is there only where the request
 * names transliterations, since clients of BaniDB get none.
 */
export const ThinVerse = z.object({
  verseId: z.number(),
  shabadId: z.number(),
  verse: GurmukhiText,
  larivaar: GurmukhiText,
  translation: Translation,
  transliteration: z.optional(Transliteration),
  match: Match,
});
export type ThinVerse = z.infer<typeof ThinVerse>;

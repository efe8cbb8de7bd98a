import {
  MATCH_KINDS,
  type TranslationCode,
  type TransliterationScript,
  type VisraamSource,
} from '@naad/gurbani-model';
import * as z from 'zod/mini';

/**
 * The same text twice: `gurmukhi` in legacy ASCII for clients with an ASCII font, `unicode` for all others.
 */
export const GurmukhiText = z.object({ gurmukhi: z.string(), unicode: z.string() });
export type GurmukhiText = z.infer<typeof GurmukhiText>;

const NullableGurmukhiText = z.object({ gurmukhi: z.nullable(z.string()), unicode: z.nullable(z.string()) });

/**
 * Translations by language and translator. BaniDB's fields (`bdb`, `ms`, `ssk`, …) are always present, null
 * without a text; other translators have keys of their own, listed with names in `/api/capabilities`. `bdbFrom` names
 * the key whose text `bdb` repeats for existing clients, which read no other; it is omitted if the text is BaniDB's.
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
  bdbFrom: z.optional(z.object({ en: z.optional(z.string()), pu: z.optional(z.string()) })),
} satisfies Record<TranslationCode | 'bdbFrom', unknown>);
export type Translation = z.infer<typeof Translation>;

/**
 * An extension: keys (`en.puri`) of the translations that the source cuts in the middle of a sentence; omitted if it cuts
 * none.
 */
const TruncatedTranslations = z.optional(z.array(z.string()));

/**
 * Transliterations, computed in the scheme of anvaad-js, or in ours on request (`transliterationScheme`). `english` and
 * `en` are equal, as are `hindi` and `hi`.
 */
export const Transliteration = z.object({
  english: z.string(),
  hindi: z.string(),
  en: z.string(),
  hi: z.string(),
  ipa: z.string(),
  ur: z.string(),
} satisfies Record<TransliterationScript | 'english' | 'hindi', unknown>);
export type Transliteration = z.infer<typeof Transliteration>;

/** A pause after the word at index `p`: `v` is a main pause (visraam), `y` a lesser one (yamki). */
export const VisraamMark = z.object({ p: z.number(), t: z.enum(['v', 'y']) });
export type VisraamMark = z.infer<typeof VisraamMark>;

export const VisraamSources = z.object({
  sttm: z.array(VisraamMark),
  igurbani: z.array(VisraamMark),
  sttm2: z.array(VisraamMark),
} satisfies Record<VisraamSource, unknown>);

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

/** A line of a bani, without its shabad. */
export const WireBaniVerse = z.object({
  verseId: z.number(),
  verse: GurmukhiText,
  larivaar: GurmukhiText,
  translation: Translation,
  truncated: TruncatedTranslations,
  transliteration: Transliteration,
  pageNo: z.number(),
  /** 0 if the source doesn't say, as BaniDB's clients expect a number. */
  lineNo: z.number(),
  updated: z.string(),
  visraam: VisraamSources,
  /** An extension: ids that other releases of the source give the line; nearly always absent. */
  aliases: z.optional(z.array(z.number())),
});
export type WireBaniVerse = z.infer<typeof WireBaniVerse>;

/** A line of scripture. `header` is an extension: 1 for a title of the lines that follow. */
export const WireVerse = z.extend(WireBaniVerse, {
  shabadId: z.number(),
  header: z.optional(z.literal(1)),
});
export type WireVerse = z.infer<typeof WireVerse>;

/** A line of a page, which may have several writers and raags. */
export const WirePageVerse = z.extend(WireVerse, { writer: WriterRef, raag: RaagRef });
export type WirePageVerse = z.infer<typeof WirePageVerse>;

/** Word indexes from 0, ascending. */
const WordNumbers = z.readonly(z.array(z.number()));

/**
 * Why a line was found: words that match in the same way. They index the words of `verse.unicode` between
 * white space, like visraams; with `how: 'translation'`, those of the text under the key `translator`
 * (`en.ssk`), where `by` says how they match and `meaning` is a synonym.
 */
export const WireMatchReason = z.discriminatedUnion('how', [
  z.object({ how: z.enum(MATCH_KINDS), words: WordNumbers }),
  z.object({
    how: z.literal('translation'),
    translator: z.string(),
    by: z.enum([...MATCH_KINDS, 'meaning']),
    words: WordNumbers,
  }),
]);

/** An extension: the strongest reason first; empty if no word decides, as in a search by page. */
const Match = z.optional(z.readonly(z.array(WireMatchReason)));

/** An extension: present for a line that matches only after a typo, by meaning, or without some word. */
const Fuzzy = z.optional(z.literal(true));

/**
 * An extension: who chose the line for the occasion that a question names. `editors` are those of Naad: the choice is
 * theirs, not scripture's own statement. Without it, the line was found by its words.
 */
export const ChosenBy = z.optional(z.literal('editors'));

/** A line found by a search, or requested by id and then without `match`. */
export const WireFoundVerse = z.extend(WirePageVerse, {
  source: SourceRef,
  match: Match,
  fuzzy: Fuzzy,
  chosenBy: ChosenBy,
});
export type WireFoundVerse = z.infer<typeof WireFoundVerse>;

/**
 * A result of `livesearch=1`: enough for a suggestion. `transliteration` is included only on request, because
 * BaniDB's clients get none.
 */
export const ThinVerse = z.object({
  verseId: z.number(),
  shabadId: z.number(),
  verse: GurmukhiText,
  larivaar: GurmukhiText,
  translation: Translation,
  truncated: TruncatedTranslations,
  transliteration: z.optional(Transliteration),
  match: Match,
  fuzzy: Fuzzy,
  chosenBy: ChosenBy,
});
export type ThinVerse = z.infer<typeof ThinVerse>;

import * as z from 'zod/mini';

/** Texts by language, as BaniDB keeps them; what they hold differs from one to the next. */
const Texts = z.record(z.string(), z.unknown());

/** A name may be missing: the column is there all the same. */
const Name = z.nullable(z.string());

/** In other letters; empty where nobody gave it. */
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

/** A shabad as the index lists it: by its first line, with where it is found. `PageNo` is the page of Amrit Keertan. */
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
  WriterID: z.nullable(z.number()),
  WriterGurmukhi: Name,
  WriterUnicode: Name,
  WriterEnglish: Name,
  RaagID: z.nullable(z.number()),
  RaagGurmukhi: Name,
  RaagUnicode: Name,
  RaagEnglish: Name,
  Updated: z.string(),
});
export type AmritKeertanRow = z.infer<typeof AmritKeertanRow>;

/** `/amritkeertan`; no headers where this deployment has no source for it. */
export const AmritKeertanResponse = z.object({ headers: z.array(AmritKeertanHeader) });
export type AmritKeertanResponse = z.infer<typeof AmritKeertanResponse>;

/** `/amritkeertan/index`, and with a `header` `/amritkeertan/index/:HeaderID`. */
export const AmritKeertanIndexResponse = z.object({
  header: z.optional(z.array(AmritKeertanHeader)),
  index: z.array(AmritKeertanRow),
});
export type AmritKeertanIndexResponse = z.infer<typeof AmritKeertanIndexResponse>;

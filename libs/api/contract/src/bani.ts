import * as z from 'zod/mini';
import { WireBaniVerse, RaagRef, SourceRef, Transliteration, WriterRef } from './verse.ts';

/** A bani in the list of banis. `hasLengths` is an extension: true if its lengths differ. */
export const BaniRow = z.object({
  ID: z.number(),
  token: z.string(),
  gurmukhi: z.string(),
  gurmukhiUni: z.string(),
  transliteration: z.string(),
  transliterations: Transliteration,
  updated: z.string(),
  hasLengths: z.optional(z.boolean()),
});
export type BaniRow = z.infer<typeof BaniRow>;

/** The bare array that `/banis` returns. */
export const BanisResponse = z.array(BaniRow);
export type BanisResponse = z.infer<typeof BanisResponse>;

const Flag = z.union([z.literal(0), z.literal(1)]);

/**
 * A line of a bani. The `exists…` flags mark the lengths it is recited in; they are omitted if the request
 * has `length`.
 */
export const BaniRowVerse = z.object({
  header: z.number(),
  mangalPosition: z.nullable(z.enum(['above', 'current'])),
  existsSGPC: z.optional(Flag),
  existsMedium: z.optional(Flag),
  existsTaksal: z.optional(Flag),
  existsBuddhaDal: z.optional(Flag),
  paragraph: z.number(),
  verse: WireBaniVerse,
});
export type BaniRowVerse = z.infer<typeof BaniRowVerse>;

export const BaniResponse = z.object({
  baniInfo: z.object({
    baniID: z.number(),
    gurmukhi: z.string(),
    unicode: z.string(),
    english: z.string(),
    hindi: z.string(),
    en: z.string(),
    hi: z.string(),
    ipa: z.string(),
    ur: z.string(),
    source: SourceRef,
    raag: RaagRef,
    writer: WriterRef,
  }),
  verses: z.array(BaniRowVerse),
});
export type BaniResponse = z.infer<typeof BaniResponse>;

export const CeremonyResponse = z.object({
  ceremonyInfo: z.object({
    ceremonyID: z.number(),
    gurmukhi: z.string(),
    unicode: z.string(),
    english: z.string(),
    source: SourceRef,
    raag: RaagRef,
    writer: WriterRef,
  }),
  verses: z.array(BaniRowVerse),
});
export type CeremonyResponse = z.infer<typeof CeremonyResponse>;

import { BANI_FORM_MARKS, BANI_LENGTHS, BANI_SHELVES } from '@naad/gurbani-model';
import * as z from 'zod/mini';
import { WireBaniVerse, RaagRef, SourceRef, Transliteration, WriterRef } from './verse.ts';

/**
 * A bani in the list of banis. `hasLengths` and `shelf` are extensions: true if its lengths differ, and the group in which
 * lists show it.
 */
export const BaniRow = z.object({
  ID: z.number(),
  token: z.string(),
  gurmukhi: z.string(),
  gurmukhiUni: z.string(),
  transliteration: z.string(),
  transliterations: Transliteration,
  updated: z.string(),
  hasLengths: z.optional(z.boolean()),
  shelf: z.optional(z.enum(BANI_SHELVES)),
});
export type BaniRow = z.infer<typeof BaniRow>;

/** The bare array that `/banis` returns. */
export const BanisResponse = z.array(BaniRow);
export type BanisResponse = z.infer<typeof BanisResponse>;

const Flag = z.union([z.literal(0), z.literal(1)]);

/**
 * A form in which a bani exists, an extension: the lengths whose flags select it, the source's mark behind the bani's name,
 * and the id of the bani that it is part of.
 */
const WireBaniForm = z.object({
  lengths: z.array(z.enum(BANI_LENGTHS)),
  mark: z.nullable(z.enum(BANI_FORM_MARKS)),
  partOf: z.nullable(z.number()),
});

/**
 * A line of a bani. The `exists…` flags say for which length a client shows it, not who recites it: clients drop a line
 * whose flag isn't 1, so a bani with fewer forms than lengths sets several flags for one form. Only a form with a `mark`
 * is attested as a tradition's. The flags are omitted if the request has `length`.
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
    forms: z.optional(z.array(WireBaniForm)),
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

import * as z from 'zod/mini';
import { SourceRef, WriterRef } from './verse.ts';

/**
 * How much is checked at once, in characters (`body`), and how much of it goes into an address over HTTP: a letter of
 * Gurmukhi takes nine bytes there, and servers and proxies take some 8 to 16 kB.
 */
export const QUOTE_LIMITS = { address: 800, body: 10_000 } as const;

/** How a passage stands to the scripture, the best first. */
export const QUOTE_VERDICTS = ['authentic', 'variant', 'altered', 'notFound'] as const;
export type QuoteVerdict = (typeof QUOTE_VERDICTS)[number];

/** In what a passage quotes a line. */
export const QUOTE_FORMS = ['gurmukhi', 'devanagari', 'shahmukhi', 'romanized', 'translation'] as const;
export type QuoteForm = (typeof QUOTE_FORMS)[number];

/** What differs about a word, or that nothing does. */
export const QUOTE_DIFFERENCES = ['same', 'spelling', 'changed', 'added', 'missing'] as const;
export type QuoteDifference = (typeof QUOTE_DIFFERENCES)[number];

/** `POST {prefix}/quotes`. */
export const QuotesRequest = z.object({
  text: z
    .string()
    .check(z.minLength(1, 'something to check'), z.maxLength(QUOTE_LIMITS.body, 'at most 10,000 characters')),
});
export type QuotesRequest = z.infer<typeof QuotesRequest>;

/** A line a passage is from, or may be. */
export const QuoteLine = z.object({
  verseId: z.number(),
  shabadId: z.number(),
  gurmukhi: z.string(),
  unicode: z.string(),
  source: SourceRef,
  writer: WriterRef,
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** Part of a text, in UTF-16 units: from the first up to, not including, the second. */
const Span = z.object({ start: z.number(), end: z.number() });

/** A word or more of the passage beside the scripture's; empty where one of them has none. */
export const QuotePiece = z.object({
  kind: z.enum(QUOTE_DIFFERENCES),
  quoted: z.string(),
  scripture: z.string(),
  quotedMarks: z.array(Span),
  scriptureMarks: z.array(Span),
});
export type QuotePiece = z.infer<typeof QuotePiece>;

export const QuotePassage = z.object({
  text: z.string(),
  verdict: z.enum(QUOTE_VERDICTS),
  form: z.nullable(z.enum(QUOTE_FORMS)),
  /** Whose translation it is; null where it is none. */
  translator: z.nullable(z.object({ key: z.string(), name: z.string() })),
  isWhole: z.boolean(),
  lines: z.array(QuoteLine),
  elsewhere: z.array(QuoteLine),
  /** Where it differs, the passage and the scripture side by side. */
  pieces: z.array(QuotePiece),
  /** The page that the text names for it, and whether it, or the shabad it is from, is there; null where it names none. */
  namedPage: z.nullable(z.object({ from: z.number(), to: z.number(), isRight: z.boolean() })),
});
export type QuotePassage = z.infer<typeof QuotePassage>;

/** The passages of a text in their order. */
export const QuotesResponse = z.object({ passages: z.array(QuotePassage) });
export type QuotesResponse = z.infer<typeof QuotesResponse>;

import * as z from 'zod/mini';
import { SourceRef, WriterRef } from './verse.ts';

/**
 * Maximum characters checked at once (`body`) and maximum in a URL (`address`): a Gurmukhi letter takes nine
 * bytes there, and servers and proxies accept about 8 to 16 kB.
 */
export const QUOTE_LIMITS = { address: 800, body: 10_000 } as const;

/** Verdicts on a passage, best first. */
export const QUOTE_VERDICTS = ['authentic', 'variant', 'modern', 'altered', 'notFound'] as const;
export type QuoteVerdict = (typeof QUOTE_VERDICTS)[number];

/** The script or kind of text in which a passage quotes a line. */
export const QUOTE_FORMS = ['gurmukhi', 'devanagari', 'shahmukhi', 'romanized', 'translation'] as const;
export type QuoteForm = (typeof QUOTE_FORMS)[number];

/** Differences of a word. */
export const QUOTE_DIFFERENCES = ['same', 'spelling', 'changed', 'added', 'missing'] as const;
export type QuoteDifference = (typeof QUOTE_DIFFERENCES)[number];

/** `POST {prefix}/quotes`. */
export const QuotesRequest = z.object({
  text: z
    .string()
    .check(z.minLength(1, 'enter a text'), z.maxLength(QUOTE_LIMITS.body, 'use at most 10,000 characters')),
});
export type QuotesRequest = z.infer<typeof QuotesRequest>;

/** A line that a passage is from or may be from. */
export const QuoteLine = z.object({
  verseId: z.number(),
  shabadId: z.number(),
  gurmukhi: z.string(),
  unicode: z.string(),
  source: SourceRef,
  writer: WriterRef,
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** A range of text in UTF-16 units: `start` is inclusive, `end` exclusive. */
const Span = z.object({ start: z.number(), end: z.number() });

/** One or more words of the passage next to the scripture's; empty if one side has none. */
export const QuotePiece = z.object({
  kind: z.enum(QUOTE_DIFFERENCES),
  quoted: z.string(),
  scripture: z.string(),
  quotedMarks: z.array(Span),
  scriptureMarks: z.array(Span),
});
export type QuotePiece = z.infer<typeof QuotePiece>;

/** Origin of a well-known saying that is no line of scripture. `line` is the line that a free translation is of. */
export const QuoteSaying = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('work'), work: z.string(), ground: z.string() }),
  z.object({ kind: z.literal('summary'), ground: z.string() }),
  z.object({ kind: z.literal('greeting') }),
  z.object({ kind: z.literal('translation'), line: QuoteLine }),
  z.object({ kind: z.literal('popular') }),
]);
export type QuoteSaying = z.infer<typeof QuoteSaying>;

export const QuotePassage = z.object({
  text: z.string(),
  verdict: z.enum(QUOTE_VERDICTS),
  form: z.nullable(z.enum(QUOTE_FORMS)),
  /** Null unless it quotes a translation. */
  translator: z.nullable(z.object({ key: z.string(), name: z.string() })),
  isWhole: z.boolean(),
  lines: z.array(QuoteLine),
  elsewhere: z.array(QuoteLine),
  /** The passage and the scripture side by side, if they differ. */
  pieces: z.array(QuotePiece),
  /** The page that the text cites; `isRight` if the passage or its shabad is there. Null if it cites none. */
  namedPage: z.nullable(z.object({ from: z.number(), to: z.number(), isRight: z.boolean() })),
  /** Set for a passage that isn't scripture but a well-known saying. */
  saying: z.optional(z.nullable(QuoteSaying)),
});
export type QuotePassage = z.infer<typeof QuotePassage>;

/**
 * Why part of a text wasn't checked. `passage`: this passage alone takes too long to compare. `text`: the
 * text before it used up the time or the number of passages allowed.
 */
export const UNCHECKED_REASONS = ['passage', 'text'] as const;
export type UncheckedReason = (typeof UNCHECKED_REASONS)[number];

/** Text without a verdict. */
export const UncheckedText = z.object({
  text: z.string(),
  reason: z.enum(UNCHECKED_REASONS),
  /** Number of passages before it. */
  passagesBefore: z.number(),
});
export type UncheckedText = z.infer<typeof UncheckedText>;

/** The passages of a text, in order. */
export const QuotesResponse = z.object({
  passages: z.array(QuotePassage),
  /**
   * If it isn't empty, the check is incomplete. It is separate from `passages`, so that clients that don't
   * know it show no verdict.
   */
  unchecked: z.optional(z.array(UncheckedText)),
});
export type QuotesResponse = z.infer<typeof QuotesResponse>;

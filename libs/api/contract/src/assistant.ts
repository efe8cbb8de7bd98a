import * as z from 'zod/mini';
import { GurmukhiText, RaagRef, SourceRef, WriterRef } from './verse.ts';

/** How long a question may be, in characters. */
export const QUESTION_LENGTH = 500;

/** A line of scripture that answers a question, with whose words it is and why it was chosen. */
export const AnswerLine = z.object({
  /** What a written answer cites it by, from 1. */
  number: z.number(),
  verseId: z.number(),
  shabadId: z.number(),
  verse: GurmukhiText,
  source: SourceRef,
  writer: WriterRef,
  raag: RaagRef,
  /** The translation that it was chosen by, or the first that there is; null where a line has none. */
  translation: z.nullable(
    z.object({
      /** Of the translator, `en.ssk`. */
      key: z.string(),
      translator: z.string(),
      text: z.string(),
      /** Words of the text that answer the question, counted from 0 between white space; none where it was opened, not found. */
      words: z.readonly(z.array(z.number())),
    }),
  ),
  /** The share of the question that its shabad settles, 0 to 1; null for a line that was opened, not found. */
  closeness: z.nullable(z.number()),
});
export type AnswerLine = z.infer<typeof AnswerLine>;

/**
 * `GET {prefix}/assistant`: scripture that answers a question. `isSilent` where nothing is close; no lines then, but of
 * the line that was opened. `hasWriter` where `assistant/written` puts an answer into words.
 */
export const AssistantResponse = z.object({
  question: z.string(),
  lines: z.readonly(z.array(AnswerLine)),
  isSilent: z.boolean(),
  hasWriter: z.boolean(),
});
export type AssistantResponse = z.infer<typeof AssistantResponse>;

/** Why a written answer is not shown. */
export const WITHDRAWALS = ['unverified', 'unavailable'] as const;

/**
 * What `GET {prefix}/assistant/written` tells, one event of a stream each: a piece that was checked, the end, or that all
 * of it is taken back.
 */
export const WrittenEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('withdrawn'), reason: z.enum(WITHDRAWALS) }),
]);
export type WrittenEvent = z.infer<typeof WrittenEvent>;

/** `GET {prefix}/search/?query&count`, as the reference bot answers: the lower the score, the closer. */
export const BotSearchResponse = z.object({
  results: z.array(
    z.object({ Score: z.number(), Payload: z.object({ VerseID: z.number(), SourceID: z.string() }) }),
  ),
});
export type BotSearchResponse = z.infer<typeof BotSearchResponse>;

/** `GET {prefix}/rephrase/?query&shabad_id&verse_id`, as the reference bot answers. */
export const BotRephraseResponse = z.object({
  rephrased_translation: z.string(),
  verse: z.object({ gurmukhi: z.string() }),
});
export type BotRephraseResponse = z.infer<typeof BotRephraseResponse>;

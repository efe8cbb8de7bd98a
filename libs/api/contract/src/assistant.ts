import * as z from 'zod/mini';
import { ChosenBy, GurmukhiText, RaagRef, SourceRef, WriterRef } from './verse.ts';

/** Maximum length of a question in characters. */
export const QUESTION_LENGTH = 500;

/** A line of scripture that answers a question, with its attribution and the reason it was chosen. */
export const WireAnswerLine = z.object({
  /** The number a written answer cites it by, from 1. */
  number: z.number(),
  verseId: z.number(),
  shabadId: z.number(),
  verse: GurmukhiText,
  source: SourceRef,
  writer: WriterRef,
  raag: RaagRef,
  /** The translation it was chosen by, otherwise the first available; null if the line has none. */
  translation: z.nullable(
    z.object({
      /** The translator key, such as `en.ssk`. */
      key: z.string(),
      translator: z.string(),
      text: z.string(),
      /** Indexes of the words that answer the question, split at white space; empty for an opened line. */
      words: z.readonly(z.array(z.number())),
    }),
  ),
  /** Share of the question covered by its shabad, 0 to 1; null for an opened line. */
  closeness: z.nullable(z.number()),
  chosenBy: ChosenBy,
});
export type WireAnswerLine = z.infer<typeof WireAnswerLine>;

/**
 * `GET {prefix}/assistant`: scripture that answers a question. If `isSilent`, nothing is close and only an
 * opened line is included; `hasWriter` means `assistant/written` can write an answer.
 */
export const AssistantResponse = z.object({
  question: z.string(),
  lines: z.readonly(z.array(WireAnswerLine)),
  isSilent: z.boolean(),
  hasWriter: z.boolean(),
});
export type AssistantResponse = z.infer<typeof AssistantResponse>;

/** Reasons a written answer is withdrawn. */
export const WITHDRAWALS = ['unverified', 'unavailable'] as const;

/**
 * Events of the `GET {prefix}/assistant/written` stream: a checked piece of text, the end, or the withdrawal
 * of all of it.
 */
export const WrittenEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('withdrawn'), reason: z.enum(WITHDRAWALS) }),
]);
export type WrittenEvent = z.infer<typeof WrittenEvent>;

/** `GET {prefix}/search/?query&count`, in the shape of the reference bot. A lower score is closer. */
export const BotSearchResponse = z.object({
  results: z.array(
    z.object({ Score: z.number(), Payload: z.object({ VerseID: z.number(), SourceID: z.string() }) }),
  ),
});
export type BotSearchResponse = z.infer<typeof BotSearchResponse>;

/** `GET {prefix}/rephrase/?query&shabad_id&verse_id`, in the shape of the reference bot. */
export const BotRephraseResponse = z.object({
  rephrased_translation: z.string(),
  verse: z.object({ gurmukhi: z.string() }),
});
export type BotRephraseResponse = z.infer<typeof BotRephraseResponse>;

import * as z from 'zod/mini';

/**
 * A word or phrase of a line with its meanings in this line. `positions` are its words in the line, from 0; empty
 * if the commentary spells it otherwise, and then without `transliterations`. These are in the Naad scheme.
 */
export const WireLineWord = z.object({
  word: z.string(),
  positions: z.array(z.number()),
  transliterations: z.object({
    en: z.optional(z.string()),
    hi: z.optional(z.string()),
    ipa: z.optional(z.string()),
    ur: z.optional(z.string()),
  }),
  meanings: z.array(z.string()),
});
export type WireLineWord = z.infer<typeof WireLineWord>;

/** `GET {prefix}/gloss/:id`. `source` names the commentary; null if it doesn't explain this line. */
export const GlossResponse = z.object({
  verseId: z.number(),
  sourceId: z.string(),
  ang: z.number(),
  lineNumber: z.nullable(z.number()),
  source: z.nullable(z.string()),
  words: z.array(WireLineWord),
});
export type GlossResponse = z.infer<typeof GlossResponse>;

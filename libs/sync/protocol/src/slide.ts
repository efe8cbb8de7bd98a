import * as z from 'zod/mini';
import { CONTENT_KINDS, Id, SlideText } from './sessionState.ts';

/** What stands on the projector: one model for the screen, the overlay of a stream, and the feed of the server. */

/** Slides of words that are no line; all but an announcement have words of their own. */
export const SLIDE_NAMES = ['waheguru', 'moolMantra', 'dhanGuru', 'announcement'] as const;
export type SlideName = (typeof SLIDE_NAMES)[number];

const Text = z.string().check(z.maxLength(16_384));
const Tag = z.string().check(z.maxLength(32));
const Row = z.int().check(z.gte(0));

/** As many as can be read from the end of a hall, and some. */
export const MOST_AROUND = 8;
const Around = z.array(Text).check(z.maxLength(MOST_AROUND));

/** A line as a slide has it: only what is chosen to be shown, in the order of its rows. */
const LineSlide = z.object({
  kind: z.literal('line'),
  of: z.object({ kind: z.enum(CONTENT_KINDS), id: Id, row: Row }),
  verseId: Id,
  /** The line in Unicode, letter for letter. */
  unicode: Text,
  visraams: z.array(z.object({ word: Row, type: z.enum(['main', 'yamki']) })),
  translations: z.array(z.object({ key: Tag, lang: Tag, text: Text })),
  transliterations: z.array(z.object({ script: Tag, lang: Tag, text: Text })),
  /** The line after it in Unicode; null where none is shown, or there is none. */
  next: z.nullable(Text),
  /** The lines that stand with it in its paragraph, in Unicode; only where paragraphs are shown. */
  around: z.optional(z.object({ before: Around, after: Around })),
});
export type LineSlide = z.infer<typeof LineSlide>;

export const Slide = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blank') }),
  /** Words in Unicode. */
  z.object({
    kind: z.literal('text'),
    name: z.enum(SLIDE_NAMES),
    text: SlideText,
    isGurmukhi: z.boolean(),
  }),
  LineSlide,
]);
export type Slide = z.infer<typeof Slide>;

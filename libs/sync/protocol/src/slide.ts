import * as z from 'zod/mini';
import { DisplaySettings } from './commands.ts';
import { CONTENT_KINDS, Id, SlideText, FontSizes } from './sessionState.ts';

// The projector's contents: one model for the screen, the stream overlay and the server's feed.

/** Text slides by name; all but an announcement have fixed words. */
export const SLIDE_NAMES = ['waheguru', 'moolMantra', 'dhanGuru', 'announcement'] as const;
export type SlideName = (typeof SLIDE_NAMES)[number];

const Text = z.string().check(z.maxLength(16_384));
const Tag = z.string().check(z.maxLength(32));
const Row = z.int().check(z.gte(0));

/** Maximum lines before and after, already more than can be read from the end of a hall. */
export const MAX_LINES_AROUND = 8;
const Around = z.array(Text).check(z.maxLength(MAX_LINES_AROUND));

/** A line slide: only what is selected for display, in the order of its rows. */
const LineSlide = z.object({
  kind: z.literal('line'),
  of: z.object({ kind: z.enum(CONTENT_KINDS), id: Id, row: Row }),
  verseId: Id,
  /** The line in Unicode, letter for letter. */
  unicode: Text,
  visraams: z.array(z.object({ word: Row, type: z.enum(['main', 'yamki']) })),
  translations: z.array(z.object({ key: Tag, lang: Tag, text: Text })),
  transliterations: z.array(z.object({ script: Tag, lang: Tag, text: Text })),
  /** The next line in Unicode; null if it isn't shown or doesn't exist. */
  next: z.nullable(Text),
  /** The other lines of its paragraph in Unicode; only if paragraphs are shown. */
  around: z.optional(z.object({ before: Around, after: Around })),
});
export type LineSlide = z.infer<typeof LineSlide>;

export const Slide = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blank') }),
  /** Text in Unicode. */
  z.object({
    kind: z.literal('text'),
    name: z.enum(SLIDE_NAMES),
    text: SlideText,
    isGurmukhi: z.boolean(),
    /** An address on a line of its own in an announcement, which a screen shows as a QR code too. */
    link: z.optional(SlideText),
  }),
  LineSlide,
]);
export type Slide = z.infer<typeof Slide>;

/** Returns a short hash of a slide, FNV-1a of its JSON, by which a projector names what it has painted. */
export function hashSlide(slide: Slide): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify(slide)) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The session feed's message after each change, for overlays and streaming software. */
export const SlideFeed = z.object({
  code: z.string(),
  /** Rises with each change and restarts with another epoch. */
  seq: Id,
  epoch: z.string(),
  /** When the message was made, in milliseconds since 1970. */
  ts: z.number(),
  hostOnline: z.boolean(),
  slide: Slide,
  fontSizes: FontSizes,
  /** The display's settings; null if it doesn't report them. */
  settings: z.nullable(DisplaySettings),
});
export type SlideFeed = z.infer<typeof SlideFeed>;

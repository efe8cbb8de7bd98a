import * as z from 'zod/mini';
import { BANI_LENGTHS } from '@naad/gurbani-model';
import { FONT_TARGETS, Id, SessionState, SlideText } from './sessionState.ts';

const range = (min: number, max: number) => z.optional(z.number().check(z.gte(min), z.lte(max)));
const flag = z.optional(z.boolean());
const name = z.string().check(z.regex(/^[\w.-]{1,32}$/));
const names = z.optional(z.array(name).check(z.maxLength(8)));

/**
 * Settings of a current display that a controller may change. All are optional: a command carries the changes, a
 * display reports all of its values. Unknown names are dropped, and none are sent to a legacy host.
 */
export const DisplaySettings = z.object({
  translations: names,
  transliterations: names,
  steeks: names,
  fontSize: range(1.2, 3.2),
  lineHeight: range(1.2, 2),
  translationFontSize: range(1.2, 2.4),
  transliterationFontSize: range(1.2, 3.2),
  larivaar: flag,
  larivaarAssist: flag,
  larivaarAssistStrength: range(1, 5),
  splitView: flag,
  readingMode: flag,
  paragraphMode: flag,
  centerAlign: flag,
  darkMode: flag,
  mahaanKoshTooltip: flag,
  visraams: flag,
  visraamSource: z.optional(name),
  visraamStyle: z.optional(name),
  fontFamily: z.optional(name),
  baniLength: z.optional(name),
  autoScroll: flag,
  sehajPaathMode: flag,
  theme: z.optional(name),
  nextLine: flag,
  /** Only reported: the display takes `undo`. */
  canUndo: flag,
});
export type DisplaySettings = z.infer<typeof DisplaySettings>;

const optionalId = z.nullable(Id);

/** A controller's request to the display. Ids are whole numbers; null means unknown. */
export const Command = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('shabad'),
    shabadId: Id,
    verseId: Id,
    lineCount: optionalId,
    /** The line in the ASCII layout when a shabad is opened; a legacy display shows it in its history. */
    gurmukhi: z.optional(SlideText),
  }),
  z.object({
    type: z.literal('bani'),
    baniId: Id,
    verseId: optionalId,
    lineCount: optionalId,
    baniLength: z.optional(z.enum(BANI_LENGTHS)),
  }),
  z.object({ type: z.literal('ceremony'), ceremonyId: Id, verseId: optionalId, lineCount: optionalId }),
  z.object({
    type: z.literal('text'),
    text: SlideText,
    isGurmukhi: z.boolean(),
    isAnnouncement: z.boolean(),
  }),
  z.object({ type: z.literal('fontSize'), target: z.enum(FONT_TARGETS), value: z.enum(['plus', 'minus']) }),
  z.object({ type: z.literal('display'), settings: DisplaySettings }),
  z.object({ type: z.literal('hide'), hidden: z.boolean() }),
  /** Returns to what stood before the last jump. `of` is the screen that it leaves [SYNC-UNDO-1]. */
  z.object({ type: z.literal('undo'), of: SessionState }),
]);
export type Command = z.infer<typeof Command>;

/** True for commands of which only the last matters, unlike steps and settings [SYNC-PACE-2]. */
export function isNavigation({ type }: Command): boolean {
  return type === 'shabad' || type === 'bani' || type === 'ceremony' || type === 'text';
}

import * as z from 'zod/mini';
import { DisplaySettings } from './displaySettings.ts';
import { BANI_LENGTHS, FONT_TARGETS, Id, SlideText } from './sessionState.ts';

const optionalId = z.nullable(Id);

/** What a controller can have done. Ids are whole numbers; nulls say what is not known. */
export const Command = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('shabad'),
    shabadId: Id,
    verseId: Id,
    lineCount: optionalId,
    /** Where a shabad is opened, its line in the ASCII layout: a legacy display lists it by that. */
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
]);
export type Command = z.infer<typeof Command>;

/** SYNC-PACE-2: commands of which only the last matters; steps and settings are not. */
export function isNavigation({ type }: Command): boolean {
  return type === 'shabad' || type === 'bani' || type === 'ceremony' || type === 'text';
}

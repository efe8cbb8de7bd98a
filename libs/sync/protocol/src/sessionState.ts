import { BANI_LENGTHS } from '@naad/gurbani-model';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

export const CONTENT_KINDS = ['shabad', 'bani', 'ceremony'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const MAX_ID = Number.MAX_SAFE_INTEGER;
/** An id of scripture. */
export const Id = z.int().check(z.gte(0), z.lte(MAX_ID));
export const SlideText = z.string().check(z.maxLength(LIMITS.textLength));

/** The contents of the screen. */
export const SessionState = z.object({
  /** The open item; it stays open while a text slide covers it. */
  kind: z.enum([...CONTENT_KINDS, 'none']),
  id: z.nullable(Id),
  /** The line: a verse id in a shabad, the host's row id in a bani. */
  highlight: z.nullable(Id),
  /** Verse id of the line the shabad was opened at. */
  homeId: z.nullable(Id),
  baniLength: z.nullable(z.enum(BANI_LENGTHS)),
  /** The line's row, counted from 1. */
  lineCount: z.nullable(Id),
  /** The slide covering the open item: null for none, empty for a blank one. */
  text: z.nullable(SlideText),
  /** True if `text` is Gurmukhi, which is sent in the ASCII layout. */
  isGurmukhi: z.boolean(),
  /** True while the operator hides the screen. */
  hidden: z.boolean(),
});
export type SessionState = z.infer<typeof SessionState>;

/** The state before anything was shown. */
export const EMPTY_STATE: SessionState = {
  kind: 'none',
  id: null,
  highlight: null,
  homeId: null,
  baniLength: null,
  lineCount: null,
  text: null,
  isGurmukhi: false,
  hidden: false,
};

/** Targets of the font steppers, named as on the desktop. */
export const FONT_TARGETS = ['gurbani', 'translation', 'teeka', 'transliteration'] as const;
export type FontTarget = (typeof FONT_TARGETS)[number];

const FontSize = z.int().check(z.gte(LIMITS.fontSize.min), z.lte(LIMITS.fontSize.max));
/** Four whole numbers; the display has its own scale. */
export const FontSizes = z.object({
  gurbani: FontSize,
  translation: FontSize,
  teeka: FontSize,
  transliteration: FontSize,
});
export type FontSizes = z.infer<typeof FontSizes>;

/** The desktop's initial sizes. */
export const DEFAULT_FONT_SIZES: FontSizes = { gurbani: 9, translation: 5, teeka: 4, transliteration: 4 };

/** True if both states show the same. */
export function isSameState(one: SessionState, other: SessionState): boolean {
  return (Object.keys(EMPTY_STATE) as (keyof SessionState)[]).every((key) => one[key] === other[key]);
}

/** True if the screen changed by more than a step to a neighbouring line, so that a way back is useful. */
export function isJump(before: SessionState, after: SessionState): boolean {
  const isCovering = (['text', 'isGurmukhi', 'hidden'] as const).some((key) => before[key] !== after[key]);
  if (isCovering || before.kind !== after.kind || before.id !== after.id) return true;
  // Another length of a bani keeps the line, but not its row.
  if (before.baniLength !== after.baniLength) return false;
  return Math.abs((after.lineCount ?? 0) - (before.lineCount ?? 0)) > 1;
}

export function isSameFontSizes(one: FontSizes, other: FontSizes): boolean {
  return FONT_TARGETS.every((target) => one[target] === other[target]);
}

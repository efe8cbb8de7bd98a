import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** Lengths of a bani as existing clients name them. */
export const BANI_LENGTHS = ['short', 'medium', 'long', 'extralong'] as const;
export const CONTENT_KINDS = ['shabad', 'bani', 'ceremony'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const MAX_ID = Number.MAX_SAFE_INTEGER;
/** An id of scripture. */
export const Id = z.int().check(z.gte(0), z.lte(MAX_ID));
export const SlideText = z.string().check(z.maxLength(LIMITS.textLength));

/** What is on the screen. */
export const SessionState = z.object({
  /** What is open; it stays open while a slide of text covers it. */
  kind: z.enum([...CONTENT_KINDS, 'none']),
  id: z.nullable(Id),
  /** The line: of a shabad its verse id, of a bani the host's id of the row. */
  highlight: z.nullable(Id),
  /** The line a shabad was opened at, as a verse id. */
  homeId: z.nullable(Id),
  baniLength: z.nullable(z.enum(BANI_LENGTHS)),
  /** The row of the line, counted from 1. */
  lineCount: z.nullable(Id),
  /** The slide that covers what is open: null for none, empty for a blank one. */
  text: z.nullable(SlideText),
  /** Whether `text` is Gurmukhi, on the wire in the ASCII layout. */
  isGurmukhi: z.boolean(),
  /** Whether the operator has hidden the screen. */
  hidden: z.boolean(),
});
export type SessionState = z.infer<typeof SessionState>;

/** Nothing has been shown yet. */
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

/** What the font steppers change; the names are those of the desktop. */
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

/** What the desktop starts with. */
export const DEFAULT_FONT_SIZES: FontSizes = { gurbani: 9, translation: 5, teeka: 4, transliteration: 4 };

/** Whether two states show the same. */
export function isSameState(one: SessionState, other: SessionState): boolean {
  return (Object.keys(EMPTY_STATE) as (keyof SessionState)[]).every((key) => one[key] === other[key]);
}

export function isSameFontSizes(one: FontSizes, other: FontSizes): boolean {
  return FONT_TARGETS.every((target) => one[target] === other[target]);
}

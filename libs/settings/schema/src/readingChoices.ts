import type { TranslationLanguage } from '@naad/gurbani-model';

/**
 * Layouts, of which one is active. `mixed` shows additions below each line, `split` shows columns, `reading` runs the
 * verses together as one paragraph; `akhand` and `sehaj` are continuous pages for works with angs.
 */
export const READING_MODES = ['mixed', 'split', 'reading', 'akhand', 'sehaj'] as const;
export type ReadingMode = (typeof READING_MODES)[number];

/** Contrast of every second word in larivaar assist. */
export const ASSIST_STRENGTHS = [1, 2, 3, 4, 5] as const;
export type AssistStrength = (typeof ASSIST_STRENGTHS)[number];

/** Styles of words before a pause. */
export const VISRAAM_STYLES = ['colored-words', 'gradient-bg'] as const;
export type VisraamStyle = (typeof VISRAAM_STYLES)[number];

/** Gurmukhi fonts by their stored names; `unicode_font` is the device's system font. */
export const GURMUKHI_FONTS = [
  'anmol_lipi',
  'anmol_bold',
  'notosans',
  'notosans_bold',
  'gurmukhi_normal',
  'gurmukhi_heavy',
  'gurmukhi_thick',
  'prabhki',
  'unicode_font',
] as const;
export type GurmukhiFont = (typeof GURMUKHI_FONTS)[number];

/** Sizes of the Gurmukhi text; presets show ten times the value: 12 to 32. */
export const FONT_SIZES = [1.2, 1.6, 2, 2.4, 2.8, 3.2] as const;
export type FontSize = (typeof FONT_SIZES)[number];

/** Line heights of Gurmukhi. */
export const LINE_HEIGHTS = [1.2, 1.4, 1.6, 1.8, 2] as const;
export type LineHeight = (typeof LINE_HEIGHTS)[number];

export const TRANSLATION_SIZES = [1.2, 1.6, 2, 2.4] as const;
export type TranslationSize = (typeof TRANSLATION_SIZES)[number];

export const TRANSLITERATION_SIZES = [1.2, 1.6, 2, 2.4, 2.8, 3.2] as const;
export type TransliterationSize = (typeof TRANSLITERATION_SIZES)[number];

/**
 * Chosen translators by language, by their field names on the wire: `ssk` of `en.ssk`. A language is on while its list
 * isn't empty.
 */
export type ChosenTranslators = Readonly<Record<TranslationLanguage, readonly string[]>>;

/** The default translator of each language. */
export const DEFAULT_TRANSLATORS: Readonly<Record<TranslationLanguage, string>> = {
  english: 'ssk',
  punjabi: 'ss',
  spanish: 'sn',
  hindi: 'ss',
};

/** Numerals of angs, lines and pages: those of the interface's language, Latin (123) or Gurmukhi (੧੨੩). */
export const NUMERALS = ['language', 'latin', 'gurmukhi'] as const;
export type Numerals = (typeof NUMERALS)[number];

/** Range of auto-scroll speeds (whole numbers) and the step of its buttons. */
export const AUTO_SCROLL_SPEEDS = { min: 1, max: 100, step: 10 } as const;

/** Bani lengths as the cookie stores them: short, medium, long, extra long. */
export const BANI_LENGTH_CODES = ['s', 'm', 'l', 'xl'] as const;
export type BaniLengthCode = (typeof BANI_LENGTH_CODES)[number];

/**
 * Layouts, of which one is active. `mixed` shows additions below each line, `split` shows columns, `reading` runs the
 * verses together as one paragraph; `akhand` and `sehaj` are continuous pages for works with angs.
 */
export const READING_MODES = ['mixed', 'split', 'reading', 'akhand', 'sehaj'] as const;
export type ReadingMode = (typeof READING_MODES)[number];

/** Contrast of every second word in larivaar assist. */
export const ASSIST_STRENGTHS = [1, 2, 3, 4, 5] as const;
export type AssistStrength = (typeof ASSIST_STRENGTHS)[number];

/** Sources of the pauses. */
export const VISRAAM_SOURCES = ['sttm', 'igurbani', 'sttm2'] as const;
export type VisraamSource = (typeof VISRAAM_SOURCES)[number];

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

/** Transliteration scripts by their names in the API; `ur` is Shahmukhi. */
export const TRANSLITERATION_SCRIPTS = ['en', 'hi', 'ur', 'ipa'] as const;
export type TransliterationScript = (typeof TRANSLITERATION_SCRIPTS)[number];

export const TRANSLATION_LANGUAGES = ['english', 'punjabi', 'spanish', 'hindi'] as const;
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number];

/** Language prefixes of translator keys on the wire: `en` of `en.ssk`. */
export const TRANSLATION_CODES: Readonly<Record<TranslationLanguage, string>> = {
  english: 'en',
  punjabi: 'pu',
  spanish: 'es',
  hindi: 'hi',
};

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

/** Bani lengths: the forms of the SGPC, AKJ, Damdami Taksal and Buddha Dal. */
export const BANI_LENGTHS = ['s', 'm', 'l', 'xl'] as const;
export type BaniLength = (typeof BANI_LENGTHS)[number];

/** Range of auto-scroll speeds (whole numbers) and the step of its buttons. */
export const AUTO_SCROLL_SPEEDS = { min: 1, max: 100, step: 10 } as const;

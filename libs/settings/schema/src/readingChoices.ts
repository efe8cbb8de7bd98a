/**
 * How verses are laid out; one choice, so that no two are on at once. `mixed` has what belongs to a line below it, `split`
 * has columns, `reading` lets the verses run on as one paragraph; `akhand` and `sehaj` are continuous pages, for places
 * that have angs.
 */
export const READING_MODES = ['mixed', 'split', 'reading', 'akhand', 'sehaj'] as const;
export type ReadingMode = (typeof READING_MODES)[number];

/** How strongly the second of two words is told from the first in larivaar assist. */
export const ASSIST_STRENGTHS = [1, 2, 3, 4, 5] as const;
export type AssistStrength = (typeof ASSIST_STRENGTHS)[number];

/** Who set the pauses. */
export const VISRAAM_SOURCES = ['sttm', 'igurbani', 'sttm2'] as const;
export type VisraamSource = (typeof VISRAAM_SOURCES)[number];

/** How a word is drawn after which one pauses. */
export const VISRAAM_STYLES = ['colored-words', 'gradient-bg'] as const;
export type VisraamStyle = (typeof VISRAAM_STYLES)[number];

/** Faces of Gurmukhi, by the names that have always been stored; `unicode_font` is the reader's own system font. */
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

/** Sizes of the Gurmukhi text. Ten times as much is what a list of presets shows: 12 to 32. */
export const FONT_SIZES = [1.2, 1.6, 2, 2.4, 2.8, 3.2] as const;
export type FontSize = (typeof FONT_SIZES)[number];

/** Room between lines of Gurmukhi. */
export const LINE_HEIGHTS = [1.2, 1.4, 1.6, 1.8, 2] as const;
export type LineHeight = (typeof LINE_HEIGHTS)[number];

export const TRANSLATION_SIZES = [1.2, 1.6, 2, 2.4] as const;
export type TranslationSize = (typeof TRANSLATION_SIZES)[number];

export const TRANSLITERATION_SIZES = [1.2, 1.6, 2, 2.4, 2.8, 3.2] as const;
export type TransliterationSize = (typeof TRANSLITERATION_SIZES)[number];

/** Scripts a line is transliterated into, as the API names them; `ur` is Shahmukhi. */
export const TRANSLITERATION_SCRIPTS = ['en', 'hi', 'ur', 'ipa'] as const;
export type TransliterationScript = (typeof TRANSLITERATION_SCRIPTS)[number];

export const TRANSLATION_LANGUAGES = ['english', 'punjabi', 'spanish', 'hindi'] as const;
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number];

/** Languages as the keys of translators begin on the wire: `en` of `en.ssk`. */
export const TRANSLATION_CODES: Readonly<Record<TranslationLanguage, string>> = {
  english: 'en',
  punjabi: 'pu',
  spanish: 'es',
  hindi: 'hi',
};

/**
 * The translators chosen of each language, as their fields are named on the wire: `ssk` of `en.ssk`. A language is on
 * while it has any.
 */
export type ChosenTranslators = Readonly<Record<TranslationLanguage, readonly string[]>>;

/** Whose words a language begins with. */
export const DEFAULT_TRANSLATORS: Readonly<Record<TranslationLanguage, string>> = {
  english: 'ssk',
  punjabi: 'ss',
  spanish: 'sn',
  hindi: 'ss',
};

/** How much of a bani is recited: the forms of the SGPC, AKJ, Damdami Taksal and Buddha Dal. */
export const BANI_LENGTHS = ['s', 'm', 'l', 'xl'] as const;
export type BaniLength = (typeof BANI_LENGTHS)[number];

/** Speeds of auto-scroll are the whole numbers from the first to the second. */
export const AUTO_SCROLL_SPEEDS = { min: 1, max: 100, step: 10 } as const;

/** Scripts of the transliterations, in display order. `en` is Latin letters, `ur` is Shahmukhi. */
export const TRANSLITERATION_SCRIPTS = ['en', 'hi', 'ur', 'ipa'] as const;
export type TransliterationScript = (typeof TRANSLITERATION_SCRIPTS)[number];

/** Schemes of the transliterations: that of existing clients of the API, and our own (docs/transliteration.md). */
export const TRANSLITERATION_SCHEMES = ['anvaad', 'naad'] as const;
export type TransliterationScheme = (typeof TRANSLITERATION_SCHEMES)[number];

/** Names of the schemes, for credits. */
export const SCHEME_NAMES = {
  anvaad: 'anvaad-js 1.5.0',
  naad: 'Naad',
} as const satisfies Record<TransliterationScheme, string>;

/** Scripts of which no reader has checked a scheme; no scheme is anybody's work but a program's. */
export const UNREVIEWED_SCRIPTS = ['hi', 'ur', 'ipa'] as const satisfies readonly TransliterationScript[];

/** Languages of the translations, in display order. */
export const TRANSLATION_LANGUAGES = ['english', 'punjabi', 'spanish', 'hindi'] as const;
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number];

/** Language codes in translator keys: `en` of `en.ssk`. Packs, cookies and BaniDB's clients use them. */
export const TRANSLATION_CODES = {
  english: 'en',
  punjabi: 'pu',
  spanish: 'es',
  hindi: 'hi',
} as const satisfies Record<TranslationLanguage, string>;
export type TranslationCode = (typeof TRANSLATION_CODES)[TranslationLanguage];

/** Languages as BCP 47 tags, for `lang` attributes. */
export const LANGUAGE_TAGS = { en: 'en', pu: 'pa-Guru', es: 'es', hi: 'hi' } as const satisfies Record<
  TranslationCode,
  string
>;
export type LanguageTag = (typeof LANGUAGE_TAGS)[TranslationCode];

/** Lengths of a bani on the wire and in preferences. They select a form; a bani may have fewer forms than lengths. */
export const BANI_LENGTHS = ['short', 'medium', 'long', 'extralong'] as const;
export type BaniLength = (typeof BANI_LENGTHS)[number];

/** Sources of the pauses; the capabilities list those of a deployment. */
export const VISRAAM_SOURCES = ['sttm', 'igurbani', 'sttm2'] as const;
export type VisraamSource = (typeof VISRAAM_SOURCES)[number];

/** Types of pauses, from the longest. */
export type VisraamType = 'main' | 'yamki' | 'light';

/** A pause in a line. */
export interface Visraam {
  /** Index of the word before the pause, as `splitWords` of gurbani-text counts. */
  readonly word: number;
  readonly type: VisraamType;
}

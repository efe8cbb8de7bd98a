import {
  SEARCH_TYPES,
  type SearchType,
  type TransliterationScript,
  VISRAAM_SOURCES,
} from '@naad/gurbani-model';
import { type InterfaceLanguage, LANGUAGE_CHOICES } from './interfaceLanguages.ts';
import {
  ASSIST_STRENGTHS,
  AUTO_SCROLL_SPEEDS,
  BANI_LENGTH_CODES,
  type ChosenTranslators,
  DEFAULT_TRANSLATORS,
  FONT_SIZES,
  GURMUKHI_FONTS,
  LINE_HEIGHTS,
  NUMERALS,
  READING_MODES,
  TRANSLATION_SIZES,
  TRANSLITERATION_SIZES,
  VISRAAM_STYLES,
} from './readingChoices.ts';

/**
 * Colour themes; `system` follows the device: more contrast gives `contrast`, else a dark scheme gives `dark`, else
 * `light`.
 */
export const THEME_CHOICES = ['system', 'light', 'dark', 'sepia', 'contrast'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** A resolved theme, never `system`. */
export type Theme = Exclude<ThemeChoice, 'system'>;

/** Angs of Sri Guru Granth Sahib Ji. */
const LAST_ANG = 1430;
/** Highest writer id of the API. */
const LAST_WRITER = 9999;

/**
 * Role of a field. `display`: a display setting, which a reset restores. `verses`: a display setting that also decides
 * what is loaded with verses, so that a change loads them again. `kept`: a setting that a reset keeps. `memory`: not a
 * setting, but what the visitor did last.
 */
export type PreferenceRole = 'display' | 'verses' | 'kept' | 'memory';

/** Declares a field: `kind` and its options select the parser. `fallback` is the default. */
const flag = <Role extends PreferenceRole>(role: Role, fallback: boolean) =>
  ({ kind: 'flag', role, fallback }) as const;

const choice = <Role extends PreferenceRole, Choice extends string>(
  role: Role,
  choices: readonly Choice[],
  fallback: NoInfer<Choice>,
) => ({ kind: 'choice', role, choices, fallback: fallback as Choice }) as const;

/** A number of a scale with equal steps. */
const size = <Role extends PreferenceRole, Size extends number>(
  role: Role,
  sizes: readonly [Size, Size, ...Size[]],
  fallback: NoInfer<Size>,
) => ({ kind: 'size', role, sizes, fallback: fallback as Size }) as const;

const wholeNumber = <Role extends PreferenceRole>(role: Role, min: number, max: number, fallback: number) =>
  ({ kind: 'wholeNumber', role, min, max, fallback }) as const;

/**
 * The schema: type, default, parser, cookie, and the lists of {@link fieldsOf} derive from it. Its order is that of the
 * cookie. A new field is one entry here.
 */
export const PREFERENCES = {
  theme: choice('display', THEME_CHOICES, 'system'),
  language: choice('kept', LANGUAGE_CHOICES, 'system'),
  /** Drawings on pages without text ("Illustrations"). */
  hasDrawings: flag('display', false),
  /** Single-key shortcuts; some assistive devices send unintended keys (WCAG 2.1.4). */
  hasShortcuts: flag('kept', true),
  /** True once the privacy notice was accepted. */
  hasAcceptedNotice: flag('memory', false),
  /** The last ang read in Sri Guru Granth Sahib Ji, 1-1430; 0 for none. Other works aren't remembered [B70]. */
  lastAng: wholeNumber('memory', 0, LAST_ANG, 0),
  /** Id of the last verse reached in sehaj or akhand paath; 0 for none. */
  lastVerse: wholeNumber('memory', 0, Number.MAX_SAFE_INTEGER, 0),
  /** The last chosen search type; until one is chosen, the type that accepts anything [Q40]. */
  searchType: { kind: 'searchType', role: 'memory', fallback: SEARCH_TYPES.autoDetect as SearchType },
  /** The letter of the last searched work, or `all`. */
  searchSource: { kind: 'sourceLetter', role: 'memory', fallback: 'all' as string },
  /** The id of the last searched writer; 0 for all. */
  searchWriter: wholeNumber('memory', 0, LAST_WRITER, 0),
  /** True if auto-detect interprets Latin letters as Gurmukhi keys. */
  isSearchGurmukhi: flag('memory', false),

  /** Only `akhand` decides what is loaded: its lines come without translations. */
  readingMode: choice('verses', READING_MODES, 'mixed'),
  /** Shows banis in paragraphs. */
  isParagraph: flag('display', false),
  isCentred: flag('display', false),
  isLarivaar: flag('display', false),
  /** Highlights every second word of larivaar; never true without larivaar. */
  hasAssist: flag('display', false),
  assistStrength: size('display', ASSIST_STRENGTHS, 5),
  hasVisraams: flag('display', false),
  visraamSource: choice('verses', VISRAAM_SOURCES, 'sttm'),
  visraamStyle: choice('display', VISRAAM_STYLES, 'colored-words'),
  font: choice('display', GURMUKHI_FONTS, 'gurmukhi_heavy'),
  /** Shows Gurmukhi in the device's system font, overriding `font`; always true with `unicode_font`. */
  isUnicode: flag('display', false),
  fontSize: size('display', FONT_SIZES, 2),
  lineHeight: size('display', LINE_HEIGHTS, 1.2),
  translationSize: size('display', TRANSLATION_SIZES, 1.2),
  transliterationSize: size('display', TRANSLITERATION_SIZES, 1.2),
  /**
   * True once the visitor chose a translation or transliteration; until then the language of the interface decides
   * ({@link withLanguageDefaults}).
   */
  hasChosenTexts: flag('display', false),
  translations: {
    kind: 'translators',
    role: 'verses',
    fallback: {
      english: [DEFAULT_TRANSLATORS.english],
      punjabi: [],
      spanish: [],
      hindi: [],
    } as ChosenTranslators,
  },
  /** Keys such as `en.ssk` in the reader's order, which may lack some; see {@link inReaderOrder}. */
  translationOrder: { kind: 'translatorKeys', role: 'verses', fallback: [] as readonly string[] },
  /** In display order. */
  transliterations: {
    kind: 'scripts',
    role: 'verses',
    fallback: ['en'] as readonly TransliterationScript[],
  },
  /** Titles of loaded pages have numbers, so that a change loads them again. */
  numerals: choice('verses', NUMERALS, 'language'),
  /** Explains a pressed word ("Word meanings"). */
  hasGloss: flag('display', true),
  hasAutoScroll: flag('display', false),
  /** 1-100. */
  autoScrollSpeed: wholeNumber('display', AUTO_SCROLL_SPEEDS.min, AUTO_SCROLL_SPEEDS.max, 30),
  /** Restarts auto-scroll from the top at the end. */
  isAutoScrollLoop: flag('display', false),
  baniLength: choice('display', BANI_LENGTH_CODES, 's'),
  hasAudioPlayer: flag('display', true),
} as const;

export type PreferenceField = keyof typeof PREFERENCES;

/** A visitor's choices, without derived values. */
export type Preferences = {
  readonly [Field in PreferenceField]: (typeof PREFERENCES)[Field]['fallback'];
};

/** Names of the fields with a role. */
type FieldWithRole<Role extends PreferenceRole> = {
  [Field in PreferenceField]: (typeof PREFERENCES)[Field]['role'] extends Role ? Field : never;
}[PreferenceField];

/** The fields that decide what is loaded with verses. Loaders get no others, so that no cached verse is stale. */
export type VersePreferences = Pick<Preferences, FieldWithRole<'verses'>>;

/** The stored fields of the last search. */
export type SearchPreferences = Pick<
  Preferences,
  'searchType' | 'searchSource' | 'searchWriter' | 'isSearchGurmukhi'
>;

export const FIELD_NAMES = /* @__PURE__ */ Object.keys(PREFERENCES) as PreferenceField[];

/** The names of the fields with any of these roles, in the order of the schema. */
export function fieldsOf<Role extends PreferenceRole>(
  ...roles: readonly Role[]
): readonly FieldWithRole<Role>[] {
  return FIELD_NAMES.filter((field): field is FieldWithRole<Role> =>
    (roles as readonly PreferenceRole[]).includes(PREFERENCES[field].role),
  );
}

export const DEFAULT_PREFERENCES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ FIELD_NAMES.map((field) => [field, PREFERENCES[field].fallback]),
) as unknown as Preferences;

/** The fields that depend on the interface language until the visitor chooses. */
export type TextPreferences = Pick<Preferences, 'translations' | 'transliterations'>;

const ENGLISH_TEXTS: TextPreferences = {
  translations: PREFERENCES.translations.fallback,
  transliterations: PREFERENCES.transliterations.fallback,
};
const NO_TRANSLATORS: ChosenTranslators = { english: [], punjabi: [], spanish: [], hindi: [] };

/**
 * Translations and transliterations that readers of a language understand. English is kept where the data has no
 * translation into the language or script.
 */
const TEXTS_OF_LANGUAGE: Readonly<Record<InterfaceLanguage, TextPreferences>> = {
  en: ENGLISH_TEXTS,
  'en-XA': ENGLISH_TEXTS,
  pa: {
    translations: { ...NO_TRANSLATORS, punjabi: [DEFAULT_TRANSLATORS.punjabi] },
    transliterations: [],
  },
  'pa-Arab': { ...ENGLISH_TEXTS, transliterations: ['ur'] },
  hi: { ...ENGLISH_TEXTS, transliterations: ['hi'] },
  es: {
    translations: { ...NO_TRANSLATORS, spanish: [DEFAULT_TRANSLATORS.spanish] },
    transliterations: ['en'],
  },
};

/** The preferences with the translations and transliterations of a language, unless the visitor chose some. */
export function withLanguageDefaults(preferences: Preferences, language: InterfaceLanguage): Preferences {
  return preferences.hasChosenTexts ? preferences : { ...preferences, ...TEXTS_OF_LANGUAGE[language] };
}

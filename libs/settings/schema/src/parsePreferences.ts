import { LANGUAGE_CHOICES } from './interfaceLanguages.ts';
import { DEFAULT_PREFERENCES, type Preferences, THEME_CHOICES } from './preferences.ts';
import {
  ASSIST_STRENGTHS,
  AUTO_SCROLL_SPEEDS,
  BANI_LENGTHS,
  FONT_SIZES,
  GURMUKHI_FONTS,
  LINE_HEIGHTS,
  READING_MODES,
  TRANSLATION_LANGUAGES,
  TRANSLATION_SIZES,
  TRANSLITERATION_SCRIPTS,
  TRANSLITERATION_SIZES,
  VISRAAM_SOURCES,
  VISRAAM_STYLES,
  type ChosenTranslators,
  type TranslationLanguage,
  type TransliterationScript,
} from './readingChoices.ts';

/** Angs of Sri Guru Granth Sahib Ji. */
const LAST_ANG = 1430;

/** Search types and writers are numbered by the API, which has no more of them than these. */
const LAST_SEARCH_TYPE = 9;
const LAST_WRITER = 9999;

/** More translators of one language than any line has; a cookie has to hold them. */
const MOST_TRANSLATORS = 12;

/** What each field may be. A reader of a field returns its value as it is meant, or null where it means none. */
const FIELDS: { readonly [Field in keyof Preferences]: (stored: unknown) => Preferences[Field] | null } = {
  theme: oneOf(THEME_CHOICES),
  language: oneOf(LANGUAGE_CHOICES),
  hasDrawings: flag,
  hasShortcuts: flag,
  hasAcceptedNotice: flag,
  lastAng: wholeNumber(0, LAST_ANG),
  lastVerse: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  searchType: wholeNumber(0, LAST_SEARCH_TYPE),
  searchSource: sourceLetter,
  searchWriter: wholeNumber(0, LAST_WRITER),
  isSearchGurmukhi: flag,
  readingMode: oneOf(READING_MODES),
  isParagraph: flag,
  isCentred: flag,
  isLarivaar: flag,
  hasAssist: flag,
  assistStrength: nearestOf(ASSIST_STRENGTHS),
  hasVisraams: flag,
  visraamSource: oneOf(VISRAAM_SOURCES),
  visraamStyle: oneOf(VISRAAM_STYLES),
  font: oneOf(GURMUKHI_FONTS),
  isUnicode: flag,
  fontSize: nearestOf(FONT_SIZES),
  lineHeight: nearestOf(LINE_HEIGHTS),
  translationSize: nearestOf(TRANSLATION_SIZES),
  transliterationSize: nearestOf(TRANSLITERATION_SIZES),
  translations: translators,
  transliterations: scripts,
  hasGloss: flag,
  hasAutoScroll: flag,
  autoScrollSpeed: wholeNumber(AUTO_SCROLL_SPEEDS.min, AUTO_SCROLL_SPEEDS.max),
  isAutoScrollLoop: flag,
  baniLength: oneOf(BANI_LENGTHS),
  hasAudioPlayer: flag,
};

/**
 * Preferences from what was stored, whoever stored it: a value that is missing or not among the choices becomes the
 * default of its field, and what cannot be together is put right. Lists are arrays or texts parted by dots; the translators
 * of one language may also stand by themselves, as in `translations.english`. Never throws.
 */
export function parsePreferences(stored: Readonly<Record<string, unknown>>): Preferences {
  const translations: Record<string, unknown> = { ...(asRecord(stored['translations']) ?? {}) };
  for (const language of TRANSLATION_LANGUAGES) {
    const own = stored[`translations.${language}`];
    if (own !== undefined) translations[language] = own;
  }
  const known: Record<string, unknown> = { ...stored, translations };
  const parsed = Object.fromEntries(
    fieldNames().map((field) => [field, FIELDS[field](known[field]) ?? DEFAULT_PREFERENCES[field]]),
  ) as unknown as Preferences;
  return {
    ...parsed,
    isLarivaar: parsed.isLarivaar || parsed.hasAssist,
    isUnicode: parsed.isUnicode || parsed.font === 'unicode_font',
  };
}

const fieldNames = () => Object.keys(FIELDS) as (keyof Preferences)[];

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

/** The choice that a value is, or that its text names: a cookie holds text alone. */
function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return (stored: unknown): Choice | null => choices.find((choice) => choice === stored) ?? null;
}

function flag(stored: unknown): boolean | null {
  if (stored === true || stored === 'true') return true;
  return stored === false || stored === 'false' ? false : null;
}

/** The letter of a work; which of them there are is known to those who search. */
function sourceLetter(stored: unknown): string | null {
  return typeof stored === 'string' && /^[A-Z]$/.test(stored) ? stored : null;
}

/** The number that a value is, or that its digits name. */
function numberOf(stored: unknown): number | null {
  const number = typeof stored === 'string' && /^\d+(\.\d+)?$/.test(stored) ? Number(stored) : stored;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function wholeNumber(min: number, max: number) {
  return (stored: unknown): number | null => {
    const number = numberOf(stored);
    return number !== null && Number.isInteger(number) && number >= min && number <= max ? number + 0 : null;
  };
}

/**
 * The choice next to a number, which may be a little off: adding tenths in a browser does not give tenths. Less than the
 * least or more than the most by a whole step is no choice.
 */
function nearestOf<Choice extends number>(choices: readonly [Choice, Choice, ...Choice[]]) {
  const room = choices[1] - choices[0];
  return (stored: unknown): Choice | null => {
    const number = numberOf(stored);
    if (number === null) return null;
    const distance = (choice: Choice) => Math.abs(choice - number);
    const nearest = choices.reduce((best, choice) => (distance(choice) < distance(best) ? choice : best));
    return distance(nearest) < room ? nearest : null;
  };
}

/** The words of a list, each once: of an array, or of a text parted by dots. */
function words(stored: unknown): string[] | null {
  const list = typeof stored === 'string' ? stored.split('.') : stored;
  if (!Array.isArray(list)) return null;
  return [...new Set(list.filter((each): each is string => typeof each === 'string'))];
}

/** Which translators there are is known to the API; what could not be the name of a field is none. */
function translators(stored: unknown): ChosenTranslators {
  const lists = asRecord(stored) ?? {};
  const ofLanguage = (language: TranslationLanguage) =>
    words(lists[language])
      ?.filter((field) => /^[A-Za-z]\w{0,15}$/.test(field))
      .slice(0, MOST_TRANSLATORS) ?? DEFAULT_PREFERENCES.translations[language];
  return Object.fromEntries(
    TRANSLATION_LANGUAGES.map((language) => [language, ofLanguage(language)]),
  ) as unknown as ChosenTranslators;
}

function scripts(stored: unknown): TransliterationScript[] | null {
  const named = words(stored);
  return named && TRANSLITERATION_SCRIPTS.filter((script) => named.includes(script));
}

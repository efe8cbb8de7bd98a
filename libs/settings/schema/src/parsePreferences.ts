import { LANGUAGE_CHOICES } from './interfaceLanguages.ts';
import { DEFAULT_PREFERENCES, type Preferences, THEME_CHOICES } from './preferences.ts';
import {
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
  TRANSLITERATION_SCRIPTS,
  type TransliterationScript,
  VISRAAM_SOURCES,
} from '@naad/gurbani-model';
import {
  BANI_LENGTH_CODES,
  ASSIST_STRENGTHS,
  AUTO_SCROLL_SPEEDS,
  type ChosenTranslators,
  FONT_SIZES,
  GURMUKHI_FONTS,
  LINE_HEIGHTS,
  READING_MODES,
  TRANSLATION_SIZES,
  TRANSLITERATION_SIZES,
  VISRAAM_STYLES,
} from './readingChoices.ts';
import { chosenFont } from './readingRules.ts';

/** Angs of Sri Guru Granth Sahib Ji. */
const LAST_ANG = 1430;

/** Highest search type and writer id of the API. */
const LAST_SEARCH_TYPE = 9;
const LAST_WRITER = 9999;

/** Above the number of translators of any line; limits the cookie's size. */
const MAX_TRANSLATORS = 12;

/** Parsers of the fields; null for an invalid value. */
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
  baniLength: oneOf(BANI_LENGTH_CODES),
  hasAudioPlayer: flag,
};

/**
 * Parses untrusted preferences: missing or invalid values become defaults, and conflicting ones are corrected. Lists
 * are arrays or dot-separated texts; the translators of one language may also be separate fields such as
 * `translations.english`. Never throws.
 */
export function parsePreferences(stored: Readonly<Record<string, unknown>>): Preferences {
  const translations: Record<string, unknown> = { ...(asRecord(stored['translations']) ?? {}) };
  for (const language of TRANSLATION_LANGUAGES) {
    const translators = stored[`translations.${language}`];
    if (translators !== undefined) translations[language] = translators;
  }
  const fields: Record<string, unknown> = { ...stored, translations };
  const parsed = Object.fromEntries(
    fieldNames().map((field) => [field, FIELDS[field](fields[field]) ?? DEFAULT_PREFERENCES[field]]),
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

/** Accepts one of the choices. */
function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return (stored: unknown): Choice | null => choices.find((choice) => choice === stored) ?? null;
}

function flag(stored: unknown): boolean | null {
  if (stored === true || stored === 'true') return true;
  return stored === false || stored === 'false' ? false : null;
}

/** The letter of a work; the search code knows which exist. */
function sourceLetter(stored: unknown): string | null {
  return typeof stored === 'string' && /^[A-Z]$/.test(stored) ? stored : null;
}

/** Accepts a number or its decimal digits. */
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
 * Accepts a number and returns the nearest choice, because adding tenths in a browser is inexact. Numbers a whole step
 * beyond either end are invalid.
 */
function nearestOf<Choice extends number>(choices: readonly [Choice, Choice, ...Choice[]]) {
  const step = choices[1] - choices[0];
  return (stored: unknown): Choice | null => {
    const number = numberOf(stored);
    if (number === null) return null;
    const distance = (choice: Choice) => Math.abs(choice - number);
    const nearest = choices.reduce((best, choice) => (distance(choice) < distance(best) ? choice : best));
    return distance(nearest) < step ? nearest : null;
  };
}

/** The distinct words of an array or a dot-separated text. */
function words(stored: unknown): string[] | null {
  const list = typeof stored === 'string' ? stored.split('.') : stored;
  if (!Array.isArray(list)) return null;
  return [...new Set(list.filter((each): each is string => typeof each === 'string'))];
}

/** Accepts any possible field name; the API knows which translators exist. */
function translators(stored: unknown): ChosenTranslators {
  const lists = asRecord(stored) ?? {};
  const ofLanguage = (language: TranslationLanguage) =>
    words(lists[language])
      ?.filter((field) => /^[A-Za-z]\w{0,15}$/.test(field))
      .slice(0, MAX_TRANSLATORS) ?? DEFAULT_PREFERENCES.translations[language];
  return Object.fromEntries(
    TRANSLATION_LANGUAGES.map((language) => [language, ofLanguage(language)]),
  ) as unknown as ChosenTranslators;
}

function scripts(stored: unknown): TransliterationScript[] | null {
  const named = words(stored);
  return named && TRANSLITERATION_SCRIPTS.filter((script) => named.includes(script));
}

/**
 * Applies choices of a form or link, given as texts by field name (`translations.english` for the translators of one
 * language). Other fields stay, except those that depend on a choice, as in the settings panel. Never throws.
 */
export function choosePreferences(
  current: Preferences,
  choices: Readonly<Record<string, unknown>>,
): Preferences {
  const chosen = parsePreferences({ ...current, ...choices });
  // The parser lets assist turn larivaar on; here larivaar was turned off, and takes assist with it.
  const isLarivaarOff = choices['isLarivaar'] === 'false' && choices['hasAssist'] !== 'true';
  const larivaar = isLarivaarOff ? { isLarivaar: false, hasAssist: false } : {};
  const isFontNamed = choices['font'] !== undefined && choices['isUnicode'] === undefined;
  return { ...chosen, ...larivaar, ...(isFontNamed ? chosenFont(chosen.font) : {}) };
}

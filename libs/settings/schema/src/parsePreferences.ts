import {
  parseSearchType,
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
  TRANSLITERATION_SCRIPTS,
  type TransliterationScript,
} from '@naad/gurbani-model';
import {
  DEFAULT_PREFERENCES,
  FIELD_NAMES,
  type PreferenceField,
  type Preferences,
  PREFERENCES,
} from './preferences.ts';
import type { ChosenTranslators } from './readingChoices.ts';
import { chosenFont } from './readingRules.ts';

/** Above the number of translators of any line; limits the cookie's size. */
const MAX_TRANSLATORS = 12;

/** Returns the valid value of a field, or null. */
function parseField(field: PreferenceField, stored: unknown): unknown {
  const spec = PREFERENCES[field];
  switch (spec.kind) {
    case 'flag':
      return flag(stored);
    case 'choice':
      return spec.choices.find((each) => each === stored) ?? null;
    case 'size':
      return nearestOf(spec.sizes, stored);
    case 'wholeNumber':
      return wholeNumber(spec, stored);
    case 'searchType':
      return parseSearchType(stored);
    case 'sourceLetter':
      return sourceLetter(stored);
    case 'translators':
      return translators(stored);
    case 'translatorKeys':
      return translatorKeys(stored);
    case 'scripts':
      return scripts(stored);
  }
}

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
    FIELD_NAMES.map((field) => [field, parseField(field, fields[field]) ?? DEFAULT_PREFERENCES[field]]),
  ) as unknown as Preferences;
  return {
    ...parsed,
    isLarivaar: parsed.isLarivaar || parsed.hasAssist,
    isUnicode: parsed.isUnicode || parsed.font === 'unicode_font',
  };
}

/** True if untrusted preferences name translations or transliterations. */
export function hasTexts(stored: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(stored).some((field) => /^trans(?:lations|literations)(?:\.|$)/.test(field));
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
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

function wholeNumber({ min, max }: { readonly min: number; readonly max: number }, stored: unknown) {
  const number = numberOf(stored);
  return number !== null && Number.isInteger(number) && number >= min && number <= max ? number + 0 : null;
}

/**
 * Accepts a number and returns the nearest size, because adding tenths in a browser is inexact. Numbers a whole step
 * beyond either end are invalid.
 */
function nearestOf(sizes: readonly [number, number, ...number[]], stored: unknown): number | null {
  const number = numberOf(stored);
  if (number === null) return null;
  const distance = (each: number) => Math.abs(each - number);
  const nearest = sizes.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  return distance(nearest) < sizes[1] - sizes[0] ? nearest : null;
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

/** A dot-separated text joins keys that contain a dot themselves. */
function translatorKeys(stored: unknown): string[] | null {
  const text = Array.isArray(stored) ? stored.join('.') : stored;
  const keys = typeof text === 'string' ? text.match(/\b[a-z]{2}\.[A-Za-z]\w{0,15}/g) : null;
  return keys && [...new Set(keys)].slice(0, 4 * MAX_TRANSLATORS);
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
  return {
    ...chosen,
    ...larivaar,
    ...(isFontNamed ? chosenFont(chosen.font) : {}),
    ...(hasTexts(choices) ? { hasChosenTexts: true } : {}),
  };
}

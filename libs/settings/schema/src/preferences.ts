import { LANGUAGE_CHOICES, type LanguageChoice } from './interfaceLanguages.ts';

/**
 * How the page is coloured; `system` follows what the device asks for: more contrast gives `contrast`, else a dark
 * scheme gives `dark`, else it is `light`.
 */
export const THEME_CHOICES = ['system', 'light', 'dark', 'sepia', 'contrast'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** A theme that is drawn: what `system` resolves to. */
export type Theme = Exclude<ThemeChoice, 'system'>;

/** What a visitor has chosen, and nothing that can be worked out. */
export interface Preferences {
  readonly theme: ThemeChoice;
  readonly language: LanguageChoice;
  /** Drawings on pages that have nothing to read ("Cartoon images"). */
  readonly hasDrawings: boolean;
  /** Single keys as shortcuts; some people's devices type what nobody pressed (WCAG 2.1.4). */
  readonly hasShortcuts: boolean;
  /** The privacy notice was read, or at least accepted. */
  readonly hasAcceptedNotice: boolean;
  /** The ang of Sri Guru Granth Sahib Ji that was read last, 1-1430; 0 where none was. */
  readonly lastAng: number;
  /** The search type that was chosen last, 0-9. */
  readonly searchType: number;
  /** The letter of the work that was searched last, or `all`. */
  readonly searchSource: string;
  /** The id of the writer that was searched last; 0 for all. */
  readonly searchWriter: number;
  /** Auto-detect takes the keys as Gurmukhi. */
  readonly isSearchGurmukhi: boolean;
}

/** What is kept of the search that was chosen last. */
export type SearchPreferences = Pick<
  Preferences,
  'searchType' | 'searchSource' | 'searchWriter' | 'isSearchGurmukhi'
>;

/** Angs of Sri Guru Granth Sahib Ji. */
const LAST_ANG = 1430;

/** Search types and writers are numbered by the API, which has no more of them than these. */
const LAST_SEARCH_TYPE = 9;
const LAST_WRITER = 9999;

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  language: 'system',
  hasDrawings: false,
  hasShortcuts: true,
  hasAcceptedNotice: false,
  lastAng: 0,
  searchType: 0,
  searchSource: 'all',
  searchWriter: 0,
  isSearchGurmukhi: false,
};

/**
 * Preferences from what was stored, whoever stored it: a value that is missing or not among the choices becomes the
 * default of its field. Never throws.
 */
export function parsePreferences(stored: Readonly<Record<string, unknown>>): Preferences {
  return {
    theme: oneOf(THEME_CHOICES, stored['theme'], DEFAULT_PREFERENCES.theme),
    language: oneOf(LANGUAGE_CHOICES, stored['language'], DEFAULT_PREFERENCES.language),
    hasDrawings: flag(stored['hasDrawings'], DEFAULT_PREFERENCES.hasDrawings),
    hasShortcuts: flag(stored['hasShortcuts'], DEFAULT_PREFERENCES.hasShortcuts),
    hasAcceptedNotice: flag(stored['hasAcceptedNotice'], DEFAULT_PREFERENCES.hasAcceptedNotice),
    lastAng: wholeNumber(stored['lastAng'], LAST_ANG, DEFAULT_PREFERENCES.lastAng),
    searchType: wholeNumber(stored['searchType'], LAST_SEARCH_TYPE, DEFAULT_PREFERENCES.searchType),
    searchSource: sourceLetter(stored['searchSource']),
    searchWriter: wholeNumber(stored['searchWriter'], LAST_WRITER, DEFAULT_PREFERENCES.searchWriter),
    isSearchGurmukhi: flag(stored['isSearchGurmukhi'], DEFAULT_PREFERENCES.isSearchGurmukhi),
  };
}

const flag = (value: unknown, otherwise: boolean) => oneOf([true, false], value, otherwise);

/** The letter of a work; which of them there are is known to those who search. */
function sourceLetter(value: unknown): string {
  return typeof value === 'string' && /^[A-Z]$/.test(value) ? value : DEFAULT_PREFERENCES.searchSource;
}

/** The number from 0 to `max` that a value is, or that its digits name. */
function wholeNumber(value: unknown, max: number, otherwise: number): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= max
    ? number
    : otherwise;
}

/** The choice that a value is, or that its text names: a cookie holds text alone. */
function oneOf<Choice extends string | boolean>(
  choices: readonly Choice[],
  value: unknown,
  otherwise: Choice,
): Choice {
  return choices.find((choice) => choice === value || String(choice) === value) ?? otherwise;
}

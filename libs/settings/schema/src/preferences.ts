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
}

/** Angs of Sri Guru Granth Sahib Ji. */
const LAST_ANG = 1430;

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  language: 'system',
  hasDrawings: false,
  hasShortcuts: true,
  hasAcceptedNotice: false,
  lastAng: 0,
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
  };
}

const flag = (value: unknown, otherwise: boolean) => oneOf([true, false], value, otherwise);

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

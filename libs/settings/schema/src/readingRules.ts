import type { Preferences } from './preferences.ts';
import type { TranslationLanguage } from '@naad/gurbani-model';
import { type ChosenTranslators, DEFAULT_TRANSLATORS, type GurmukhiFont } from './readingChoices.ts';

/** Toggles larivaar; turning it off turns assist off too. */
export function toggledLarivaar({
  isLarivaar,
  hasAssist,
}: Pick<Preferences, 'isLarivaar' | 'hasAssist'>): Pick<Preferences, 'isLarivaar' | 'hasAssist'> {
  return { isLarivaar: !isLarivaar, hasAssist: hasAssist && !isLarivaar };
}

/** Toggles assist; turning it on turns larivaar on too. */
export function toggledAssist({
  isLarivaar,
  hasAssist,
}: Pick<Preferences, 'isLarivaar' | 'hasAssist'>): Pick<Preferences, 'isLarivaar' | 'hasAssist'> {
  return { isLarivaar: isLarivaar || !hasAssist, hasAssist: !hasAssist };
}

/** Sets the font, and `isUnicode` to match. */
export function chosenFont(font: GurmukhiFont): Pick<Preferences, 'font' | 'isUnicode'> {
  return { font, isUnicode: font === 'unicode_font' };
}

/**
 * Toggles between the system font and the chosen font, or `fallback` if the chosen font is the system font.
 *
 * @param fallback a font other than the system font
 */
export function toggledUnicode(
  { font, isUnicode }: Pick<Preferences, 'font' | 'isUnicode'>,
  fallback: GurmukhiFont,
): Pick<Preferences, 'font' | 'isUnicode'> {
  return { font: isUnicode && font === 'unicode_font' ? fallback : font, isUnicode: !isUnicode };
}

/** Toggles a translation language: off removes all its translators, on adds its default one. */
export function toggledTranslation(
  chosen: ChosenTranslators,
  language: TranslationLanguage,
): ChosenTranslators {
  return { ...chosen, [language]: chosen[language].length > 0 ? [] : [DEFAULT_TRANSLATORS[language]] };
}

/** Toggles one translator; without any, the language is off. */
export function toggledTranslator(
  chosen: ChosenTranslators,
  language: TranslationLanguage,
  translator: string,
): ChosenTranslators {
  return { ...chosen, [language]: toggledMember(chosen[language], translator) };
}

/** Sorts translator keys by the reader's order; those it lacks come last, in their given order. */
export function inReaderOrder(keys: readonly string[], order: readonly string[]): string[] {
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...keys].sort((one, other) => rank(one) - rank(other));
}

/** Adds a member to a list, or removes it if present. */
export function toggledMember<Member>(members: readonly Member[], member: Member): Member[] {
  return members.includes(member) ? members.filter((each) => each !== member) : [...members, member];
}

/**
 * Returns the next or previous choice, or the same value at either end.
 *
 * @param choices in ascending order
 */
export function stepped<Choice extends number>(
  choices: readonly Choice[],
  value: Choice,
  by: 1 | -1,
): Choice {
  return choices[choices.indexOf(value) + by] ?? value;
}

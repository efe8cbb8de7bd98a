import type { Preferences } from './preferences.ts';
import {
  type ChosenTranslators,
  DEFAULT_TRANSLATORS,
  type GurmukhiFont,
  type TranslationLanguage,
} from './readingChoices.ts';

/** Larivaar the other way round; what helps to read it goes with it. */
export function toggledLarivaar({
  isLarivaar,
  hasAssist,
}: Pick<Preferences, 'isLarivaar' | 'hasAssist'>): Pick<Preferences, 'isLarivaar' | 'hasAssist'> {
  return { isLarivaar: !isLarivaar, hasAssist: hasAssist && !isLarivaar };
}

/** Assist the other way round; there is nothing to assist without larivaar. */
export function toggledAssist({
  isLarivaar,
  hasAssist,
}: Pick<Preferences, 'isLarivaar' | 'hasAssist'>): Pick<Preferences, 'isLarivaar' | 'hasAssist'> {
  return { isLarivaar: isLarivaar || !hasAssist, hasAssist: !hasAssist };
}

/** A face, and whether it is the reader's own. */
export function chosenFont(font: GurmukhiFont): Pick<Preferences, 'font' | 'isUnicode'> {
  return { font, isUnicode: font === 'unicode_font' };
}

/**
 * The reader's system font, or the chosen face again; who had chosen no other gets the one that is given.
 *
 * @param otherwise a face that is not the reader's own
 */
export function toggledUnicode(
  { font, isUnicode }: Pick<Preferences, 'font' | 'isUnicode'>,
  otherwise: GurmukhiFont,
): Pick<Preferences, 'font' | 'isUnicode'> {
  return { font: isUnicode && font === 'unicode_font' ? otherwise : font, isUnicode: !isUnicode };
}

/** A language that is on goes with all its translators; one that is off comes with the one it begins with. */
export function toggledTranslation(
  chosen: ChosenTranslators,
  language: TranslationLanguage,
): ChosenTranslators {
  return { ...chosen, [language]: chosen[language].length > 0 ? [] : [DEFAULT_TRANSLATORS[language]] };
}

/** One translator more or less; with the last of them the language goes. */
export function toggledTranslator(
  chosen: ChosenTranslators,
  language: TranslationLanguage,
  translator: string,
): ChosenTranslators {
  return { ...chosen, [language]: toggledMember(chosen[language], translator) };
}

/** A list with a member it did not have, or without one it had. */
export function toggledMember<Member>(members: readonly Member[], member: Member): Member[] {
  return members.includes(member) ? members.filter((each) => each !== member) : [...members, member];
}

/**
 * The choice one step away from a value, which at either end stays what it is.
 *
 * @param choices from the least to the most
 */
export function stepped<Choice extends number>(
  choices: readonly Choice[],
  value: Choice,
  by: 1 | -1,
): Choice {
  return choices[choices.indexOf(value) + by] ?? value;
}

import { parsePreferences } from './parsePreferences.ts';
import type { Preferences } from './preferences.ts';
import { chosenFont } from './readingRules.ts';

/**
 * The preferences after some choices were made by a form or a link, as texts by the names of the fields
 * (`translations.english` for the translators of one language). What is not named stays; what goes with a choice goes with
 * it as it does in the panel, unless it is named too. Never throws.
 */
export function choosePreferences(
  kept: Preferences,
  choices: Readonly<Record<string, unknown>>,
): Preferences {
  const chosen = parsePreferences({ ...kept, ...choices });
  // Not the parser's way round, by which assist brings larivaar: this says that larivaar was turned off.
  const isWithoutLarivaar = choices['isLarivaar'] === 'false' && choices['hasAssist'] !== 'true';
  const larivaar = isWithoutLarivaar ? { isLarivaar: false, hasAssist: false } : {};
  const isFontNamed = choices['font'] !== undefined && choices['isUnicode'] === undefined;
  return { ...chosen, ...larivaar, ...(isFontNamed ? chosenFont(chosen.font) : {}) };
}

import type { Translator } from '@naad/api-client';
import {
  type ChosenTranslators,
  TRANSLATION_CODES,
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
} from '@naad/settings-schema';

export interface OfferedTranslator {
  /** As it is among the choices: `ssk` of `en.ssk`. */
  readonly field: string;
  readonly name: string;
  /** Their words stand on the page: they were chosen, or nobody who was chosen translated the work. */
  readonly isShown: boolean;
}

export interface OfferedLanguage {
  readonly language: TranslationLanguage;
  readonly isOn: boolean;
  /** Somebody translated some work into it. */
  readonly isThere: boolean;
  /** Who translated what is open. */
  readonly translators: readonly OfferedTranslator[];
}

/**
 * The translations to choose from: of each language those of the works that are open (behaviour 67), or of all works where
 * none is.
 */
export function offeredTranslations(
  chosen: ChosenTranslators,
  translators: readonly Translator[],
  sourceIds: readonly string[],
): OfferedLanguage[] {
  return TRANSLATION_LANGUAGES.map((language) => {
    const prefix = `${TRANSLATION_CODES[language]}.`;
    const able = translators.filter(({ key }) => key.startsWith(prefix));
    const fields = chosen[language].map((field) => prefix + field);
    const works = sourceIds.length > 0 ? sourceIds : [...new Set(able.flatMap((each) => each.sourceIds))];
    const shown = new Set(fields.length === 0 ? [] : works.flatMap((work) => shownKeys(able, fields, work)));
    return {
      language,
      isOn: fields.length > 0,
      isThere: able.length > 0,
      translators: able
        .filter((each) => each.sourceIds.some((id) => works.includes(id)))
        .map(({ key, name }) => ({ field: key.slice(prefix.length), name, isShown: shown.has(key) })),
    };
  });
}

/** Whose words are shown of a work: theirs who were chosen, else those of the first who translated it. */
function shownKeys(able: readonly Translator[], chosen: readonly string[], work: string): string[] {
  const ofWork = able.filter(({ sourceIds }) => sourceIds.includes(work));
  const ofChoice = ofWork.filter(({ key }) => chosen.includes(key));
  return (ofChoice.length > 0 ? ofChoice : ofWork.slice(0, 1)).map(({ key }) => key);
}

/**
 * Whose choice has to change so that a translator is shown who was not, or the other way round; null where nobody would be
 * left, and with them goes the language.
 */
export function changedTranslators(
  { translators }: Pick<OfferedLanguage, 'translators'>,
  chosen: readonly string[],
  field: string,
): string[] | null {
  const shown = translators.filter(({ isShown }) => isShown);
  if (shown.length === 1 && shown[0]?.field === field) return null;
  // Who is shown without having been chosen would go as soon as another is.
  const unchosen = shown.map((each) => each.field).filter((each) => !chosen.includes(each));
  return unchosen.includes(field) ? unchosen.filter((each) => each !== field) : [...unchosen, field];
}

import type { Capabilities, Translator } from '@naad/api-client';
import { TRANSLATION_CODES, TRANSLATION_LANGUAGES, type TranslationLanguage } from '@naad/gurbani-model';
import { type ChosenTranslators, DEFAULT_TRANSLATORS, isOffered } from '@naad/settings-schema';

export interface OfferedTranslator {
  /** Such as `en.ssk`. */
  readonly key: string;
  /** Id as stored in the preferences: `ssk` of `en.ssk`. */
  readonly field: string;
  readonly name: string;
  /** True if shown on the page: chosen, or the fallback because no chosen translator covers the work. */
  readonly isShown: boolean;
}

export interface OfferedLanguage {
  readonly language: TranslationLanguage;
  readonly isOn: boolean;
  /** False if no work has a translation into this language. */
  readonly isOffered: boolean;
  /** Translators of the open works. */
  readonly translators: readonly OfferedTranslator[];
  /** Names of the translators that are shown, or would be if the language were switched on. */
  readonly shownNames: readonly string[];
}

/**
 * Lists the translations to choose from, by language: those of the open works [B67], or of all works if none is open.
 *
 * @param site null until known: then every language is offered, without translators
 */
export function offeredTranslations(
  chosen: ChosenTranslators,
  site: Capabilities | null,
  sourceIds: readonly string[],
): OfferedLanguage[] {
  const translators = site?.translators ?? [];
  return TRANSLATION_LANGUAGES.map((language) => {
    const prefix = `${TRANSLATION_CODES[language]}.`;
    const available = translators.filter(({ key }) => key.startsWith(prefix));
    const isOn = chosen[language].length > 0;
    const fields = isOn ? chosen[language] : [DEFAULT_TRANSLATORS[language]];
    const keys = fields.map((field) => prefix + field);
    const works =
      sourceIds.length > 0 ? sourceIds : [...new Set(available.flatMap((each) => each.sourceIds))];
    const shown = new Set(works.flatMap((work) => shownKeys(available, keys, work)));
    return {
      language,
      isOn,
      isOffered: isOffered(site, 'translations', language),
      translators: available
        .filter((each) => each.sourceIds.some((id) => works.includes(id)))
        .map(({ key, name }) => ({
          key,
          field: key.slice(prefix.length),
          name,
          isShown: isOn && shown.has(key),
        })),
      shownNames: available.filter(({ key }) => shown.has(key)).map(({ name }) => name),
    };
  });
}

/** Keys shown for a work: the chosen translators who cover it, otherwise its first translator. */
function shownKeys(available: readonly Translator[], chosen: readonly string[], work: string): string[] {
  const forWork = available.filter(({ sourceIds }) => sourceIds.includes(work));
  const chosenForWork = forWork.filter(({ key }) => chosen.includes(key));
  return (chosenForWork.length > 0 ? chosenForWork : forWork.slice(0, 1)).map(({ key }) => key);
}

/**
 * Translators to toggle in the preferences so that one is shown or hidden. Null if none would be left and the whole
 * language is to be switched off.
 */
export function changedTranslators(
  { translators }: Pick<OfferedLanguage, 'translators'>,
  chosen: readonly string[],
  field: string,
): string[] | null {
  const shown = translators.filter(({ isShown }) => isShown);
  if (shown.length === 1 && shown[0]?.field === field) return null;
  // A translator shown only as a fallback would vanish as soon as another is chosen.
  const unchosen = shown.map((each) => each.field).filter((each) => !chosen.includes(each));
  return unchosen.includes(field) ? unchosen.filter((each) => each !== field) : [...unchosen, field];
}

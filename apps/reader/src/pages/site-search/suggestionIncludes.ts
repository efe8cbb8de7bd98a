import type { Capabilities, VerseIncludes } from '@naad/api-client';
import {
  SOURCE_IDS,
  TRANSLATION_CODES,
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
} from '@naad/gurbani-model';
import type { Preferences } from '@naad/settings-schema';

/** Language of translations for each language of the interface; Shahmukhi readers get the line in their script. */
const LANGUAGES: Readonly<Record<string, TranslationLanguage | undefined>> = {
  en: 'english',
  pa: 'punjabi',
  es: 'spanish',
  hi: 'hindi',
};

const NOTHING: VerseIncludes = { translations: [], transliterations: [] };

/**
 * The text below a suggested line: a translation in the visitor's language, otherwise in a language they chose; or the
 * line in their script, if they read no translations.
 *
 * @param language of the interface (BCP 47)
 */
export function suggestionIncludes(
  language: string,
  { translations, transliterations }: Pick<Preferences, 'translations' | 'transliterations'>,
  { translators }: Pick<Capabilities, 'translators'>,
): VerseIncludes {
  if (language === 'pa-Arab') return { ...NOTHING, transliterations: ['ur'] };
  const chosen = TRANSLATION_LANGUAGES.filter((each) => translations[each].length > 0);
  if (chosen.length === 0) return { ...NOTHING, transliterations: transliterations.slice(0, 1) };
  const own = LANGUAGES[language];
  for (const shown of own ? [own, ...chosen] : chosen) {
    const code = TRANSLATION_CODES[shown];
    const wanted = translations[shown].map((field) => `${code}.${field}`);
    const offered = translators.filter(({ key }) => key.startsWith(`${code}.`));
    const keys = SOURCE_IDS.flatMap((source) => {
      const ofWork = offered.filter(({ sourceIds }) => sourceIds.includes(source));
      const best = ofWork.find(({ key }) => wanted.includes(key)) ?? ofWork[0];
      return best ? [best.key] : [];
    });
    if (keys.length > 0) return { ...NOTHING, translations: [...new Set(keys)] };
  }
  return NOTHING;
}

import type { Companions, Translator } from '@naad/api-client';
import type { EmbedLook, EmbedScript, EmbedTranslation } from '@naad/api-contract';
import { SOURCE_IDS, type TransliterationScript } from '@naad/gurbani-corpus';

/** Keys of translators begin with letters of their own for Punjabi. */
const CODES: Readonly<Record<EmbedTranslation, string>> = { en: 'en', pa: 'pu', es: 'es', hi: 'hi' };

/** Whose words a language has where there are several: those that the site begins with. */
const FIRST_CHOICES = ['en.ssk', 'pu.ss', 'es.sn', 'hi.ss'];

const SCRIPTS: Readonly<Record<EmbedScript, TransliterationScript>> = {
  latin: 'en',
  devanagari: 'hi',
  shahmukhi: 'ur',
  ipa: 'ipa',
};

/** What to ask for beside the lines, of whatever work they are: one translator a language, if the work has one. */
export function companionsOf(look: EmbedLook, translators: readonly Translator[]): Companions {
  const keys = look.translations.flatMap((language) => {
    const able = translators.filter(({ key }) => key.startsWith(`${CODES[language]}.`));
    return SOURCE_IDS.flatMap((source) => {
      const ofWork = able.filter(({ sourceIds }) => sourceIds.includes(source));
      const chosen = ofWork.find(({ key }) => FIRST_CHOICES.includes(key)) ?? ofWork[0];
      return chosen ? [chosen.key] : [];
    });
  });
  return {
    translations: [...new Set(keys)],
    transliterations: look.scripts.map((script) => SCRIPTS[script]),
  };
}

import type { ApiClient, Companions, Translator, Verse } from '@naad/api-client';
import { SOURCE_IDS } from '@naad/gurbani-corpus';
import type { Credit } from './routeResult.ts';

/** The language that lines are translated into, and that is all for now: English, with Latin transliteration. */
const LANGUAGE = 'en';

/** What to ask for beside the lines: of every work the translation that stands first in the language. */
export async function defaultCompanions(api: ApiClient): Promise<Companions> {
  const { translators } = await api.getCapabilities();
  return { translations: defaultTranslations(translators), isTransliterated: true };
}

/** Keys of the first translator of each work, without repeats. */
export function defaultTranslations(translators: readonly Translator[]): string[] {
  const inLanguage = translators.filter(({ language }) => language === LANGUAGE);
  const keys = SOURCE_IDS.flatMap((source) => {
    // `en.ssk` is Dr. Sant Singh Khalsa, who translated the whole Guru Granth Sahib.
    const able = inLanguage.filter(({ sourceIds }) => sourceIds.includes(source));
    return (able.find(({ key }) => key === 'en.ssk') ?? able[0])?.key ?? [];
  });
  return [...new Set(keys)];
}

/** Whose words stand on a page. */
export async function creditsOf(api: ApiClient, verses: readonly Verse[]): Promise<Credit[]> {
  const { translators } = await api.getCapabilities();
  const used = new Set(verses.flatMap(({ translations }) => translations.map(({ key }) => key)));
  return translators.filter(({ key }) => used.has(key)).map(({ key, name }) => ({ key, translator: name }));
}

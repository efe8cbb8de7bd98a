import { SOURCE_IDS, TRANSLATION_CODES, TRANSLATION_LANGUAGES, type VerseLine } from '@naad/gurbani-model';
import type { ApiClient, Capabilities, VerseIncludes } from '@naad/api-client';
import { inReaderOrder, type Preferences } from '@naad/settings-schema';
import { SCHEME_CREDIT } from '../features/reading/schemeCredit.ts';
import { translationsIn } from '../features/reading/translationsIn.ts';
import type { RouteContext } from './routeContext.ts';
import type { Credit } from './routeResult.ts';

/** Preferences that decide which texts accompany the lines. */
type DisplayPreferences = Pick<
  Preferences,
  'translations' | 'translationOrder' | 'transliterations' | 'visraamSource'
>;

/** The translators and visraam sources of this deployment. */
type Available = Pick<Capabilities, 'translators' | 'visraamSources'>;

/** Translations, transliterations and pauses to request with each line, by the visitor's preferences. */
export async function chosenIncludes({
  api,
  preferences,
}: Pick<RouteContext, 'api' | 'preferences'>): Promise<VerseIncludes> {
  return includesFromPreferences(preferences, await api.getCapabilities());
}

/** Includes neither translations nor transliterations, only the visraams of the chosen source. */
export function visraamsOnly(
  { visraamSource }: DisplayPreferences,
  { visraamSources }: Available,
): VerseIncludes {
  const isAvailable = visraamSources.includes(visraamSource);
  return { translations: [], transliterations: [], ...(isAvailable && { visraamSource }) };
}

/**
 * Returns what to request with the lines of any work: the chosen translators, and for a work that none of them translated
 * the first available translator of the same language; in the reader's order.
 */
export function includesFromPreferences(
  preferences: DisplayPreferences,
  available: Available,
): VerseIncludes {
  const { translations, translationOrder, transliterations } = preferences;
  const keys = TRANSLATION_LANGUAGES.filter((language) => translations[language].length > 0).flatMap(
    (language) => {
      const code = TRANSLATION_CODES[language];
      const chosen = translations[language].map((field) => `${code}.${field}`);
      const translators = available.translators.filter(({ key }) => key.startsWith(`${code}.`));
      const shown = new Set(
        SOURCE_IDS.flatMap((source) => {
          const forWork = translators
            .filter(({ sourceIds }) => sourceIds.includes(source))
            .map(({ key }) => key);
          const chosenForWork = forWork.filter((key) => chosen.includes(key));
          return chosenForWork.length > 0 ? chosenForWork : forWork.slice(0, 1);
        }),
      );
      return [...chosen.filter((key) => shown.delete(key)), ...shown];
    },
  );
  return {
    ...visraamsOnly(preferences, available),
    translations: inReaderOrder(keys, translationOrder),
    transliterations,
  };
}

/** Credits of the translators whose words appear in the lines, in the visitor's order, and of the transliterations. */
export async function creditsOf(api: ApiClient, verses: readonly VerseLine[]): Promise<Credit[]> {
  const { translators } = await api.getCapabilities();
  const credits = translationsIn(verses).flatMap(({ key }) => {
    const found = translators.find((translator) => translator.key === key);
    return found ? [{ key, translator: found.name }] : [];
  });
  return verses.some(({ transliterations }) => transliterations.length > 0)
    ? [...credits, SCHEME_CREDIT]
    : credits;
}

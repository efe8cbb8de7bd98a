import type { ApiClient, Capabilities, Companions, VerseLine } from '@naad/api-client';
import { SOURCE_IDS } from '@naad/gurbani-corpus';
import { type Preferences, TRANSLATION_CODES, TRANSLATION_LANGUAGES } from '@naad/settings-schema';
import type { RouteContext } from './routeContext.ts';
import type { Credit } from './routeResult.ts';

/** What decides which texts stand beside the lines. */
type ChosenTexts = Pick<Preferences, 'translations' | 'transliterations' | 'visraamSource'>;

/** What a deployment has of them. */
type Offered = Pick<Capabilities, 'translators' | 'visraamSources'>;

/** What to ask for beside the lines, as the visitor has chosen. */
export async function chosenCompanions({
  api,
  preferences,
}: Pick<RouteContext, 'api' | 'preferences'>): Promise<Companions> {
  return companionsOf(preferences, await api.getCapabilities());
}

/** The lines alone, with the pauses that the visitor has chosen. */
export function bareLines({ visraamSource }: ChosenTexts, { visraamSources }: Offered): Companions {
  const isOffered = visraamSources.includes(visraamSource);
  return { translations: [], transliterations: [], ...(isOffered && { visraamSource }) };
}

/**
 * What to ask for beside the lines of any work: the translators that were chosen, and for a work that none of them
 * translated the first of the same language who did.
 */
export function companionsOf(chosenTexts: ChosenTexts, offered: Offered): Companions {
  const { translations, transliterations } = chosenTexts;
  const keys = TRANSLATION_LANGUAGES.filter((language) => translations[language].length > 0).flatMap(
    (language) => {
      const code = TRANSLATION_CODES[language];
      const chosen = new Set(translations[language].map((field) => `${code}.${field}`));
      const able = offered.translators.filter(({ key }) => key.startsWith(`${code}.`));
      return SOURCE_IDS.flatMap((source) => {
        const ofWork = able.filter(({ sourceIds }) => sourceIds.includes(source));
        const ofChoice = ofWork.filter(({ key }) => chosen.has(key));
        return (ofChoice.length > 0 ? ofChoice : ofWork.slice(0, 1)).map(({ key }) => key);
      });
    },
  );
  return { ...bareLines(chosenTexts, offered), translations: [...new Set(keys)], transliterations };
}

/** Whose words stand on a page. */
export async function creditsOf(api: ApiClient, verses: readonly VerseLine[]): Promise<Credit[]> {
  const { translators } = await api.getCapabilities();
  const used = new Set(verses.flatMap(({ translations }) => translations.map(({ key }) => key)));
  return translators.filter(({ key }) => used.has(key)).map(({ key, name }) => ({ key, translator: name }));
}

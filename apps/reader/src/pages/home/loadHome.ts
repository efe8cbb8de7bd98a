import { msg } from '@lingui/core/macro';
import type { ApiClient, Doodle } from '@naad/api-client';
import type { TranslationCode } from '@naad/gurbani-model';
import type { InterfaceLanguage } from '@naad/settings-schema';
import { homeHukamnama } from '../../features/home/homeHukamnama.ts';
import { compareDays, dayOf } from '../../features/hukamnama/hukamnamaDay.ts';
import { loadFormOptions, type RoutePage } from '../routeResult.ts';
import type { RouteContext } from '../routeContext.ts';
import { chosenIncludes } from '../verseIncludes.ts';
import type { HomeContent } from './content.ts';

/** Loads Home: the options of its search form, the doodle and the hukamnama. */
export async function loadHome(context: RouteContext): Promise<RoutePage> {
  const { api, i18n } = context;
  const [options, doodle, hukamnama] = await Promise.all([
    loadFormOptions(api),
    loadDoodle(api),
    loadHukamnama(context),
  ]);
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Search and read Gurbani`),
    content: { page: 'home', options, doodle, hukamnama },
  };
}

/** Milliseconds that Home waits for each part that it can do without. */
const PART_TIMEOUT_MS = 1000;

/** Loads the doodle of the day; null if there is none, or it is late or fails. */
async function loadDoodle(api: ApiClient): Promise<Doodle | null> {
  try {
    const { hasDoodle } = await api.getCapabilities();
    return hasDoodle ? await inTime(api.getDoodle()) : null;
  } catch {
    return null;
  }
}

/** Loads a line of the latest hukamnama; never another shabad in its place. */
async function loadHukamnama(context: RouteContext): Promise<HomeContent['hukamnama']> {
  const { api, language } = context;
  try {
    const { features } = await api.getCapabilities();
    if (features.hukamnamas.sources.length === 0) return null;
    const includes = await chosenIncludes(context);
    const inLanguage = includes.translations.filter((key) => key.startsWith(`${TRANSLATED_INTO[language]}.`));
    const hukamnama = await inTime(
      api.getHukamnama(null, {
        translations: inLanguage.length > 0 ? inLanguage : includes.translations,
        transliterations: [],
      }),
    );
    if (!hukamnama) return 'unavailable';
    const isToday = compareDays(hukamnama.date, dayOf(new Date())) >= 0;
    return homeHukamnama(hukamnama, isToday) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** Language of the translations for each language of the interface. */
const TRANSLATED_INTO: Readonly<Record<InterfaceLanguage, TranslationCode>> = {
  en: 'en',
  'en-XA': 'en',
  es: 'es',
  hi: 'hi',
  pa: 'pu',
  'pa-Arab': 'pu',
};

/** Null if it takes longer than {@link PART_TIMEOUT_MS}. */
async function inTime<Part>(part: Promise<Part>): Promise<Part | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PART_TIMEOUT_MS, null);
  });
  try {
    return await Promise.race([part, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

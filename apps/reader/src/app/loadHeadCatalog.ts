import type { Messages } from '@lingui/core';
import type { InterfaceLanguage } from '@naad/settings-schema';

/** Catalogs of titles and descriptions, which only documents need: navigation in the browser has none. */
const HEADS: Readonly<Record<InterfaceLanguage, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../shared/language/catalogs/en/head.po'),
  pa: () => import('../shared/language/catalogs/pa/head.po'),
  hi: () => import('../shared/language/catalogs/hi/head.po'),
  es: () => import('../shared/language/catalogs/es/head.po'),
  'pa-Arab': () => import('../shared/language/catalogs/pa-Arab/head.po'),
  'en-XA': () => import('../shared/language/catalogs/en-XA/head.po'),
};

/** Loads the messages of titles and descriptions. */
export const loadHeadCatalog = async (language: InterfaceLanguage): Promise<Messages> =>
  (await HEADS[language]()).messages;

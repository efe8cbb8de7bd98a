import type { Messages } from '@lingui/core';
import type { InterfaceLanguage } from '@naad/settings-schema';

/** The texts of each language; a document is drawn with those of one, and brings them along. */
const CATALOGS: Readonly<Record<InterfaceLanguage, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./catalogs/en/controller.po'),
  pa: () => import('./catalogs/pa/controller.po'),
  hi: () => import('./catalogs/hi/controller.po'),
  es: () => import('./catalogs/es/controller.po'),
  'pa-Arab': () => import('./catalogs/pa-Arab/controller.po'),
  'en-XA': () => import('./catalogs/en-XA/controller.po'),
};

export async function loadCatalog(language: InterfaceLanguage): Promise<Messages> {
  return (await CATALOGS[language]()).messages;
}

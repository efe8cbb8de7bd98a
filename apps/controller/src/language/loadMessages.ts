import type { Messages } from '@lingui/core';
import type { InterfaceLanguage } from '@naad/settings-schema';

const CATALOGS: Readonly<Record<InterfaceLanguage, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./catalogs/en/controller.po'),
  pa: () => import('./catalogs/pa/controller.po'),
  hi: () => import('./catalogs/hi/controller.po'),
  es: () => import('./catalogs/es/controller.po'),
  'pa-Arab': () => import('./catalogs/pa-Arab/controller.po'),
  'en-XA': () => import('./catalogs/en-XA/controller.po'),
};

/** Loads the messages of a language: at build time for each document, and in a document of another language. */
export async function loadMessages(language: InterfaceLanguage): Promise<Messages> {
  return (await CATALOGS[language]()).messages;
}

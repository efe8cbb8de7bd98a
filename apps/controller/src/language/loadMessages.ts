import type { Messages } from '@lingui/core';
import type { InterfaceLanguage } from '@naad/settings-schema';

const CATALOGS: Readonly<Record<InterfaceLanguage, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./catalogs/en/connect.po'),
  pa: () => import('./catalogs/pa/connect.po'),
  hi: () => import('./catalogs/hi/connect.po'),
  es: () => import('./catalogs/es/connect.po'),
  'pa-Arab': () => import('./catalogs/pa-Arab/connect.po'),
  'en-XA': () => import('./catalogs/en-XA/connect.po'),
};

/** Loads the connect screen's messages: at build time for each document, and in a document of another language. */
export async function loadMessages(language: InterfaceLanguage): Promise<Messages> {
  return (await CATALOGS[language]()).messages;
}

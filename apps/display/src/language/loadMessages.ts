import type { I18n, Messages } from '@lingui/core';
import { type InterfaceLanguage, LANGUAGES, visitorLanguage } from '@naad/settings-schema';
import { makeI18n } from '@naad/ui-i18n';

/** Loads each language's messages. */
const CATALOGS: Readonly<Record<InterfaceLanguage, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./catalogs/en/display.po'),
  pa: () => import('./catalogs/pa/display.po'),
  hi: () => import('./catalogs/hi/display.po'),
  es: () => import('./catalogs/es/display.po'),
  'pa-Arab': () => import('./catalogs/pa-Arab/display.po'),
  'en-XA': () => import('./catalogs/en-XA/display.po'),
};

/** Loads messages in the language chosen on the site, or else the browser's, and sets the document's language. */
export async function loadMessages(root: HTMLElement): Promise<I18n> {
  const language = visitorLanguage(document.cookie, navigator.languages);
  const { messages } = await CATALOGS[language]();
  root.lang = LANGUAGES[language].tag;
  root.dir = LANGUAGES[language].direction;
  return makeI18n(language, messages);
}

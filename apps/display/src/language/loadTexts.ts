import { type I18n, type Messages, setupI18n } from '@lingui/core';
import {
  chosenLanguage,
  type InterfaceLanguage,
  LANGUAGES,
  preferencesOfCookies,
} from '@naad/settings-schema';

/** What each language loads. */
const CATALOGS: Readonly<Record<InterfaceLanguage, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./catalogs/en/display.po'),
  pa: () => import('./catalogs/pa/display.po'),
  hi: () => import('./catalogs/hi/display.po'),
  es: () => import('./catalogs/es/display.po'),
  'pa-Arab': () => import('./catalogs/pa-Arab/display.po'),
  'en-XA': () => import('./catalogs/en-XA/display.po'),
};

/** The texts in the language that this browser's visitor chose on the site, or else prefers; the document is told which. */
export async function loadTexts(root: HTMLElement): Promise<I18n> {
  const cookies = Object.fromEntries(
    document.cookie
      .split('; ')
      .map((pair) => [pair.split('=')[0] ?? '', decodeURIComponent(pair.split('=')[1] ?? '')]),
  );
  const language = chosenLanguage(preferencesOfCookies(cookies).language, navigator.languages.join(','));
  const { messages } = await CATALOGS[language]();
  root.lang = LANGUAGES[language].tag;
  root.dir = LANGUAGES[language].direction;
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

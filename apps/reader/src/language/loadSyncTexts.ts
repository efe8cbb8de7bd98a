import type { I18n, Messages } from '@lingui/core';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@naad/settings-schema';
import { loadChunk } from '../loadChunk.ts';

/** What is said while a display is followed, in each language; a file of its own, as no other page says any of it. */
const CATALOGS: Readonly<Record<InterfaceLanguage, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./catalogs/en/sync.po'),
  pa: () => import('./catalogs/pa/sync.po'),
  hi: () => import('./catalogs/hi/sync.po'),
  es: () => import('./catalogs/es/sync.po'),
  'pa-Arab': () => import('./catalogs/pa-Arab/sync.po'),
  'en-XA': () => import('./catalogs/en-XA/sync.po'),
};

/**
 * Lets a page speak of following too.
 *
 * @throws {ChunkLoadError} where the texts do not come
 */
export async function loadSyncTexts(i18n: I18n): Promise<void> {
  const language = INTERFACE_LANGUAGES.find((each) => each === i18n.locale) ?? 'en';
  const { messages } = await loadChunk(CATALOGS[language]);
  i18n.load(language, messages);
}

import type { I18n, Messages } from '@lingui/core';
import { interfaceLanguage, type InterfaceLanguage } from '@naad/settings-schema';
import { loadChunk } from '../loadChunk.ts';

/** Catalogs of the messages that are only shown while a display is followed. */
const CATALOGS: Readonly<Record<InterfaceLanguage, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./catalogs/en/sync.po'),
  pa: () => import('./catalogs/pa/sync.po'),
  hi: () => import('./catalogs/hi/sync.po'),
  es: () => import('./catalogs/es/sync.po'),
  'pa-Arab': () => import('./catalogs/pa-Arab/sync.po'),
  'en-XA': () => import('./catalogs/en-XA/sync.po'),
};

/**
 * Loads the messages for following a display into `i18n`.
 *
 * @throws {ChunkLoadError} when the catalog can't be loaded
 */
export async function loadSyncMessages(i18n: I18n): Promise<void> {
  const language = interfaceLanguage(i18n.locale);
  const { messages } = await loadChunk(CATALOGS[language]);
  i18n.load(language, messages);
}

import type { I18n } from '@lingui/core';
import { interfaceLanguage } from '@naad/settings-schema';
import { type CatalogPart, loadCatalog } from './loadCatalog.ts';

/**
 * Loads further catalogs into `i18n`; those already loaded cost nothing.
 *
 * @throws {ChunkLoadError} when a catalog can't be loaded
 */
export async function loadMessages(
  i18n: I18n,
  parts: readonly CatalogPart[] = ['pages', 'tools'],
): Promise<void> {
  const language = interfaceLanguage(i18n.locale);
  i18n.load(language, await loadCatalog(language, parts));
}

import type { I18n } from '@lingui/core';
import { INTERFACE_LANGUAGES } from '@naad/settings-schema';
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
  const language = INTERFACE_LANGUAGES.find((each) => each === i18n.locale) ?? 'en';
  i18n.load(language, await loadCatalog(language, parts));
}

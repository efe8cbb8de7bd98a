import type { I18n } from '@lingui/core';
import { INTERFACE_LANGUAGES } from '@naad/settings-schema';
import { type CatalogPart, loadCatalog } from './loadCatalog.ts';

/**
 * Lets a page that has come with the texts of reading speak of the rest too; a second time costs nothing.
 *
 * @param parts what is to be spoken of
 * @throws {ChunkLoadError} where they do not come
 */
export async function loadMoreTexts(i18n: I18n, parts: readonly CatalogPart[] = ['pages']): Promise<void> {
  const language = INTERFACE_LANGUAGES.find((each) => each === i18n.locale) ?? 'en';
  i18n.load(language, await loadCatalog(language, parts));
}

import type { I18n } from '@lingui/core';
import { INTERFACE_LANGUAGES } from '@naad/settings-schema';
import { loadCatalog } from '../language/loadCatalog.ts';
import { makeI18n } from '../language/makeI18n.ts';

/** All texts of a language, by the id that a toolbar holds. */
export async function loadStoryText(id: string): Promise<I18n> {
  const language = INTERFACE_LANGUAGES.find((each) => each === id) ?? 'en';
  return makeI18n(language, await loadCatalog(language, ['site', 'pages']));
}

import type { I18n } from '@lingui/core';
import { INTERFACE_LANGUAGES } from '@naad/settings-schema';
import { loadCatalog } from '../language/loadCatalog.ts';
import { loadSyncTexts } from '../language/loadSyncTexts.ts';
import { makeI18n } from '../language/makeI18n.ts';

/** All texts of a language, by the id that a toolbar holds. */
export async function loadStoryText(id: string): Promise<I18n> {
  const language = INTERFACE_LANGUAGES.find((each) => each === id) ?? 'en';
  const i18n = makeI18n(language, await loadCatalog(language, ['site', 'pages', 'seldom']));
  await loadSyncTexts(i18n);
  return i18n;
}

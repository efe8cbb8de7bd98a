import type { I18n } from '@lingui/core';
import { INTERFACE_LANGUAGES } from '@naad/settings-schema';
import { makeI18n } from '@naad/ui-i18n';
import { loadCatalog } from '../shared/language/loadCatalog.ts';
import { loadSyncMessages } from '../shared/language/loadSyncMessages.ts';

/** Loads all messages of a language, by the id in Storybook's toolbar. */
export async function loadStoryMessages(id: string): Promise<I18n> {
  const language = INTERFACE_LANGUAGES.find((each) => each === id) ?? 'en';
  const i18n = makeI18n(language, await loadCatalog(language, ['site', 'pages', 'seldom']));
  await loadSyncMessages(i18n);
  return i18n;
}

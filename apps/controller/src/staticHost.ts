import type { I18n } from '@lingui/core';
import { type InterfaceLanguage, LANGUAGES, visitorLanguage } from '@naad/settings-schema';
import { makeI18n } from '@naad/ui-i18n';
import { loadMessages } from './language/loadMessages.ts';

// The chunk that only a document on a static host needs; Naad's server does both.
export { loadSite } from '@naad/api-client';

/**
 * Loads the visitor's language and sets it as the document's.
 * @param written language of the document
 * @returns null if the document has it already
 */
export async function loadTranslation(written: InterfaceLanguage): Promise<I18n | null> {
  const language = visitorLanguage(document.cookie, navigator.languages);
  if (language === written) return null;
  const i18n = makeI18n(language, await loadMessages(language));
  const { tag, direction } = LANGUAGES[language];
  Object.assign(document.documentElement, { lang: tag, dir: direction });
  return i18n;
}

import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { InterfaceLanguage } from '@naad/settings-schema';

/** The texts of one language: there is no global one. */
export function makeI18n(language: InterfaceLanguage, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

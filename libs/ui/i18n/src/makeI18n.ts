import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** Creates the messages of one language, for one server request or one visit. There is no global instance. */
export function makeI18n(language: string, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

import { type I18n, type Messages, setupI18n } from '@lingui/core';

/**
 * Creates the messages of one language, for one server request or one visit. There is no global instance.
 *
 * @param numbers locale of numbers, if not that of the language
 */
export function makeI18n(language: string, messages: Messages, numbers?: string): I18n {
  return setupI18n({
    locale: language,
    messages: { [language]: messages },
    ...(numbers !== undefined && { locales: numbers }),
  });
}

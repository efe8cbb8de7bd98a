import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Which languages the controller speaks; all its texts travel together. */
export default defineConfig({
  sourceLocale: 'en',
  // The last is no language: English with every letter accented, in which an untranslated text stands out.
  locales: ['en', 'pa', 'hi', 'es', 'pa-Arab', 'en-XA'],
  pseudoLocale: 'en-XA',
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/language/catalogs/{locale}/controller',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**'],
    },
  ],
  format: formatter({ origins: true, lineNumbers: false }),
  orderBy: 'message',
});

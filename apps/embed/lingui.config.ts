import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Which languages a frame speaks; the server has all of its texts, and a browser gets none but those it reads. */
export default defineConfig({
  sourceLocale: 'en',
  // The last is no language: English with every letter accented, in which an untranslated text stands out.
  locales: ['en', 'pa', 'hi', 'es', 'pa-Arab', 'en-XA'],
  pseudoLocale: 'en-XA',
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/language/catalogs/{locale}/embed',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**'],
    },
  ],
  format: formatter({ origins: true, lineNumbers: false }),
  orderBy: 'message',
});

import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Which languages the desk speaks; the screen has no words of its own. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pa', 'hi', 'es', 'pa-Arab', 'en-XA'],
  pseudoLocale: 'en-XA',
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/language/catalogs/{locale}/display',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**'],
    },
  ],
  format: formatter({ origins: true, lineNumbers: false }),
  orderBy: 'message',
});

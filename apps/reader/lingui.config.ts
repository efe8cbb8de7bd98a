import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Files that are no part of the site. */
const UNREAD = ['**/*.test.*', '**/*.stories.*', '**/testing/**'];

/** What a reading page does without, or loads together with these texts when it needs it; a message that stands in both is in both catalogs. */
const LOADED_LATER = [
  '<rootDir>/src/routes/{home,message,outside,search,help,about,terms,rehat-maryadha}/**',
  '<rootDir>/src/routes/*/load*.ts',
  '<rootDir>/src/head/**',
  '<rootDir>/src/features/{article,home,display-settings,local-search,shortcuts,gurmukhi-keyboard}/**',
  '<rootDir>/src/features/multi-view/MultiViewPanel/**',
  '<rootDir>/src/features/search/Examples.tsx',
  '<rootDir>/src/features/search/{SearchResult,preview,suggestions}/**',
];

/** Which languages the interface speaks, and which of its texts travel together. */
export default defineConfig({
  sourceLocale: 'en',
  // The last is no language: English with every letter accented, in which an untranslated text stands out.
  locales: ['en', 'pa', 'hi', 'es', 'pa-Arab', 'en-XA'],
  pseudoLocale: 'en-XA',
  fallbackLocales: { default: 'en' },
  catalogs: [
    // What every page shows, reading pages among them.
    {
      path: '<rootDir>/src/language/catalogs/{locale}/site',
      include: ['<rootDir>/src'],
      exclude: [...UNREAD, ...LOADED_LATER],
    },
    // What other pages show, and what is said while one goes from page to page.
    {
      path: '<rootDir>/src/language/catalogs/{locale}/pages',
      include: LOADED_LATER,
      exclude: UNREAD,
    },
  ],
  format: formatter({ origins: true, lineNumbers: false }),
  orderBy: 'message',
});

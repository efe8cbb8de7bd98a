import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Files that are no part of the site. */
const UNREAD = ['**/*.test.*', '**/*.stories.*', '**/testing/**'];

/** What is said while a display is followed: nobody else needs to hear it. */
const OF_FOLLOWING = [
  '<rootDir>/src/features/sync/{SyncBar,SlideText}/**',
  '<rootDir>/src/routes/sync/{FollowPage,FollowedLines,LineView,LeaveDialog}.tsx',
];

/** What is said on pages that few open: by who has an account, puts verses on a site, or asks what a site knows. */
const SELDOM = ['<rootDir>/src/routes/{own,embed,quotes,what-is-sent}/**'];

/** What a reading page does without, or loads together with these texts when it needs it; a message that stands in both is in both catalogs. */
const LOADED_LATER = [
  '<rootDir>/src/routes/{home,message,outside,search,help,about,terms,rehat-maryadha,sundar-gutka,index,hukamnama,amrit-keertan}/**',
  '<rootDir>/src/routes/reading-tools/**',
  '<rootDir>/src/routes/*/load*.ts',
  '<rootDir>/src/actions/{actions,readingActions}.ts',
  '<rootDir>/src/head/**',
  '<rootDir>/src/language/absenceText.ts',
  '<rootDir>/src/features/{article,home,share,display-settings,local-search,shortcuts,gurmukhi-keyboard,sundar-gutka,granth-index,hukamnama,amrit-keertan,auto-scroll,copy,gloss,related,assistant,audio,voice}/**',
  '<rootDir>/src/features/sync/SyncForm/**',
  '<rootDir>/src/features/sync/syncProblem.ts',
  '<rootDir>/src/routes/sync/SyncPage.tsx',
  '<rootDir>/src/account/{AccountMenu,FavouriteButton}/**',
  '<rootDir>/src/features/multi-view/{MultiViewPanel,Lists}/**',
  '<rootDir>/src/features/reading/PaathView/**',
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
      exclude: [...UNREAD, ...LOADED_LATER, ...SELDOM, ...OF_FOLLOWING],
    },
    // What other pages show, and what is said while one goes from page to page.
    {
      path: '<rootDir>/src/language/catalogs/{locale}/pages',
      include: LOADED_LATER,
      exclude: UNREAD,
    },
    {
      path: '<rootDir>/src/language/catalogs/{locale}/seldom',
      include: SELDOM,
      exclude: UNREAD,
    },
    {
      path: '<rootDir>/src/language/catalogs/{locale}/sync',
      include: OF_FOLLOWING,
      exclude: UNREAD,
    },
  ],
  format: formatter({ origins: true, lineNumbers: false }),
  orderBy: 'message',
});

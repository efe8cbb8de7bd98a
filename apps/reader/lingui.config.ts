import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { linguiConfig } from '@naad/ui-i18n/build';
import type { CatalogPart } from './src/shared/language/loadCatalog.ts';

/** Messages that are only shown while a display is followed. */
const FOLLOWING = [
  '<rootDir>/src/features/sync/{SyncBar,SlideText}/**',
  '<rootDir>/src/pages/sync/{FollowPage,FollowedLines,LineView,LeaveDialog}.tsx',
];

const PAGES = new URL('src/pages/', import.meta.url);

/** Folders of pages that name a catalog in their `route.ts`. It is read as text, since it imports components. */
function foldersOf(part: CatalogPart): Set<string> {
  const folders = readdirSync(PAGES).filter((folder) => existsSync(new URL(`${folder}/route.ts`, PAGES)));
  return new Set(
    folders.filter((folder) =>
      readFileSync(new URL(`${folder}/route.ts`, PAGES), 'utf8').includes(`'${part}'`),
    ),
  );
}

/** Messages of pages that few visitors open. Loaders are needed on the way to a page, so theirs are in `pages`. */
const seldom = foldersOf('seldom');
const SELDOM = [
  ...[...seldom].map((folder) => `<rootDir>/src/pages/${folder}/**`),
  '<rootDir>/src/features/device/DeviceParts/**',
];
const SELDOM_LOADERS = [...seldom].map((folder) => `<rootDir>/src/pages/${folder}/load*.ts`);

/** Messages that reading pages don't need at first. A message that is also used elsewhere is in both catalogs. */
const LOADED_LATER = [
  // Reading pages load the paath of the ang page, so its messages aren't here.
  ...[...foldersOf('pages')]
    .filter((folder) => !seldom.has(folder) && !['ang', 'sync'].includes(folder))
    .map((folder) => `<rootDir>/src/pages/${folder}/**`),
  '<rootDir>/src/pages/*/load*.ts',
  '<rootDir>/src/shared/language/absenceText.ts',
  '<rootDir>/src/features/{article,home,sundar-gutka,granth-index,hukamnama,amrit-keertan}/**',
  '<rootDir>/src/features/sync/SyncForm/**',
  '<rootDir>/src/features/sync/syncProblem.ts',
  '<rootDir>/src/pages/sync/SyncPage.tsx',
  '<rootDir>/src/features/reading/PaathView/**',
  '<rootDir>/src/features/search/Examples.tsx',
  '<rootDir>/src/features/search/{SearchResult,preview}/**',
  '<rootDir>/src/features/search/{SearchForm/SearchFilters.tsx,sourceOptions.ts}',
];

/** Messages of tools and panels, which load together with them when they open. */
const TOOLS = [
  '<rootDir>/src/pages/reading-tools/**',
  '<rootDir>/src/shared/actions/{actions,readingActions}.ts',
  '<rootDir>/src/shared/language/useSortableWords.ts',
  '<rootDir>/src/features/{share,display-settings,shortcuts,gurmukhi-keyboard,auto-scroll,copy,gloss,related,assistant,audio,voice}/**',
  '<rootDir>/src/features/device/{DeviceSetting,useNotifyDamaged}.*',
  '<rootDir>/src/features/account/{AccountMenu,FavouriteSwitch}/**',
  '<rootDir>/src/features/saved/{MultiViewPanel,Lists,ChooseList,NoteEditor}/**',
  '<rootDir>/src/features/saved/SaveButton/noticeSaved.ts',
  '<rootDir>/src/features/search/suggestions/**',
  // Loaders name places too; they have these messages by then.
  '<rootDir>/src/pages/places/**',
  '<rootDir>/src/app/shell/MorePanel.tsx',
];

/** Messages in the head of a document, which only the server writes. */
const HEAD = ['<rootDir>/src/pages/head/**', '<rootDir>/src/pages/*/meta.ts'];

/** The catalogs that the messages of the site are split into. */
export default linguiConfig(
  [
    // Messages of every page, reading pages included.
    { name: 'site', exclude: [...LOADED_LATER, ...TOOLS, ...HEAD, ...SELDOM, ...FOLLOWING] },
    // Messages of other pages and of navigation.
    { name: 'pages', include: LOADED_LATER, exclude: HEAD },
    { name: 'tools', include: TOOLS },
    { name: 'head', include: HEAD },
    { name: 'seldom', include: SELDOM, exclude: [...HEAD, ...SELDOM_LOADERS] },
    { name: 'sync', include: FOLLOWING },
  ],
  'src/shared/language/catalogs',
);

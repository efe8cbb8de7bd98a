import type { PageOutcome } from '../shared/navigation/routeCache.ts';
import type { PageContent } from '../pages/pages.ts';
import type { RoutePage } from '../pages/routeResult.ts';
import amritKeertan from './fixtures/amritKeertan.json';
import amritKeertanIndex from './fixtures/amritKeertanIndex.json';
import ang from './fixtures/ang.json';
import angOfDasam from './fixtures/angOfDasam.json';
import bani from './fixtures/bani.json';
import banis from './fixtures/banis.json';
import granthIndex from './fixtures/granthIndex.json';
import home from './fixtures/home.json';
import hukamnama from './fixtures/hukamnama.json';
import indexes from './fixtures/indexes.json';
import rehatChapter from './fixtures/rehatChapter.json';
import searchEnglish from './fixtures/searchEnglish.json';
import searchFirstLetters from './fixtures/searchFirstLetters.json';
import shabad from './fixtures/shabad.json';
import shabads from './fixtures/shabads.json';

/** Pages from the server, saved by `npm run capture -w @naad/storybook`; a test of the storybook checks their lines. */
export const STORY_PAGES = {
  home: opened('/', home),
  searchFirstLetters: opened('/search?q=ਧਧਰ&type=0&source=all', searchFirstLetters),
  searchEnglish: opened('/search?q=blessed is Guru&type=3&source=all', searchEnglish),
  shabad: opened('/shabad?id=3590&highlight=1614544', shabad),
  shabads: opened('/shabad?id=1,1839', shabads),
  ang: opened('/ang?ang=917&source=G', ang),
  angOfDasam: opened('/ang?ang=1&source=D', angOfDasam),
  banis: opened('/sundar-gutka', banis),
  bani: opened('/sundar-gutka/sohilaa-saahib', bani),
  hukamnama: opened('/hukamnama?date=2024/1/31', hukamnama),
  indexes: opened('/index', indexes),
  granthIndex: opened('/index/sri-guru-granth-sahib', granthIndex),
  amritKeertanIndex: opened('/index/amrit-keertan', amritKeertanIndex),
  amritKeertan: opened('/amrit-keertan/shabads/3590?chapter=1', amritKeertan),
  rehatChapter: opened('/rehat-maryadha/1/1', rehatChapter),
} as const;

/**
 * The content of a saved page, typed by its name.
 *
 * @throws {TypeError} for a page of another name
 */
export function contentOf<Name extends PageContent['page']>(
  { page }: PageOutcome<RoutePage>,
  name: Name,
): Extract<PageContent, { page: Name }> {
  const { content } = page;
  if (!isOf(content, name)) throw new TypeError(`Expected a ${name} page, got a ${content.page} page.`);
  return content;
}

function isOf<Name extends PageContent['page']>(
  content: PageContent,
  name: Name,
): content is Extract<PageContent, { page: Name }> {
  return content.page === name;
}

function opened(href: string, saved: unknown): PageOutcome<RoutePage> {
  // Trusted: our own server wrote it.
  return { kind: 'page', href, page: saved as RoutePage, isRepeatable: true };
}

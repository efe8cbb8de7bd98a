import type { ReadingMode } from '@naad/settings-schema';
import type { NonIndexRouteObject } from 'react-router-dom';
import { amritKeertan } from './amrit-keertan/route.ts';
import { ang, paath } from './ang/route.ts';
import { article } from './article/route.ts';
import { device } from './device/route.ts';
import { embed } from './embed/route.ts';
import { goOn } from './go-on/route.ts';
import { help } from './help/route.ts';
import { home } from './home/route.ts';
import { hukamnama } from './hukamnama/route.ts';
import { amritKeertanIndex, granthIndex, indexes } from './index/route.ts';
import { message } from './message/route.ts';
import { guessedAddresses } from './guessed-addresses/route.ts';
import { oldAddresses } from './old-addresses/route.ts';
import { outside } from './outside/route.ts';
import { own } from './own/route.ts';
import type { PageRoute, PathRoute } from './pageRoute.ts';
import { quotes } from './quotes/route.ts';
import { report } from './report/route.ts';
import { angReceipt, receipt } from './receipt/route.ts';
import { rehatChapter, rehatMaryadha } from './rehat-maryadha/route.ts';
import { search } from './search/route.ts';
import { share } from './share/route.ts';
import { shabad } from './shabad/route.ts';
import { banis, bani } from './sundar-gutka/route.ts';
import { sync } from './sync/route.ts';
import { whatIsSent } from './what-is-sent/route.ts';

/**
 * Every page of the site. A new page is a folder with a `route.ts` and a `meta.ts`, and a line here: addresses, components,
 * message catalogs, descriptions, the sitemap and the pages that end-to-end tests visit follow from it.
 */
const PAGES = [
  home,
  goOn,
  search,
  shabad,
  ang,
  paath,
  hukamnama,
  banis,
  bani,
  indexes,
  granthIndex,
  amritKeertanIndex,
  amritKeertan,
  sync,
  embed,
  quotes,
  report,
  receipt,
  angReceipt,
  whatIsSent,
  device,
  help,
  article,
  rehatMaryadha,
  rehatChapter,
  own,
  outside,
  message,
] as const;

type ContentOf<Page> = Page extends PageRoute<infer Content> ? Content : never;

/** The data that a page renders. Plain, since it travels in the HTML. */
export type PageContent = ContentOf<(typeof PAGES)[number]>;

/** A page whose content type is erased; {@link pageFor} matches a page to its content. */
export type AnyPage = Omit<PageRoute, 'component' | 'page'> & {
  readonly page: PageContent['page'];
  readonly component: () => Promise<unknown>;
};

export const pages: readonly AnyPage[] = PAGES;

/** An address for React Router's `matchRoutes`; its `handle` loads the loader. */
export type SiteRoute = NonIndexRouteObject & { readonly handle: PathRoute['loader'] };

/** Every address of the site. */
export const siteRoutes: SiteRoute[] = [
  ...pages.flatMap(({ routes }) => routes),
  share,
  ...oldAddresses,
  ...guessedAddresses,
].map(({ path, loader }) => ({ path, caseSensitive: true, handle: loader }));

/** Finds the page that renders this content in a reading mode. */
export function pageFor({ page }: Pick<PageContent, 'page'>, mode: ReadingMode): AnyPage {
  const candidates = pages.filter((each) => each.page === page);
  const found =
    candidates.find(({ modes }) => modes?.includes(mode)) ?? candidates.find(({ modes }) => !modes);
  if (!found) throw new Error(`No page renders ${page}.`);
  return found;
}

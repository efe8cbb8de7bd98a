import type { ReactNode } from 'react';
import type { ReadingMode } from '@naad/settings-schema';
import { loadChunk } from '../loadChunk.ts';
import type { PageContent } from './routeResult.ts';

type PageName = PageContent['page'];

/** What draws pages: those of a kind, and of angs those that go on without an end. */
export type ViewName = PageName | 'paath';

/** What draws pages of a kind. */
type View<Content> = (props: { content: Content }) => ReactNode;
type ViewOf<Name extends ViewName> = View<
  Extract<PageContent, { page: Name extends 'paath' ? 'ang' : Name }>
>;

/** The components of pages, each a file of its own that only its pages load. */
const LOADERS: { readonly [Name in ViewName]: () => Promise<ViewOf<Name>> } = {
  home: () => import('./home/HomePage.tsx').then(({ HomePage }) => HomePage),
  search: () => import('./search/SearchPage.tsx').then(({ SearchPage }) => SearchPage),
  shabad: () => import('./shabad/ShabadPage.tsx').then(({ ShabadPage }) => ShabadPage),
  ang: () => import('./ang/AngPage.tsx').then(({ AngPage }) => AngPage),
  paath: () => import('./ang/AngPaath.tsx').then(({ AngPaath }) => AngPaath),
  indexes: () => import('./index/IndexesPage.tsx').then(({ IndexesPage }) => IndexesPage),
  granthIndex: () => import('./index/GranthIndexPage.tsx').then(({ GranthIndexPage }) => GranthIndexPage),
  amritKeertanIndex: () =>
    import('./index/AmritKeertanIndexPage.tsx').then(({ AmritKeertanIndexPage }) => AmritKeertanIndexPage),
  hukamnama: () => import('./hukamnama/HukamnamaPage.tsx').then(({ HukamnamaPage }) => HukamnamaPage),
  amritKeertan: () =>
    import('./amrit-keertan/AmritKeertanPage.tsx').then(({ AmritKeertanPage }) => AmritKeertanPage),
  bani: () => import('./sundar-gutka/BaniPage.tsx').then(({ BaniPage }) => BaniPage),
  banis: () => import('./sundar-gutka/BanisPage.tsx').then(({ BanisPage }) => BanisPage),
  outside: () => import('./outside/OutsidePage.tsx').then(({ OutsidePage }) => OutsidePage),
  article: () => import('../features/article/ArticlePage.tsx').then(({ ArticlePage }) => ArticlePage),
  rehatMaryadha: () =>
    import('./rehat-maryadha/RehatMaryadhaPage.tsx').then(({ RehatMaryadhaPage }) => RehatMaryadhaPage),
  rehatChapter: () =>
    import('./rehat-maryadha/RehatChapterPage.tsx').then(({ RehatChapterPage }) => RehatChapterPage),
  help: () => import('./help/HelpPage.tsx').then(({ HelpPage }) => HelpPage),
  own: () => import('./own/OwnPage.tsx').then(({ OwnPage }) => OwnPage),
  sync: () => import('./sync/SyncPage.tsx').then(({ SyncPage }) => SyncPage),
  embed: () => import('./embed/EmbedPage.tsx').then(({ EmbedPage }) => EmbedPage),
  quotes: () => import('./quotes/QuotesPage.tsx').then(({ QuotesPage }) => QuotesPage),
  whatIsSent: () => import('./what-is-sent/WhatIsSentPage.tsx').then(({ WhatIsSentPage }) => WhatIsSentPage),
  message: () => import('./message/MessagePage.tsx').then(({ MessagePage }) => MessagePage),
};

/** What draws a page for a visitor who reads in a mode. */
export function viewNameOf({ page }: PageContent, mode: ReadingMode): ViewName {
  return page === 'ang' && (mode === 'akhand' || mode === 'sehaj') ? 'paath' : page;
}

const loaded = new Map<ViewName, View<PageContent>>();

/** Loads a view. Throws {@link ChunkLoadError}, and may be called again. */
export async function loadView(name: ViewName): Promise<void> {
  if (loaded.has(name)) return;
  // The content of a page is of the kind that its view draws: both are found by the same name.
  loaded.set(name, (await loadChunk<unknown>(LOADERS[name])) as View<PageContent>);
}

/**
 * The same for all kinds, for the server, which draws them all.
 *
 * @returns their names
 */
export async function loadAllViews(): Promise<readonly ViewName[]> {
  const names = Object.keys(LOADERS) as ViewName[];
  await Promise.all(names.map(loadView));
  return names;
}

export const isLoaded = (name: ViewName): boolean => loaded.has(name);

/** A view that was loaded before. */
export function loadedView(name: ViewName): View<PageContent> {
  const view = loaded.get(name);
  if (!view) throw new Error(`The view ${name} is not loaded.`);
  return view;
}

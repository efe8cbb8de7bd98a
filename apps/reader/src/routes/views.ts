import type { ReactNode } from 'react';
import { loadChunk } from '../loadChunk.ts';
import type { PageContent } from './routeResult.ts';

type PageName = PageContent['page'];

/** What draws pages of a kind. */
type View<Content> = (props: { content: Content }) => ReactNode;
type ViewOf<Name extends PageName> = View<Extract<PageContent, { page: Name }>>;

/** The components of pages, each a file of its own that only its pages load. */
const LOADERS: { readonly [Name in PageName]: () => Promise<ViewOf<Name>> } = {
  home: () => import('./home/HomePage.tsx').then(({ HomePage }) => HomePage),
  search: () => import('./search/SearchPage.tsx').then(({ SearchPage }) => SearchPage),
  shabad: () => import('./shabad/ShabadPage.tsx').then(({ ShabadPage }) => ShabadPage),
  ang: () => import('./ang/AngPage.tsx').then(({ AngPage }) => AngPage),
  outside: () => import('./outside/OutsidePage.tsx').then(({ OutsidePage }) => OutsidePage),
  article: () => import('../features/article/ArticlePage.tsx').then(({ ArticlePage }) => ArticlePage),
  help: () => import('./help/HelpPage.tsx').then(({ HelpPage }) => HelpPage),
  message: () => import('./message/MessagePage.tsx').then(({ MessagePage }) => MessagePage),
};

const SOURCES: Readonly<Record<PageName, string>> = {
  home: 'src/routes/home/HomePage.tsx',
  search: 'src/routes/search/SearchPage.tsx',
  shabad: 'src/routes/shabad/ShabadPage.tsx',
  ang: 'src/routes/ang/AngPage.tsx',
  outside: 'src/routes/outside/OutsidePage.tsx',
  article: 'src/features/article/ArticlePage.tsx',
  help: 'src/routes/help/HelpPage.tsx',
  message: 'src/routes/message/MessagePage.tsx',
};

const loaded = new Map<PageName, View<PageContent>>();

/** Loads what draws a kind of page. Throws {@link ChunkLoadError}, and may be called again. */
export async function loadView(name: PageName): Promise<void> {
  if (loaded.has(name)) return;
  // The content of a page is of the kind that its view draws: both are found by the same name.
  loaded.set(name, (await loadChunk<unknown>(LOADERS[name])) as View<PageContent>);
}

/** The same for all kinds, for the server, which draws them all. */
export async function loadAllViews(): Promise<void> {
  await Promise.all((Object.keys(LOADERS) as PageName[]).map(loadView));
}

/** What draws a kind of page that was loaded before. */
export function loadedView(name: PageName): View<PageContent> {
  const view = loaded.get(name);
  if (!view) throw new Error(`The view of ${name} pages is not loaded.`);
  return view;
}

/** Where the build finds a view, by which a document names it as a file to load at once. */
export const viewSource = (name: PageName): string => SOURCES[name];

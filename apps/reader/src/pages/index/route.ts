import {
  AMRIT_KEERTAN_PATH,
  GRANTH_PATHS,
  INDEXED_SOURCES,
} from '../../features/granth-index/granthIndex.ts';
import type { PageRoute } from '../pageRoute.ts';
import type { AmritKeertanIndexContent, GranthIndexContent, IndexesContent } from './content.ts';

export const indexes: PageRoute<IndexesContent> = {
  id: 'indexes',
  page: 'indexes',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./IndexesPage.tsx').then(({ IndexesPage }) => IndexesPage),
  routes: [
    { path: '/index', loader: () => import('./loadIndexes.ts').then(({ loadIndexes }) => loadIndexes) },
  ],
};

export const granthIndex: PageRoute<GranthIndexContent> = {
  id: 'granthIndex',
  page: 'granthIndex',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./GranthIndexPage.tsx').then(({ GranthIndexPage }) => GranthIndexPage),
  routes: INDEXED_SOURCES.map((source) => ({
    path: GRANTH_PATHS[source],
    loader: () => import('./loadIndexes.ts').then(({ loadGranthIndexOf }) => loadGranthIndexOf(source)),
  })),
};

export const amritKeertanIndex: PageRoute<AmritKeertanIndexContent> = {
  id: 'amritKeertanIndex',
  page: 'amritKeertanIndex',
  messages: ['pages', 'tools', 'seldom'],
  component: () =>
    import('./AmritKeertanIndexPage.tsx').then(({ AmritKeertanIndexPage }) => AmritKeertanIndexPage),
  routes: [
    {
      path: AMRIT_KEERTAN_PATH,
      loader: () => import('./loadIndexes.ts').then(({ loadAmritKeertanIndex }) => loadAmritKeertanIndex),
    },
  ],
};

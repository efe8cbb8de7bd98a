import type { PageRoute } from '../pageRoute.ts';
import type { SearchContent } from './content.ts';

export const search: PageRoute<SearchContent> = {
  id: 'search',
  page: 'search',
  messages: ['pages'],
  component: () => import('./SearchPage.tsx').then(({ SearchPage }) => SearchPage),
  routes: [{ path: '/search', loader: () => import('./loadSearch.ts').then(({ loadSearch }) => loadSearch) }],
};

import type { Loader, PageRoute } from '../pageRoute.ts';
import type { OwnContent, OwnPageName } from './content.ts';

const loaderOf = (name: OwnPageName) => (): Promise<Loader> =>
  import('./loadOwn.ts').then(({ loadOwn }) => loadOwn(name));

/** The visitor's own pages: the same document for every visitor, filled in the browser. */
export const own: PageRoute<OwnContent> = {
  id: 'own',
  page: 'own',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./OwnPage.tsx').then(({ OwnPage }) => OwnPage),
  routes: [
    { path: '/pothi', loader: loaderOf('pothi') },
    { path: '/login', loader: loaderOf('login') },
    { path: '/signup', loader: loaderOf('signup') },
    { path: '/account', loader: loaderOf('account') },
    { path: '/user/favourite-shabads', loader: loaderOf('favourites') },
    // The browser logs out when the target opens.
    {
      path: '/logout',
      loader: () => Promise.resolve(() => ({ kind: 'redirect', to: '/?logout=success', isCacheable: false })),
    },
  ],
};

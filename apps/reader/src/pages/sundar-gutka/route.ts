import type { PageRoute } from '../pageRoute.ts';
import type { BaniContent, BanisContent } from './content.ts';

export const banis: PageRoute<BanisContent> = {
  id: 'banis',
  page: 'banis',
  messages: ['pages', 'tools'],
  component: () => import('./BanisPage.tsx').then(({ BanisPage }) => BanisPage),
  routes: [
    { path: '/sundar-gutka', loader: () => import('./loadBani.ts').then(({ loadBanis }) => loadBanis) },
  ],
};

export const bani: PageRoute<BaniContent> = {
  id: 'bani',
  page: 'bani',
  messages: ['pages', 'tools'],
  component: () => import('./BaniPage.tsx').then(({ BaniPage }) => BaniPage),
  routes: [
    {
      path: '/sundar-gutka/:bani',
      loader: () =>
        import('./loadBani.ts').then(
          ({ loadBani }) =>
            (context, { bani: asked = '' }) =>
              loadBani(context, asked),
        ),
    },
  ],
};

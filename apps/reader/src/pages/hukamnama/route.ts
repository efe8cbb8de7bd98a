import type { PageRoute } from '../pageRoute.ts';
import type { HukamnamaContent } from './content.ts';

export const hukamnama: PageRoute<HukamnamaContent> = {
  id: 'hukamnama',
  page: 'hukamnama',
  messages: ['pages', 'tools'],
  component: () => import('./HukamnamaPage.tsx').then(({ HukamnamaPage }) => HukamnamaPage),
  routes: [
    {
      path: '/hukamnama',
      loader: () => import('./loadHukamnama.ts').then(({ loadHukamnama }) => loadHukamnama),
    },
  ],
};

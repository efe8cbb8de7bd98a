import type { PageRoute } from '../pageRoute.ts';
import type { HomeContent } from './content.ts';

export const home: PageRoute<HomeContent> = {
  id: 'home',
  page: 'home',
  messages: ['pages'],
  component: () => import('./HomePage.tsx').then(({ HomePage }) => HomePage),
  routes: [{ path: '/', loader: () => import('./loadHome.ts').then(({ loadHome }) => loadHome) }],
};

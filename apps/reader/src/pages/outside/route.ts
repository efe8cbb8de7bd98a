import type { PageRoute } from '../pageRoute.ts';
import type { OutsideContent } from './content.ts';

export const outside: PageRoute<OutsideContent> = {
  id: 'outside',
  page: 'outside',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./OutsidePage.tsx').then(({ OutsidePage }) => OutsidePage),
  routes: [
    { path: '/rehat.asp', loader: () => import('./loadOutside.ts').then(({ rehatAsp }) => rehatAsp) },
    { path: '/tabla.asp', loader: () => import('./loadOutside.ts').then(({ tablaAsp }) => tablaAsp) },
  ],
};

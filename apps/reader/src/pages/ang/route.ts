import type { PageRoute } from '../pageRoute.ts';
import type { AngContent } from './content.ts';

export const ang: PageRoute<AngContent> = {
  id: 'ang',
  page: 'ang',
  messages: [],
  component: () => import('./AngPage.tsx').then(({ AngPage }) => AngPage),
  routes: [{ path: '/ang', loader: () => import('./loadAng.ts').then(({ loadAng }) => loadAng) }],
};

/** Continuous reading: the following angs load as the reader scrolls. */
export const paath: PageRoute<AngContent> = {
  id: 'paath',
  page: 'ang',
  messages: ['pages', 'tools'],
  modes: ['akhand', 'sehaj'],
  component: () => import('./AngPaath.tsx').then(({ AngPaath }) => AngPaath),
  routes: [],
};

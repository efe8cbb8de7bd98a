import type { PageRoute } from '../pageRoute.ts';
import type { GoOnContent } from './content.ts';

const load = () => import('./loadGoOn.ts');

/** Shortcuts of the installed site. */
export const goOn: PageRoute<GoOnContent> = {
  id: 'goOn',
  page: 'goOn',
  messages: ['pages'],
  component: () => import('./GoOnPage.tsx').then(({ GoOnPage }) => GoOnPage),
  routes: [
    { path: '/bani-of-the-hour', loader: () => load().then(({ loadHour }) => loadHour) },
    { path: '/continue', loader: () => load().then(({ loadLast }) => loadLast) },
  ],
};

import type { PathRoute } from '../pageRoute.ts';

/** The address to which other apps share text. */
export const share: PathRoute = {
  path: '/share',
  loader: () => import('./loadShare.ts').then(({ loadShare }) => loadShare),
};

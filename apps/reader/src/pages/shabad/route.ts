import type { PageRoute } from '../pageRoute.ts';
import type { ShabadContent } from './content.ts';

export const shabad: PageRoute<ShabadContent> = {
  id: 'shabad',
  page: 'shabad',
  messages: [],
  component: () => import('./ShabadPage.tsx').then(({ ShabadPage }) => ShabadPage),
  routes: [
    { path: '/shabad', loader: () => import('./loadShabad.ts').then(({ loadShabad }) => loadShabad) },
    // `/random` redirects, so that the address shows that the shabad is random.
    {
      path: '/random',
      loader: () => Promise.resolve(() => ({ kind: 'redirect', to: '/shabad?random', isCacheable: true })),
    },
  ],
};

import type { PageRoute } from '../pageRoute.ts';
import type { AmritKeertanContent } from './content.ts';

export const amritKeertan: PageRoute<AmritKeertanContent> = {
  id: 'amritKeertan',
  page: 'amritKeertan',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./AmritKeertanPage.tsx').then(({ AmritKeertanPage }) => AmritKeertanPage),
  routes: [
    {
      path: '/amrit-keertan/shabads/:shabad',
      loader: () =>
        import('./loadAmritKeertan.ts').then(
          ({ loadAmritKeertan }) =>
            (context, { shabad = '' }) =>
              loadAmritKeertan(context, shabad),
        ),
    },
  ],
};

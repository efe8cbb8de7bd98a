import type { PageRoute } from '../pageRoute.ts';
import type { SyncContent } from './content.ts';

export const sync: PageRoute<SyncContent> = {
  id: 'sync',
  page: 'sync',
  messages: ['pages', 'tools'],
  component: () => import('./SyncPage.tsx').then(({ SyncPage }) => SyncPage),
  routes: [
    { path: '/sync', loader: () => import('./loadSync.ts').then(({ loadSync }) => loadSync) },
    {
      path: '/sync/:code',
      loader: () =>
        import('./loadSync.ts').then(
          ({ loadSyncOf }) =>
            (context, { code = '' }) =>
              loadSyncOf(context, code),
        ),
    },
  ],
};

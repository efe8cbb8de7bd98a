import type { PageRoute } from '../pageRoute.ts';
import type { WhatIsSentContent } from './content.ts';

export const whatIsSent: PageRoute<WhatIsSentContent> = {
  id: 'whatIsSent',
  page: 'whatIsSent',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./WhatIsSentPage.tsx').then(({ WhatIsSentPage }) => WhatIsSentPage),
  routes: [
    {
      path: '/what-is-sent',
      loader: () => import('./loadWhatIsSent.ts').then(({ loadWhatIsSent }) => loadWhatIsSent),
    },
  ],
};

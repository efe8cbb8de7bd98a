import type { PageRoute } from '../pageRoute.ts';
import type { QuotesContent } from './content.ts';

export const quotes: PageRoute<QuotesContent> = {
  id: 'quotes',
  page: 'quotes',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./QuotesPage.tsx').then(({ QuotesPage }) => QuotesPage),
  routes: [{ path: '/quotes', loader: () => import('./loadQuotes.ts').then(({ loadQuotes }) => loadQuotes) }],
};

import type { PageRoute } from '../pageRoute.ts';
import type { HelpContent } from './content.ts';

export const help: PageRoute<HelpContent> = {
  id: 'help',
  page: 'help',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./HelpPage.tsx').then(({ HelpPage }) => HelpPage),
  routes: [{ path: '/help', loader: () => import('./loadHelp.ts').then(({ loadHelp }) => loadHelp) }],
};

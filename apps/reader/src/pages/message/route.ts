import type { PageRoute } from '../pageRoute.ts';
import type { MessageContent } from './content.ts';

/** The page that other pages' loaders return when there is nothing to read. */
export const message: PageRoute<MessageContent> = {
  id: 'message',
  page: 'message',
  messages: ['pages'],
  component: () => import('./MessagePage.tsx').then(({ MessagePage }) => MessagePage),
  routes: [],
};

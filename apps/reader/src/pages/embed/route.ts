import type { PageRoute } from '../pageRoute.ts';
import type { EmbedContent } from './content.ts';

export const embed: PageRoute<EmbedContent> = {
  id: 'embed',
  page: 'embed',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./EmbedPage.tsx').then(({ EmbedPage }) => EmbedPage),
  routes: [{ path: '/embed', loader: () => import('./loadEmbed.ts').then(({ loadEmbed }) => loadEmbed) }],
};

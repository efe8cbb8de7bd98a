import type { PageMeta } from '../pageMeta.ts';
import type { HelpContent } from './content.ts';

export const help: PageMeta<HelpContent> = {
  page: 'help',
  canonical: () => '/help',
  describe: (_i18n, { article }) => article.introduction ?? '',
  sitemap: [{ path: '/help' }],
};

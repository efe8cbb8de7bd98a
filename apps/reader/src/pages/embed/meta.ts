import { msg } from '@lingui/core/macro';
import type { PageMeta } from '../pageMeta.ts';
import type { EmbedContent } from './content.ts';

const EMBED = msg`Show a shabad, a line or an ang of Gurbani on your own site: choose how, see it, copy the code.`;

export const embed: PageMeta<EmbedContent> = {
  page: 'embed',
  canonical: () => '/embed',
  describe: (i18n) => i18n._(EMBED),
  sitemap: [{ path: '/embed' }],
};

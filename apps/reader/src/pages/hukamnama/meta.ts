import { dayHref } from '../../features/hukamnama/hukamnamaDay.ts';
import { describeShabads } from '../head/describeShabads.ts';
import type { PageMeta } from '../pageMeta.ts';
import type { HukamnamaContent } from './content.ts';

export const hukamnama: PageMeta<HukamnamaContent> = {
  page: 'hukamnama',
  canonical: (content) => (content.isAskedFor ? dayHref(content.hukamnama.date) : '/hukamnama'),
  describe: (i18n, content) =>
    describeShabads(i18n, {
      shabads: content.hukamnama.shabads,
      highlights: [],
      credits: content.credits,
    }),
  sitemap: [{ path: '/hukamnama', feature: 'hukamnamas' }],
};

import { describeShabads } from '../head/describeShabads.ts';
import type { PageMeta } from '../pageMeta.ts';
import type { AmritKeertanContent } from './content.ts';

export const amritKeertan: PageMeta<AmritKeertanContent> = {
  page: 'amritKeertan',
  canonical: ({ shabad }) => `/amrit-keertan/shabads/${String(shabad.id)}`,
  describe: (i18n, content) =>
    describeShabads(i18n, { ...content, shabads: [content.shabad], highlights: [] }),
};

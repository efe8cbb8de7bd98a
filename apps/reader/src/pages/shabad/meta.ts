import { describeShabads } from '../head/describeShabads.ts';
import type { PageMeta } from '../pageMeta.ts';
import type { ShabadContent } from './content.ts';

export const shabad: PageMeta<ShabadContent> = {
  page: 'shabad',
  canonical: ({ shabads }) => `/shabad?id=${shabads.map(({ id }) => id).join(',')}`,
  describe: describeShabads,
  constantWith: ['id', 'highlight'],
};

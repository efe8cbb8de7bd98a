import type { PageMeta } from '../pageMeta.ts';
import type { GoOnContent } from './content.ts';

export const goOn: PageMeta<GoOnContent> = {
  page: 'goOn',
  // It leads elsewhere on each device.
  canonical: () => null,
  describe: () => '',
};

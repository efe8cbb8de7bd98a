import { msg } from '@lingui/core/macro';
import type { PageMeta } from '../pageMeta.ts';
import type { SyncContent } from './content.ts';

const SYNC = msg`Follow on your phone what the display in a gurdwara shows, line by line, with translation and transliteration.`;

export const sync: PageMeta<SyncContent> = {
  page: 'sync',
  canonical: () => '/sync',
  describe: (i18n) => i18n._(SYNC),
  sitemap: [{ path: '/sync' }],
};

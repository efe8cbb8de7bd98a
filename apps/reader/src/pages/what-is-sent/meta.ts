import { msg } from '@lingui/core/macro';
import type { PageMeta } from '../pageMeta.ts';
import type { WhatIsSentContent } from './content.ts';

export const whatIsSent: PageMeta<WhatIsSentContent> = {
  page: 'whatIsSent',
  canonical: () => '/what-is-sent',
  describe: (i18n) => i18n._(msg`Exactly what this site records about your visit, if anything.`),
  sitemap: [{ path: '/what-is-sent' }],
};

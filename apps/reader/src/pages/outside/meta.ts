import { msg } from '@lingui/core/macro';
import type { PageMeta } from '../pageMeta.ts';
import type { OutsideContent } from './content.ts';

export const outside: PageMeta<OutsideContent> = {
  page: 'outside',
  canonical: () => null,
  describe: (i18n, { href }) => i18n._(msg`This page is on another site: ${new URL(href).host}.`),
};

import { msg } from '@lingui/core/macro';
import type { PageMeta } from '../pageMeta.ts';
import type { QuotesContent } from './content.ts';

const QUOTES = msg`Paste a quotation and see whether it is Gurbani, from which line and ang, and what in it differs.`;

export const quotes: PageMeta<QuotesContent> = {
  page: 'quotes',
  canonical: ({ text }) => (text === '' ? '/quotes' : null),
  describe: (i18n) => i18n._(QUOTES),
  sitemap: [{ path: '/quotes' }],
};

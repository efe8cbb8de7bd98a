import { msg } from '@lingui/core/macro';
import type { PageMeta } from '../pageMeta.ts';
import type { HomeContent } from './content.ts';

const HOME = msg`Search the Guru Granth Sahib and other works of Sikh scripture by first letters, words or translation, and read them.`;

export const home: PageMeta<HomeContent> = {
  page: 'home',
  canonical: () => '/',
  describe: (i18n) => i18n._(HOME),
  sitemap: [{ path: '/' }],
};

import { msg } from '@lingui/core/macro';
import { canonicalBaniHref } from '../../features/sundar-gutka/baniHref.ts';
import type { PageMeta } from '../pageMeta.ts';
import type { BaniContent, BanisContent } from './content.ts';

const BANIS = msg`Banis of the Sundar Gutka with translation and transliteration: Japji Sahib, Rehraas Sahib, Sohilaa Sahib and others.`;

export const banis: PageMeta<BanisContent> = {
  page: 'banis',
  canonical: () => '/sundar-gutka',
  constantWith: [],
  describe: (i18n) => i18n._(BANIS),
  sitemap: [{ path: '/sundar-gutka' }],
};

export const bani: PageMeta<BaniContent> = {
  page: 'bani',
  canonical: (content) => canonicalBaniHref(content.bani.id),
  constantWith: ['highlight'],
  describe(i18n, content) {
    const { transliteration, unicode, verses } = content.bani;
    const line = verses.find(({ isHeader }) => !isHeader)?.unicode ?? '';
    return i18n._(msg`${unicode} (${transliteration}) with translation and transliteration: ${line}`);
  },
};

import { msg } from '@lingui/core/macro';
import {
  AMRIT_KEERTAN_PATH,
  GRANTH_PATHS,
  INDEXED_SOURCES,
} from '../../features/granth-index/granthIndex.ts';
import { localizedName } from '../../shared/language/localizedName.ts';
import type { PageMeta } from '../pageMeta.ts';
import type { AmritKeertanIndexContent, GranthIndexContent, IndexesContent } from './content.ts';

const INDEXES = msg`Indexes of Sri Guru Granth Sahib Ji, Sri Dasam Granth, the works of Bhai Nand Lal Ji and Amrit Keertan.`;

export const indexes: PageMeta<IndexesContent> = {
  page: 'indexes',
  canonical: () => '/index',
  describe: (i18n) => i18n._(INDEXES),
  sitemap: [{ path: '/index' }],
};

export const granthIndex: PageMeta<GranthIndexContent> = {
  page: 'granthIndex',
  canonical: ({ granth }) => granth.path,
  describe(i18n, { granth }) {
    const work = localizedName(i18n, granth.source);
    return i18n._(msg`Raags, vaars and sections of ${work} with the pages they begin and end on.`);
  },
  sitemap: INDEXED_SOURCES.map((source) => ({ path: GRANTH_PATHS[source] })),
};

export const amritKeertanIndex: PageMeta<AmritKeertanIndexContent> = {
  page: 'amritKeertanIndex',
  canonical: ({ absent }) => (absent === null ? AMRIT_KEERTAN_PATH : null),
  describe: (i18n, { absent }) =>
    absent === null ? i18n._(msg`The chapters of Amrit Keertan and their shabads.`) : '',
  sitemap: [{ path: AMRIT_KEERTAN_PATH, feature: 'amritkeertan' }],
};

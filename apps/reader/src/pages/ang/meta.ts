import { msg } from '@lingui/core/macro';
import { pageInSource } from '../../features/reading/pageName.ts';
import { canonicalAngPath } from './canonicalAngPath.ts';
import type { PageMeta } from '../pageMeta.ts';
import type { AngContent } from './content.ts';

export const ang: PageMeta<AngContent> = {
  page: 'ang',
  canonical: (content) => canonicalAngPath(content.ang.source.id, content.ang.ang),
  constantWith: ['ang', 'source', 'highlight'],
  describe(i18n, content) {
    const { source, ang: number, verses } = content.ang;
    const place = pageInSource(i18n, source, number);
    const line = verses[0]?.unicode ?? '';
    return i18n._(msg`${place} with translation and transliteration: ${line}`);
  },
};

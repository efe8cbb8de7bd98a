import { msg, plural } from '@lingui/core/macro';
import type { PageMeta } from '../pageMeta.ts';
import type { SearchContent } from './content.ts';

export const search: PageMeta<SearchContent> = {
  page: 'search',
  canonical: () => null,
  describe: (i18n, content) =>
    i18n._(
      msg`${plural(content.total, { one: '# line of Gurbani found.', other: '# lines of Gurbani found.' })}`,
    ),
};

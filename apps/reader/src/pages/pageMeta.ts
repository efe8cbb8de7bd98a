import type { I18n } from '@lingui/core';
import type { SitemapEntry } from '@naad/api-contract';

/** Facts about a page that only the server needs. A `meta.ts` in the page's folder exports one for each of its pages. */
export interface PageMeta<Content extends { readonly page: string } = never> {
  readonly page: Content['page'];
  /**
   * The canonical address: without parameters added by a search or a share, and without defaults. Null for content that
   * search engines shouldn't index.
   */
  readonly canonical: (content: Content) => string | null;
  /** A sentence or two for search engines and link previews; empty for none. */
  readonly describe: (i18n: I18n, content: Content) => string;
  /**
   * Query parameters with which the page stays the same until the next deployment; omitted if it changes sooner. Leave out
   * parameters with typed text: such an address is hardly ever requested again, so it isn't worth caching.
   */
  readonly constantWith?: readonly string[];
  readonly sitemap?: readonly SitemapEntry[];
}

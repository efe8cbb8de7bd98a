import type { I18n } from '@lingui/core';
import type { SitemapEntry } from '@naad/api-contract';
import type { PageMeta } from '../pageMeta.ts';
import type { PageContent } from '../pages.ts';
import type { RoutePage } from '../routeResult.ts';

/** Metas by page. Only the server bundles them, so browser code must not import this file. */
const METAS = new Map(
  Object.values(
    import.meta.glob<Record<string, PageMeta<PageContent>>>('/src/pages/*/meta.ts', { eager: true }),
  )
    .flatMap((file) => Object.values(file))
    .map((meta) => [meta.page, meta]),
);

function metaOf({ page }: PageContent): PageMeta<PageContent> {
  const meta = METAS.get(page);
  if (!meta) throw new Error(`${page} has no meta.ts.`);
  return meta;
}

/** The canonical path of a page; null for errors and for what search engines shouldn't keep. */
export function canonicalPath({ status, content }: RoutePage): string | null {
  return status === 200 ? metaOf(content).canonical(content) : null;
}

/**
 * True if the page of an address stays the same until the next deployment. False for unknown and repeated
 * parameters: anyone can invent any number of such addresses, and each would be cached.
 */
export function isConstant({ status, content }: RoutePage, { searchParams }: URL): boolean {
  const { constantWith } = metaOf(content);
  const names = [...searchParams.keys()];
  return (
    status === 200 &&
    constantWith !== undefined &&
    names.every((name, at) => constantWith.includes(name) && names.indexOf(name) === at)
  );
}

/** A sentence or two for search engines and link previews; empty when there is nothing to say. */
export function pageDescription(i18n: I18n, { content }: RoutePage): string {
  return metaOf(content).describe(i18n, content);
}

/** Pages of the sitemap that aren't texts of scripture. */
export const sitemapEntries: readonly SitemapEntry[] = [...METAS.values()].flatMap(
  ({ sitemap = [] }) => sitemap,
);

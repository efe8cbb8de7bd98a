import { ANG_SOURCE_IDS, SOURCE_IDS, type Corpus, type SourceId } from '@naad/gurbani-corpus';
import type { ShabadOrder } from '../../presenters/index.ts';

/** Pages of the site that are no scripture. */
const STATIC_PATHS: readonly string[] = ['/', '/help', '/about', '/rehat-maryadha', '/terms-of-service'];

/**
 * All sitemaps by their names: the pages of the site, and of each work its shabads and its pages. Addresses are those that
 * the reader's documents call canonical. A work has far fewer than the 50,000 addresses a sitemap may hold.
 */
export function sitemapPaths(corpus: Corpus, order: ShabadOrder): ReadonlyMap<string, readonly string[]> {
  const maps: [name: string, paths: readonly string[]][] = [
    ['pages', STATIC_PATHS],
    ...SOURCE_IDS.map((id): [string, string[]] => [
      `shabads-${id}`,
      order.ofSource(id).map((index) => `/shabad?id=${corpus.shabad(index).id}`),
    ]),
    ...ANG_SOURCE_IDS.map((id): [string, string[]] => [`angs-${id}`, angPaths(corpus, id)]),
  ];
  return new Map(maps.filter(([, paths]) => paths.length > 0));
}

/** The Guru Granth Sahib is meant where no work is named. */
function angPaths(corpus: Corpus, id: SourceId): string[] {
  const angCount = corpus.catalogue.sources.find((source) => source.id === id)?.angCount ?? 0;
  return Array.from({ length: angCount }, (_, place) => place + 1)
    .filter((ang) => corpus.page(id, ang) !== null)
    .map((ang) => `/ang?ang=${ang}${id === 'G' ? '' : `&source=${id}`}`);
}

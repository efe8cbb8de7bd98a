import type { Feature, FeatureName } from '@naad/api-contract';
import { ANG_SOURCE_IDS, SOURCE_IDS, type Corpus, type SourceId } from '@naad/gurbani-corpus';
import type { ShabadOrder } from '../../presenters/index.ts';
import type { RehatPlace } from '../../sources/index.ts';

/** Pages of the site that are no text of scripture. */
const STATIC_PATHS: readonly string[] = [
  '/',
  '/sundar-gutka',
  '/index',
  '/index/sri-guru-granth-sahib',
  '/index/sri-dasam-granth-sahib',
  '/index/bhai-nand-lal-vaaran',
  '/sync',
  '/embed',
  '/quotes',
  '/help',
  '/about',
  '/rehat-maryadha',
  '/terms-of-service',
  '/what-is-sent',
];

/** Pages that say something only where a feature has a source; else search engines are asked not to keep them. */
const FED_PATHS: readonly (readonly [path: string, feature: FeatureName])[] = [
  ['/hukamnama', 'hukamnamas'],
  ['/index/amrit-keertan', 'amritkeertan'],
];

type Features = Readonly<Partial<Record<FeatureName, Pick<Feature, 'sources'>>>>;

/** Banis from here on are not in the list of banis. */
const FIRST_UNLISTED_BANI = 1000;

/**
 * All sitemaps by their names: the pages of the site, the banis, and of each work its shabads and its pages. Addresses are those that
 * the reader's documents call canonical. A work has far fewer than the 50,000 addresses a sitemap may hold.
 */
export function sitemapPaths(
  corpus: Corpus,
  order: Pick<ShabadOrder, 'ofSource'>,
  features: Features,
  rehatChapters: readonly RehatPlace[] = [],
): ReadonlyMap<string, readonly string[]> {
  const fedPaths = FED_PATHS.filter(([, feature]) => (features[feature]?.sources.length ?? 0) > 0);
  const maps: [name: string, paths: readonly string[]][] = [
    ['pages', [...STATIC_PATHS, ...fedPaths.map(([path]) => path), ...rehatChapters.map(rehatPath)]],
    ['banis', baniPaths(corpus)],
    ...SOURCE_IDS.map((id): [string, string[]] => [
      `shabads-${id}`,
      order.ofSource(id).map((index) => `/shabad?id=${corpus.shabad(index).id}`),
    ]),
    ...ANG_SOURCE_IDS.map((id): [string, string[]] => [`angs-${id}`, angPaths(corpus, id)]),
  ];
  return new Map(maps.filter(([, paths]) => paths.length > 0));
}

const rehatPath = ({ rehat, chapter }: RehatPlace) => `/rehat-maryadha/${rehat}/${chapter}`;

function baniPaths({ catalogue }: Corpus): string[] {
  return catalogue.banis.filter(({ id }) => id < FIRST_UNLISTED_BANI).map(({ id }) => `/sundar-gutka/${id}`);
}

/** The Guru Granth Sahib is meant where no work is named. */
function angPaths(corpus: Corpus, id: SourceId): string[] {
  const angCount = corpus.catalogue.sources.find((source) => source.id === id)?.angCount ?? 0;
  return Array.from({ length: angCount }, (_, place) => place + 1)
    .filter((ang) => corpus.page(id, ang) !== null)
    .map((ang) => `/ang?ang=${ang}${id === 'G' ? '' : `&source=${id}`}`);
}

import { ApiError, type SitemapEntry, type Feature, type FeatureName } from '@naad/api-contract';
import type { ShabadOrder } from '@naad/api-scripture/presenters';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { ANG_SOURCE_IDS, SOURCE_IDS, type SourceId } from '@naad/gurbani-model';
import { type Corpus } from '@naad/gurbani-corpus';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SCRIPTURE_CACHE } from '../../http/cacheControl.ts';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import type { RehatChapterId } from '../../sources/createSources.ts';

/** A sitemap by its name in the index. */
const SitemapParams = z.object({ name: z.string().max(40) });

const sitemapIndexSchema = { hide: true };
const sitemapSchema = { hide: true, params: SitemapParams };

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Renders a document of the sitemap protocol.
 *
 * @param root name of the root element; `item` is the name of its children
 * @param addresses absolute addresses
 * @param lastModified a date, `YYYY-MM-DD`
 */
function presentMap(
  { root, item }: { readonly root: string; readonly item: string },
  addresses: readonly string[],
  lastModified: string,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...addresses.map(
      (address) =>
        `<${item}><loc>${escapeMarkup(address)}</loc><lastmod>${escapeMarkup(lastModified)}</lastmod></${item}>`,
    ),
    `</${root}>`,
    '',
  ].join('\n');
}

function sendMap(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('cache-control', SCRIPTURE_CACHE)
    .send(xml);
}

/** `GET /sitemap.xml`, which lists the sitemaps, and `/sitemaps/{name}.xml`, which list every page, shabad and ang. */
export function sitemaps(
  app: ApiInstance,
  { config, corpus, order, origin, sources }: Services,
  entries: readonly SitemapEntry[],
): void {
  const paths = sitemapPaths(entries, corpus, order, sources.features, sources.rehatChapters);
  const [lastModified = ''] = corpus.info.updated.split(' ');
  const limit = rateLimit('other', config.rateLimit);

  app.get('/sitemap.xml', { schema: sitemapIndexSchema, config: limit }, (request, reply) => {
    const site = origin(request);
    const addresses = [...paths.keys()].map((name) => `${site}/sitemaps/${name}.xml`);
    return sendMap(reply, presentMap({ root: 'sitemapindex', item: 'sitemap' }, addresses, lastModified));
  });

  app.get('/sitemaps/:name.xml', { schema: sitemapSchema, config: limit }, (request, reply) => {
    const site = origin(request);
    const mapPaths = paths.get(request.params.name);
    if (!mapPaths) throw new ApiError('notFound');
    const addresses = mapPaths.map((path) => site + path);
    return sendMap(reply, presentMap({ root: 'urlset', item: 'url' }, addresses, lastModified));
  });
}

type Features = Readonly<Partial<Record<FeatureName, Pick<Feature, 'sources'>>>>;

/** Banis with this id or above aren't listed. */
const FIRST_UNLISTED_BANI = 1000;

/**
 * All sitemaps by name: the pages of the site, the banis, and the shabads and angs of each work, by canonical address. Every
 * work has far fewer than the 50,000 addresses that a sitemap may hold.
 *
 * @param entries pages of the site that aren't scripture
 */
export function sitemapPaths(
  entries: readonly SitemapEntry[],
  corpus: Corpus,
  order: Pick<ShabadOrder, 'ofSource'>,
  features: Features,
  rehatChapters: readonly RehatChapterId[] = [],
): ReadonlyMap<string, readonly string[]> {
  const listed = entries.filter(
    ({ feature }) => feature === undefined || (features[feature]?.sources.length ?? 0) > 0,
  );
  const maps: [name: string, paths: readonly string[]][] = [
    ['pages', [...listed.map(({ path }) => path), ...rehatChapters.map(rehatPath)]],
    ['banis', baniPaths(corpus)],
    ...SOURCE_IDS.map((id): [string, string[]] => [
      `shabads-${id}`,
      order.ofSource(id).map((index) => `/shabad?id=${corpus.shabad(index).id}`),
    ]),
    ...ANG_SOURCE_IDS.map((id): [string, string[]] => [`angs-${id}`, angPaths(corpus, id)]),
  ];
  return new Map(maps.filter(([, paths]) => paths.length > 0));
}

const rehatPath = ({ rehat, chapter }: RehatChapterId) => `/rehat-maryadha/${rehat}/${chapter}`;

function baniPaths({ catalogue }: Corpus): string[] {
  return catalogue.banis.filter(({ id }) => id < FIRST_UNLISTED_BANI).map(({ id }) => `/sundar-gutka/${id}`);
}

/** Addresses without a source mean the Guru Granth Sahib. */
function angPaths(corpus: Corpus, id: SourceId): string[] {
  const angCount = corpus.catalogue.sources.find((source) => source.id === id)?.angCount ?? 0;
  return Array.from({ length: angCount }, (_, index) => index + 1)
    .filter((ang) => corpus.page(id, ang) !== null)
    .map((ang) => `/ang?ang=${ang}${id === 'G' ? '' : `&source=${id}`}`);
}

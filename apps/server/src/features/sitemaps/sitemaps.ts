import { ApiError } from '@naad/api-contract';
import type { FastifyReply } from 'fastify';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SCRIPTURE_CACHE } from '../../http/cacheControl.ts';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { sitemapIndexSchema, sitemapSchema } from './schema.ts';
import { sitemapPaths } from './sitemapPaths.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * A document of the sitemap protocol.
 *
 * @param root of the document, and `item` what it holds
 * @param addresses absolute
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

/** `GET /sitemap.xml`, which lists the maps, and `/sitemaps/{name}.xml`, which list every shabad and ang. */
export function sitemaps(app: ApiInstance, { config, corpus, order, origin, sources }: Services): void {
  const paths = sitemapPaths(corpus, order, sources.features, sources.rehatChapters);
  const [lastModified = ''] = corpus.info.updated.split(' ');
  const limit = rateLimit('other', config.rateLimit);

  app.get('/sitemap.xml', { schema: sitemapIndexSchema, config: limit }, (request, reply) => {
    const site = origin(request);
    const addresses = [...paths.keys()].map((name) => `${site}/sitemaps/${name}.xml`);
    return sendMap(reply, presentMap({ root: 'sitemapindex', item: 'sitemap' }, addresses, lastModified));
  });

  app.get('/sitemaps/:name.xml', { schema: sitemapSchema, config: limit }, (request, reply) => {
    const site = origin(request);
    const of = paths.get(request.params.name);
    if (!of) throw new ApiError('notFound');
    const addresses = of.map((path) => site + path);
    return sendMap(reply, presentMap({ root: 'urlset', item: 'url' }, addresses, lastModified));
  });
}

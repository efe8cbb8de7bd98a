import { SEARCH_TYPES } from '@naad/gurbani-model';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { SiteServices } from '../../services.ts';

/** For browsers, so the OpenAPI description omits it. */
const opensearchSchema = { hide: true };

/** Maximum characters of the names (OpenSearch 1.1, draft 6). */
const MAX_SHORT_NAME_LENGTH = 16;
const MAX_LONG_NAME_LENGTH = 48;

function clip(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim();
}

function presentOpensearch(siteName: string, site: string): string {
  const search = `${site}/search?q={searchTerms}&type=${SEARCH_TYPES.autoDetect}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeMarkup(clip(siteName, MAX_SHORT_NAME_LENGTH))}</ShortName>`,
    `<LongName>${escapeMarkup(clip(siteName, MAX_LONG_NAME_LENGTH))}</LongName>`,
    '<Description>Search Gurbani by the first letter of each word.</Description>',
    '<InputEncoding>UTF-8</InputEncoding>',
    '<OutputEncoding>UTF-8</OutputEncoding>',
    `<Image type="image/svg+xml">${escapeMarkup(`${site}/favicon.svg`)}</Image>`,
    `<Url type="text/html" method="get" template="${escapeMarkup(search)}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeMarkup(`${site}/opensearch.xml`)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

/** `GET /opensearch.xml`: lets browsers search the site from their address bar. */
export function opensearch(app: ApiInstance, { config, origin }: SiteServices): void {
  app.get(
    '/opensearch.xml',
    { schema: opensearchSchema, config: rateLimit('page', config.rateLimit) },
    (request, reply) =>
      reply
        .header('content-type', 'application/opensearchdescription+xml; charset=utf-8')
        .header('cache-control', SITE_FILE_CACHE)
        .send(presentOpensearch(config.siteName, origin(request))),
  );
}

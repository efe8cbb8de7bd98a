import type { ApiInstance } from '../../http/apiInstance.ts';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { SiteServices } from '../../services.ts';

/** For crawlers, so the OpenAPI description omits it. */
const robotsSchema = { hide: true };

/** Endless lists, pages that differ on each visit, and addresses for programs. */
const DISALLOWED = ['/search?', '/random', '/shabad?random', '/preferences'];
/** Addresses of the API if it has no prefix. */
const ROOT_API = ['/v2', '/docs', '/capabilities'];

/** `GET /robots.txt`: addresses that crawlers should skip, and the sitemap. */
export function robots(app: ApiInstance, { config, origin }: SiteServices): void {
  const api = config.apiPrefix === '' ? ROOT_API : [`${config.apiPrefix}/`];
  const rules = ['User-agent: *', ...[...DISALLOWED, ...api].map((path) => `Disallow: ${path}`)];
  app.get(
    '/robots.txt',
    { schema: robotsSchema, config: rateLimit('page', config.rateLimit) },
    (request, reply) =>
      reply
        .header('content-type', 'text/plain; charset=utf-8')
        .header('cache-control', SITE_FILE_CACHE)
        .send([...rules, '', `Sitemap: ${origin(request)}/sitemap.xml`, ''].join('\n')),
  );
}

/** `GET /robots.txt` of an API on its own origin, whose addresses are for programs. */
export function apiRobots(app: ApiInstance, { config }: SiteServices): void {
  app.get(
    '/robots.txt',
    { schema: robotsSchema, config: rateLimit('page', config.rateLimit) },
    (_request, reply) =>
      reply
        .header('content-type', 'text/plain; charset=utf-8')
        .header('cache-control', SITE_FILE_CACHE)
        .send('User-agent: *\nDisallow: /\n'),
  );
}

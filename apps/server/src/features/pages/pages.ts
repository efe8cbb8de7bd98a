import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ApiTransport, type PageResult } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE, PAGE_CACHE, REDIRECT_CACHE } from '../../http/cacheControl.ts';
import { contentSecurityPolicy } from '../../http/contentSecurityPolicy.ts';
import { isApiPath } from '../../http/isApiPath.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';
import type { Reader } from './loadReader.ts';
import { pageSchema } from './schema.ts';
import { registerStaticFiles } from './registerStaticFiles.ts';

export interface PagesOptions {
  readonly services: Services;
  readonly reader: Reader;
  /** A way to call the API for a page of the site at that origin. */
  readonly transport: (origin: string) => ApiTransport;
}

function cookiesOf({ cookies }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cookies).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

function sendPage(reply: FastifyReply, result: PageResult): FastifyReply {
  if (result.kind === 'redirect') {
    return reply
      .header('cache-control', result.isCacheable ? REDIRECT_CACHE : 'no-store')
      .redirect(result.location, result.status);
  }
  return reply
    .code(result.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(result.styleHashes))
    .header('cache-control', result.status < 400 ? PAGE_CACHE : NO_CACHE)
    .header('vary', 'Cookie, Accept-Language')
    .send(result.html);
}

/** Every address that is neither the API's nor a file's is a page, and the reader says what it is: not found, too. */
export async function pages(app: ApiInstance, options: PagesOptions): Promise<void> {
  const { reader, services, transport } = options;
  const { config } = services;
  await registerStaticFiles(app, reader.clientDirectory);
  app.get(
    '/*',
    { schema: pageSchema, config: rateLimit('page', config.rateLimit) },
    async (request, reply) => {
      if (isApiPath(request.url, config.apiPrefix)) throw new ApiError('notFound');
      const origin = services.origin(request);
      const result = await reader.renderPage({
        url: request.url,
        origin,
        siteName: config.siteName,
        links: config.links,
        banner: config.banner,
        apiPrefix: config.apiPrefix,
        version,
        cookies: cookiesOf(request),
        acceptLanguage: request.headers['accept-language'] ?? '',
        api: transport(origin),
        onFailure: (error) => {
          request.log.error(error, 'a page could not be made');
        },
      });
      return sendPage(reply, result);
    },
  );
}

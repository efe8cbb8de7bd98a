import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@naad/api-contract';
import { chosenLanguage, preferencesOfCookies } from '@naad/settings-schema';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { PAGE_CACHE } from '../../http/cacheControl.ts';
import { contentSecurityPolicy } from '../../http/contentSecurityPolicy.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { completeDocument } from './completeDocument.ts';
import { documentOf, type FrontEnd } from './loadFrontEnds.ts';
import { frontEndSchema } from './schema.ts';

const YEAR_MS = 31_536_000_000;

/**
 * `/control` and `/display`: documents that were drawn at build time, in the visitor's language and theme. What they load
 * lies below `assets/` beside them, with a hash of its content in its name.
 */
export async function frontEnds(
  app: ApiInstance,
  services: Services,
  built: readonly FrontEnd[],
): Promise<void> {
  for (const frontEnd of built) {
    await app.register(fastifyStatic, {
      root: frontEnd.assetsDirectory,
      prefix: `${frontEnd.base}/assets/`,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: YEAR_MS,
      preCompressed: true,
      decorateReply: false,
    });
    for (const [address, name] of frontEnd.addresses) {
      app.get(
        address,
        { schema: frontEndSchema, config: rateLimit('page', services.config.rateLimit) },
        (request, reply) => sendDocument(services, request, reply, frontEnd, name),
      );
    }
  }
}

function sendDocument(
  { config, origin }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  frontEnd: FrontEnd,
  name: string,
): FastifyReply {
  const { theme, language } = preferencesOfCookies(request.cookies);
  const spoken = chosenLanguage(language, request.headers['accept-language'] ?? '');
  const document = documentOf(frontEnd, name, spoken);
  if (!document) throw new ApiError('notFound');
  // An address with a code leads to one session of one day, and to nothing that a search engine could keep.
  if (request.url.split('?')[0] !== frontEnd.base) reply.header('x-robots-tag', 'noindex');
  const { styleHashes, scriptHashes } = document;
  const policy = contentSecurityPolicy(styleHashes, { socketOrigin: origin(request), scriptHashes });
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', PAGE_CACHE)
    .header('vary', 'Cookie, Accept-Language')
    .send(completeDocument(document.html, { siteName: config.siteName, apiPrefix: config.apiPrefix, theme }));
}

import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { ApiError, type ApiTransport, type PageResult } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import { framePolicy } from '../../http/contentSecurityPolicy.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';
import type { Embed } from './loadEmbed.ts';
import { frameSchema } from './schema.ts';

export interface EmbedOptions {
  readonly services: Services;
  readonly embed: Embed;
  /** A way to call the API for a frame of the site at that origin. */
  readonly transport: (origin: string) => ApiTransport;
}

const YEAR_MS = 31_536_000_000;

/** A frame is the same for everybody; scripture changes only with a deployment, but a look may be mended. */
const FRAME_CACHE = 'public, max-age=3600, stale-while-revalidate=86400';

/** Pages of other origins may load it, also those that let in nothing that does not say so. */
function allowEverybody(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
}

/**
 * `/embed.js`, and `/embed/v1/shabad?id=…`, `…/verse?id=…`, `…/ang?ang=…&source=…`: the only pages of the site that others
 * may frame.
 */
export async function embed(
  app: ApiInstance,
  { services, embed: built, transport }: EmbedOptions,
): Promise<void> {
  const { config, origin } = services;
  await app.register(fastifyStatic, {
    root: built.loaderDirectory,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map'],
    maxAge: '1h',
    preCompressed: true,
    decorateReply: false,
    setHeaders: allowEverybody,
  });
  await app.register(fastifyStatic, {
    root: built.assetsDirectory,
    prefix: '/embed/v1/assets/',
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
    decorateReply: false,
    setHeaders: allowEverybody,
  });
  app.get(
    '/embed/v1/:kind',
    {
      schema: frameSchema,
      config: rateLimit('page', config.rateLimit),
      helmet: { frameguard: false, crossOriginResourcePolicy: { policy: 'cross-origin' } },
    },
    async (request, reply) => {
      const site = origin(request);
      const result = await built.renderPage({
        url: request.url,
        origin: site,
        siteName: config.siteName,
        links: config.links,
        banner: null,
        apiPrefix: config.apiPrefix,
        version,
        // What a visitor chose on the site is theirs: nothing of it is shown on another, nor is anything learnt of them there.
        cookies: {},
        acceptLanguage: request.headers['accept-language'] ?? '',
        api: transport(site),
        onFailure: (error) => request.log.error(error, 'a frame could not be made'),
      });
      return sendFrame(reply, result);
    },
  );
}

function sendFrame(reply: FastifyReply, result: PageResult): FastifyReply {
  if (result.kind === 'redirect') throw new ApiError('notFound');
  return (
    reply
      .code(result.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', framePolicy(result.styleHashes, result.scriptHashes ?? []))
      // A page that lets in only what agrees to it may frame this too.
      .header('cross-origin-embedder-policy', 'require-corp')
      .header('cache-control', result.status < 400 ? FRAME_CACHE : NO_CACHE)
      .header('vary', 'Accept-Language')
      .send(result.html)
  );
}

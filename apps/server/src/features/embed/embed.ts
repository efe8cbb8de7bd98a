import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ApiTransport, framePolicy, type PageResult } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { browserApi } from '../../http/browserApi.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import { pageAddress } from '../../http/requestOrigin.ts';
import type { LongResponses } from '../../http/createLongResponses.ts';
import { isReportable } from '../../http/toErrorResponse.ts';
import { nextTurn } from '../../http/eventLoop.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { sendPieces } from '../../http/sendPieces.ts';
import { serveAssets, serveFiles } from '../../http/serveFiles.ts';
import type { SiteServices } from '../../services.ts';
import { version } from '../../version.ts';
import type { Embed } from './loadEmbed.ts';

/** Frames and scripts are for browsers, so the OpenAPI description omits them. */
const frameSchema = { hide: true };

export interface EmbedOptions {
  readonly services: SiteServices;
  readonly embed: Embed;
  /** Creates an API transport for a frame of the site at an origin. */
  readonly transport: (origin: string, visitor: FastifyRequest) => ApiTransport;
  readonly longAnswers: LongResponses;
}

/**
 * A frame is the same for all visitors. Scripture changes only with a deployment, but a style fix should arrive soon.
 */
const FRAME_CACHE = 'public, max-age=3600, stale-while-revalidate=86400';

/** Lets other origins load the response, including those that enforce cross-origin resource policies. */
function allowAllOrigins(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
}

/**
 * `/embed.js`, and `/embed/v1/shabad?id=…`, `…/verse?id=…`, `…/ang?ang=…&source=…`: the only pages of the site that other
 * sites may frame.
 */
export async function embed(
  app: ApiInstance,
  { services, embed: assets, transport, longAnswers }: EmbedOptions,
): Promise<void> {
  const { config, origin } = services;
  await serveFiles(app, { root: assets.loaderDirectory, setHeaders: allowAllOrigins }, ['**/*.map']);
  await serveAssets(app, {
    root: assets.assetsDirectory,
    prefix: '/embed/v1/assets/',
    setHeaders: allowAllOrigins,
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
      try {
        const result = await assets.renderPage({
          href: pageAddress(site, request),
          origin: site,
          siteName: config.siteName,
          links: config.links,
          banner: null,
          apiPrefix: browserApi(config),
          accountPrefix: config.apiPrefix,
          version,
          // Don't show a visitor's preferences on another site, nor learn about them there.
          cookies: {},
          acceptLanguage: request.headers['accept-language'] ?? '',
          api: transport(site, request),
          nextTurn,
          onFailure: (error) => {
            if (isReportable(error)) request.log.error(error, 'a frame could not be made');
          },
        });
        return await sendFrame(reply, result);
      } finally {
        longAnswers.end(request);
      }
    },
  );
}

async function sendFrame(reply: FastifyReply, result: PageResult): Promise<FastifyReply> {
  if (result.kind === 'redirect') throw new ApiError('notFound');
  reply
    .code(result.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', framePolicy(result.styleHashes, result.scriptHashes ?? []))
    // Pages under a cross-origin embedder policy may frame this too.
    .header('cross-origin-embedder-policy', 'require-corp')
    .header('cache-control', result.status < 400 ? FRAME_CACHE : NO_CACHE)
    .header('vary', 'Accept-Language');
  return sendPieces(reply, result.html);
}

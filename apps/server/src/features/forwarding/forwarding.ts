import replyFrom from '@fastify/reply-from';
import { ApiError } from '@naad/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddressReader } from '../../http/clientAddress.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { formatRendererCall, RENDERER_HEADER } from '../../http/rendererCall.ts';

export interface ForwardingOptions {
  /** Where this process reaches the API. */
  readonly origin: string;
  readonly apiPrefix: string;
  readonly rendererKey: string;
  readonly addressOf: AddressReader;
}

/** Time for the API to begin its response; pictures and sitemaps take longest. */
const TIMEOUT_MS = 30_000;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

/** Account routes, below the API's prefix: their cookies and passkeys belong to the site's origin. */
const ACCOUNT_PATHS = [
  '/login/*',
  '/logout',
  '/user',
  '/user/*',
  '/favourite-shabads',
  '/favourite-shabads/*',
  '/pothis',
];

/** Addresses of the site that others link to and that need the scripture. */
const SITE_PATHS = ['/og/*', '/oembed', '/sitemap.xml', '/sitemaps/*'];

/** Passes requests for accounts, pictures and lists of pages on to the API process unchanged, with the visitor's address. */
export async function forwarding(
  app: ApiInstance,
  { origin, apiPrefix, rendererKey, addressOf }: ForwardingOptions,
): Promise<void> {
  await app.register(async (scope: ApiInstance) => {
    // Bodies are passed on as they come.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      done(null, body);
    });
    await scope.register(replyFrom, { base: origin, undici: { headersTimeout: TIMEOUT_MS } });
    const forward = (request: FastifyRequest, reply: FastifyReply) => {
      const call = formatRendererCall(rendererKey, { purpose: 'forward', visitor: addressOf(request.raw) });
      return reply.from(request.url, {
        rewriteRequestHeaders: (_request, headers) => ({ ...headers, [RENDERER_HEADER]: call }),
        onError: () => sendUnavailable(request, reply, apiPrefix),
      });
    };
    for (const url of [...ACCOUNT_PATHS.map((path) => apiPrefix + path), ...SITE_PATHS]) {
      scope.route({ method: [...METHODS], url, schema: { hide: true }, handler: forward });
    }
  });
}

/** Answers in place of the API: a login without JavaScript returns to its page, which says why. */
function sendUnavailable(request: FastifyRequest, reply: FastifyReply, apiPrefix: string): FastifyReply {
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  if (request.url.startsWith(`${apiPrefix}/login/`) && !isJson) {
    return reply.redirect('/login?problem=accountsUnavailable', 303);
  }
  const isAccount = request.url.startsWith(`${apiPrefix}/`);
  return reply.send(new ApiError(isAccount ? 'accountsUnavailable' : 'sourceUnavailable'));
}

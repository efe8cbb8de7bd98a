import replyFrom from '@fastify/reply-from';
import { ApiError, POTHI_LIMITS } from '@naad/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_BODY_BYTES, IMPORT_BYTES } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import type { AddressReader } from '../../http/clientAddress.ts';
import { formatRendererCall, RENDERER_HEADER } from '../../http/rendererCall.ts';

export interface ForwardingOptions {
  /** Origin at which this process reaches the API. */
  readonly origin: string;
  readonly apiPrefix: string;
  readonly rendererKey: string;
  readonly addressOf: AddressReader;
}

/** Time for the API to begin its response; pictures and sitemaps take longest. */
const TIMEOUT_MS = 30_000;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const;

/**
 * Account routes, below the API's prefix, with the maximum bytes of a body: their cookies and passkeys belong to the site's
 * origin.
 */
const ACCOUNT_PATHS: readonly (readonly [path: string, bytes: number])[] = [
  ['/login/*', ACCOUNT_BODY_BYTES],
  ['/logout', ACCOUNT_BODY_BYTES],
  ['/user', ACCOUNT_BODY_BYTES],
  ['/user/*', ACCOUNT_BODY_BYTES],
  ['/favourite-shabads', ACCOUNT_BODY_BYTES],
  ['/favourite-shabads/*', ACCOUNT_BODY_BYTES],
  ['/favourite-shabads/import', IMPORT_BYTES],
  ['/pothis', POTHI_LIMITS.bytes],
  ['/reports', ACCOUNT_BODY_BYTES],
  ['/reports/*', ACCOUNT_BODY_BYTES],
];

/** Addresses of the site that others link to and that need the scripture. */
const SITE_PATHS = ['/og/*', '/oembed', '/sitemap.xml', '/sitemaps/*'];

/** Passes requests for accounts, pictures and lists of pages on to the API process unchanged, with the visitor's address. */
export async function forwarding(
  app: ApiInstance,
  { origin, apiPrefix, rendererKey, addressOf }: ForwardingOptions,
): Promise<void> {
  await app.register(async (scope: ApiInstance) => {
    // Bodies are passed on as they are, but whole: a stream would be cut, and the visitor's connection with it, if the API is away.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    await scope.register(replyFrom, { base: origin, undici: { headersTimeout: TIMEOUT_MS } });
    const forward = (request: FastifyRequest, reply: FastifyReply) => {
      const call = formatRendererCall(rendererKey, { purpose: 'forward', visitor: addressOf(request.raw) });
      const { body, headers } = request;
      return reply.from(request.url, {
        ...(Buffer.isBuffer(body) && { body, contentType: headers['content-type'] ?? '' }),
        rewriteRequestHeaders: (_request, own) => ({ ...own, [RENDERER_HEADER]: call }),
        onError: () => sendUnavailable(request, reply, apiPrefix),
      });
    };
    const route = (url: string, bodyLimit: number) =>
      scope.route({ method: [...METHODS], url, bodyLimit, schema: { hide: true }, handler: forward });
    for (const [path, bytes] of ACCOUNT_PATHS) route(apiPrefix + path, bytes);
    for (const path of SITE_PATHS) route(path, ACCOUNT_BODY_BYTES);
  });
}

/** Answers in place of the API: a login without JavaScript returns to its page, which says why. */
function sendUnavailable(request: FastifyRequest, reply: FastifyReply, apiPrefix: string): FastifyReply {
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  if (request.url.startsWith(`${apiPrefix}/login/`) && !isJson) {
    return reply.redirect('/login?problem=accountsUnavailable', 303);
  }
  if (request.url.startsWith(`${apiPrefix}/reports`)) return reply.send(new ApiError('reportsUnavailable'));
  const isAccount = request.url.startsWith(`${apiPrefix}/`);
  return reply.send(new ApiError(isAccount ? 'accountsUnavailable' : 'sourceUnavailable'));
}

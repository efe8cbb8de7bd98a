import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@naad/api-contract';
import type { Services } from '../services.ts';
import type { ApiInstance } from './apiInstance.ts';

/** Default maximum request body of account routes, in bytes. */
export const ACCOUNT_BODY_BYTES = 65_536;
/** Maximum body of an import of favourites, in bytes: enough for ten thousand with a note each. */
export const IMPORT_BYTES = 8_388_608;

const PREFLIGHT_SECONDS = '600';

/** Sets the headers of account responses: no caching, and CORS only for origins that logins may return to. */
export function registerAccountHeaders(scope: ApiInstance, { config, origin }: Services): void {
  scope.addHook('onRequest', (request, reply, done) => {
    reply
      .header('cache-control', 'no-store')
      .header('vary', 'Origin, Authorization, Cookie')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-resource-policy', 'same-origin');
    const from = request.headers.origin;
    if (from !== undefined && (from === origin(request) || config.login.redirectOrigins.includes(from))) {
      reply.header('access-control-allow-origin', from);
    }
    done();
  });
}

/** Responds to the CORS preflights of other sites' calls with a token. */
export function handlePreflights(scope: ApiInstance, paths: readonly string[]): void {
  for (const path of paths) {
    scope.options(path, { schema: { hide: true } }, (_request: FastifyRequest, reply: FastifyReply) =>
      reply
        .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
        .header('access-control-allow-headers', 'authorization, content-type')
        .header('access-control-max-age', PREFLIGHT_SECONDS)
        .code(204)
        .send(),
    );
  }
}

/**
 * Refuses a request from another site's page, for routes that rely on cookies. Every browser sends one of the
 * two headers with a POST; a request with neither isn't from a browser.
 * @throws ApiError `otherOrigin`
 */
export function requireSameOrigin(request: FastifyRequest, origin: string): void {
  const { origin: from, 'sec-fetch-site': site } = request.headers;
  const isOwn = from === undefined ? site === undefined || site === 'same-origin' : from === origin;
  if (!isOwn) throw new ApiError('otherOrigin');
}

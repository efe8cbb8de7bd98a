import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@naad/api-contract';
import type { Services } from '../services.ts';
import type { ApiInstance } from './apiInstance.ts';

/** Longest body of a request about an account, in bytes, unless its route says more. */
export const ACCOUNT_BODY_BYTES = 65_536;

const PREFLIGHT_SECONDS = '600';

/**
 * What answers about accounts have in common: nobody keeps them but who asked, and pages of other sites read them only where
 * the operator lets logins return there.
 */
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

/** Answers what a browser asks before a page of another site may call these with a token. */
export function answerPreflights(scope: ApiInstance, paths: readonly string[]): void {
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
 * For what cookies have a say in: refused when a page of another site sent it. Every browser says where a POST comes from,
 * by one header or the other; what says neither is no browser.
 *
 * @throws ApiError `otherOrigin`
 */
export function requireOwnPage(request: FastifyRequest, origin: string): void {
  const { origin: from, 'sec-fetch-site': site } = request.headers;
  const isOwn = from === undefined ? site === undefined || site === 'same-origin' : from === origin;
  if (!isOwn) throw new ApiError('otherOrigin');
}

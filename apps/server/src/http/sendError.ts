import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';
import { loggedPath } from './accessLog.ts';
import { NO_CACHE } from './cacheControl.ts';
import { CLOSED_POLICY } from './contentSecurityPolicy.ts';
import { errorAnswer } from './errorAnswer.ts';
import { isApiPath } from './isApiPath.ts';
import { plainPage } from './plainPage.ts';

const TITLES: Readonly<Record<number, string>> = {
  404: 'Page not found',
  429: 'Too many requests',
  500: 'Something went wrong',
};

/** Answers an error: JSON for the API, a plain page for the rest. What an operator should hear of is logged with its cause. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { apiPrefix, siteName }: Pick<Config, 'apiPrefix' | 'siteName'>,
): FastifyReply {
  const { status, body, isReportable } = errorAnswer(error, request.routeOptions.config.malformed);
  if (isReportable) request.log.error({ err: error, path: loggedPath(request) }, 'failed');
  reply
    .code(status)
    .header('cache-control', NO_CACHE)
    .header('content-security-policy', CLOSED_POLICY)
    .header('x-content-type-options', 'nosniff');
  if (isApiPath(request.url, apiPrefix)) {
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .send(JSON.stringify(body));
  }
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .send(plainPage(siteName, TITLES[status] ?? 'This request was not understood', body.data.error));
}

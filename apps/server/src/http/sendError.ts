import { BASE_HEADERS, CLOSED_POLICY } from '@naad/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';
import { loggedRoute } from './accessLog.ts';
import { NO_CACHE } from './cacheControl.ts';
import { OverBudgetError } from './costLimit.ts';
import { toErrorResponse } from './toErrorResponse.ts';
import { isApiPath } from './isApiPath.ts';
import { localPath } from './requestOrigin.ts';
import { plainPage, plainPolicy, type PlainLink } from './plainPage.ts';
import { setRetryAfter } from './setRetryAfter.ts';

const TITLES: Readonly<Record<number, string>> = {
  404: 'Page not found',
  413: 'The text is too long',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available right now',
};

/** Path of embeds on other sites, whose errors are shown there too. */
const EMBED_PATH = '/embed/v1/';

/** A link to the same page, which may succeed later. */
function linksFor(status: number, { method, url }: FastifyRequest): readonly PlainLink[] {
  if (method === 'POST') return [{ href: localPath(url), label: 'Back' }];
  return status === 429 || status >= 500 ? [{ href: localPath(url), label: 'Try again' }] : [];
}

/** Sends an error: JSON for the API, a plain page otherwise. Reportable errors are logged. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { apiPrefix, siteName }: Pick<Config, 'apiPrefix' | 'siteName'>,
): FastifyReply {
  const { status, body, isReportable } = toErrorResponse(error, request.routeOptions.config.malformed);
  if (isReportable) request.log.error({ err: error, route: loggedRoute(request) }, 'failed');
  for (const [name, value] of Object.entries(BASE_HEADERS)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  reply.code(status).header('cache-control', NO_CACHE);
  if (error instanceof OverBudgetError) reply.header('retry-after', error.retryAfterSeconds);
  setRetryAfter(reply);
  if (isApiPath(request.url, apiPrefix)) {
    return reply
      .header('content-security-policy', CLOSED_POLICY)
      .header('content-type', 'application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .send(JSON.stringify(body));
  }
  const isFramed = request.url.startsWith(EMBED_PATH);
  return reply
    .header('content-security-policy', plainPolicy({ isFramed }))
    .header('content-type', 'text/html; charset=utf-8')
    .send(
      plainPage({
        siteName,
        title: TITLES[status] ?? 'This request is invalid',
        text: body.data.error,
        links: linksFor(status, request),
        isFramed,
      }),
    );
}

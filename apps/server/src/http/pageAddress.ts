import type { FastifyRequest } from 'fastify';

/**
 * The absolute address of a page for its renderer. The path is appended, not resolved: resolving would treat
 * `//host` as another site and throw on `//`.
 * @param origin the site's origin; `URL` can parse it
 */
export function pageAddress(origin: string, request: Pick<FastifyRequest, 'url'>): string {
  return origin + request.url;
}

import type { FastifyRequest } from 'fastify';

/** True for the API in BaniDB's shapes: version 2 and the ceremonies. */
export function isVerseApi({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return /\/(v2|ceremonies)\//.test(url);
}

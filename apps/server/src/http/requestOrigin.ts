import type { FastifyRequest } from 'fastify';

/** A host name, IPv4 address or bracketed IPv6 address, with an optional port: what may be repeated in an answer. */
const HOST = /^([a-z\d]([a-z\d.-]{0,252})|\[[a-f\d:.]{2,45}\])(:\d{1,5})?$/i;

/**
 * The absolute address of the site as the client named it, without a trailing slash. A Host header that is none, or that
 * could carry markup into an answer, is not repeated.
 */
export function requestOrigin(request: FastifyRequest): string {
  const { host, protocol } = request;
  return HOST.test(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : 'http://localhost';
}

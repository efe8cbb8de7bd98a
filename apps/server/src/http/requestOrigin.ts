import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * A host name, IPv4 address or bracketed IPv6 address with an optional port; nothing else is echoed in a
 * response.
 */
const HOST = /^([a-z\d]([a-z\d.-]{0,252})|\[[a-f\d:.]{2,45}\])(:\d{1,5})?$/i;

const FALLBACK = 'http://localhost';

/**
 * The site's origin as the client addressed it, in browser spelling (`http://naad.example:8080`). `URL` can
 * parse every returned value; an unparsable Host header gives `http://localhost`.
 */
export function requestOrigin(request: FastifyRequest): string {
  const { host, protocol } = request;
  const named = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  return HOST.test(host) && URL.canParse(named) ? new URL(named).origin : FALLBACK;
}

/** `http://host/path`, as clients send to a proxy. */
const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)(.*)$/is;

/**
 * Returns the path and query of a request, always with a leading slash. For the absolute form (RFC 9112,
 * 3.2.2), the target's host replaces the Host header.
 */
export function readRequestTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const target = request.url ?? '';
  if (target.startsWith('/')) return target;
  const [, host, rest = ''] = ABSOLUTE_FORM.exec(target) ?? [];
  if (host === undefined) return `/${target === '*' ? '' : target}`;
  request.headers.host = host;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The absolute address of a page for its renderer. The path is appended, not resolved: resolving would treat
 * `//host` as another site and throw on `//`.
 * @param origin the site's origin; `URL` can parse it
 */
export function pageAddress(origin: string, request: Pick<FastifyRequest, 'url'>): string {
  return origin + request.url;
}

const LOCAL_BASE = 'http://site.invalid';

/** A path of this site to return to; anything a browser could resolve to another site becomes `/`. */
export function localPath(back: string | undefined): string {
  if (back === undefined || !back.startsWith('/') || !URL.canParse(back, LOCAL_BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(back, LOCAL_BASE);
  // `//host` within the path would again be another site.
  return origin === LOCAL_BASE && !pathname.startsWith('//') ? pathname + search + hash : '/';
}

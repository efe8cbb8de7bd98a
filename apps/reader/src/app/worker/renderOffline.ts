import { TransportError } from '@naad/api-client';
import { contentSecurityPolicy, type ApiTransport, type PageRequest } from '@naad/api-contract';
import type { RoutePage } from '../../pages/routeResult.ts';
import { renderPage } from '../renderPage.tsx';
import { readKeptPage } from '../../shared/offline/keptPages.ts';
import type { Visitor } from '../../shared/offline/visitor.ts';
import { openDeviceApi } from './deviceApi.ts';

/**
 * Renders the document of an address without a connection: from the scripture on this device, or else the kept page, or what
 * needs no data, or why not.
 */
export async function renderOffline(url: URL, visitor: Visitor): Promise<Response> {
  const api = await openDeviceApi(visitor);
  const request = { ...pageRequest(url, visitor, api ?? noConnection), isOffline: true } as const;
  const result = await renderPage(request, () => readKeptPage<RoutePage>(url.href));
  if (result.kind === 'redirect') return Response.redirect(new URL(result.location, url).href, result.status);
  return new Response(new Blob([...result.html]), {
    status: result.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(result.styleHashes, {
        apiOrigin: apiOrigin(visitor, url),
      }),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

const noConnection: ApiTransport = () => Promise.reject(new TransportError('network', 'No connection.'));

/** The request that the server would pass to the reader for this visitor. */
export function pageRequest(
  url: URL,
  { site, cookies, acceptLanguage }: Visitor,
  api: ApiTransport,
): PageRequest {
  const { siteName, version, apiPrefix, accountPrefix, shareOrigin, embedUrl, links, banner, login, events } =
    site;
  return {
    href: url.href,
    origin: url.origin,
    siteName,
    version,
    apiPrefix,
    accountPrefix,
    links,
    banner,
    ...(shareOrigin !== null && { shareOrigin }),
    ...(embedUrl !== undefined && { embedUrl }),
    ...(login && { login }),
    ...(events && { events }),
    cookies,
    acceptLanguage,
    api,
    nextTurn: () =>
      new Promise((resolve) => {
        setTimeout(resolve);
      }),
    // The page itself says what failed.
    onFailure: () => undefined,
  };
}

function apiOrigin({ site }: Visitor, { origin }: URL): string | null {
  const api = new URL(site.apiPrefix, origin).origin;
  return api === origin ? null : api;
}

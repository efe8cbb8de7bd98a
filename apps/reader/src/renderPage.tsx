import type { PageDocument, PageRequest, PageResult } from '@naad/api-contract';
import { createApiClient, makeApiConstants } from '@naad/api-client';
import { decodePreferences, PREFERENCES_COOKIE } from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { fontHref, inlineFontStyles, linkedFontStyles, preloadHrefs, scriptHref } from 'virtual:built-assets';
import { App } from './App.tsx';
import { FONT_COOKIE, fontMark } from './fontCookie.ts';
import { canonicalPath } from './head/canonicalPath.ts';
import { pageDescription } from './head/pageDescription.ts';
import { structuredData } from './head/structuredData.ts';
import { htmlDocument } from './htmlDocument.ts';
import type { PageOutcome } from './navigation/outcome.ts';
import { createRouteCache } from './navigation/routeCache.ts';
import type { PageData } from './pageData.ts';
import { failurePage, resolveRoute } from './routes/resolveRoute.ts';
import type { RouteResult, RoutePage } from './routes/routeResult.ts';

/** Shared by all requests: the deployment is the same for everyone. */
const constants = makeApiConstants();

/** The server's way into the reader. Never throws for what a visitor asks: errors are pages. */
export async function renderPage(request: PageRequest): Promise<PageResult> {
  const url = new URL(request.url, request.origin);
  const result = await resultOf(request, url);
  if (result.kind === 'redirect') {
    return {
      kind: 'redirect',
      status: result.isPermanent ? 301 : 302,
      location: result.to,
      isCacheable: result.isCacheable,
    };
  }
  return renderDocument(request, url, result);
}

async function resultOf({ api }: PageRequest, url: URL): Promise<RouteResult> {
  try {
    return await resolveRoute({ url, api: createApiClient(api, constants) });
  } catch (error) {
    return failurePage(error);
  }
}

function renderDocument(request: PageRequest, url: URL, page: RoutePage): PageDocument {
  const { siteName, version, apiPrefix, cookies, origin } = request;
  const preferences = decodePreferences(cookies[PREFERENCES_COOKIE]);
  const href = url.pathname + url.search;
  const canonical = canonicalPath(page);
  const data: PageData = { site: { siteName, version, apiPrefix }, preferences, fontHref, href, page };
  const hasFont = cookies[FONT_COOKIE] === fontMark(fontHref);
  const styles = hasFont ? linkedFontStyles : inlineFontStyles;
  const html = htmlDocument({
    head: {
      siteName,
      title: page.title,
      description: pageDescription(page),
      theme: preferences.theme,
      canonicalHref: canonical === null ? null : origin + canonical,
      leavesFor: page.content.page === 'outside' ? page.content.href : null,
    },
    styles: styles.css,
    fontHref: hasFont ? fontHref : null,
    scriptHref,
    preloadHrefs,
    body: renderBody(data),
    data,
    structuredData: structuredData(page, { siteName, origin }),
  });
  return { kind: 'document', status: page.status, html, styleHashes: [styles.hash] };
}

function renderBody({ site, preferences, href, page }: PageData): string {
  const first: PageOutcome = { kind: 'page', href, page, isRepeatable: true };
  // Everything is there before the first component is drawn, so nothing is ever loaded from within.
  const cache = createRouteCache(first, () => Promise.resolve({ kind: 'failed', reason: 'unknown' }));
  return renderToString(
    <StaticRouter location={href}>
      <App site={site} store={makeStore({ preferences })} cache={cache} first={first} />
    </StaticRouter>,
  );
}

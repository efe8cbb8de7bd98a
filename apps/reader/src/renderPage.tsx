import type { PageDocument, PageRequest, PageResult } from '@naad/api-contract';
import type { I18n } from '@lingui/core';
import { createApiClient, makeApiConstants } from '@naad/api-client';
import {
  chosenLanguage,
  decodePreferences,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  type Preferences,
  PREFERENCES_COOKIE,
} from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { chunkHrefs, fontHref, inlineFontStyles, linkedFontStyles, scriptHref } from 'virtual:built-assets';
import { App } from './App.tsx';
import { BANNER_COOKIE } from './shell/bannerCookie.ts';
import { FONT_COOKIE, fontMark } from './fontCookie.ts';
import { canonicalPath } from './head/canonicalPath.ts';
import { pageDescription } from './head/pageDescription.ts';
import { structuredData } from './head/structuredData.ts';
import { htmlDocument } from './htmlDocument.ts';
import { LANGUAGES } from './language/languages.ts';
import { catalogParts, catalogSource, loadCatalog } from './language/loadCatalog.ts';
import { makeI18n } from './language/makeI18n.ts';
import type { PageOutcome } from './navigation/outcome.ts';
import { createRouteCache } from './navigation/routeCache.ts';
import type { PageData } from './pageData.ts';
import { failurePage, resolveRoute } from './routes/resolveRoute.ts';
import type { RouteResult, RoutePage } from './routes/routeResult.ts';
import { loadAllViews, viewSource } from './routes/views.ts';

/** Shared by all requests: the deployment is the same for everyone. */
const constants = makeApiConstants();

// A server speaks all languages and draws all pages: what a browser loads one by one is here from the start.
const [catalogs] = await Promise.all([
  Promise.all(
    INTERFACE_LANGUAGES.map(async (each) => [each, await loadCatalog(each, ['site', 'pages'])] as const),
  ),
  loadAllViews(),
]);
const messagesOf = Object.fromEntries(catalogs);

/** What a visitor gets a page with, besides what they ask for. */
interface Visitor {
  readonly preferences: Preferences;
  readonly language: InterfaceLanguage;
  readonly i18n: I18n;
}

/** The server's way into the reader. Never throws for what a visitor asks: errors are pages. */
export async function renderPage(request: PageRequest): Promise<PageResult> {
  const url = new URL(request.url, request.origin);
  const visitor = visitorOf(request);
  const result = await resultOf(request, url, visitor);
  if (result.kind === 'redirect') {
    return {
      kind: 'redirect',
      status: result.isPermanent ? 301 : 302,
      location: result.to,
      isCacheable: result.isCacheable,
    };
  }
  return renderDocument(request, url, result, visitor);
}

function visitorOf({ cookies, acceptLanguage }: PageRequest): Visitor {
  const preferences = decodePreferences(cookies[PREFERENCES_COOKIE]);
  const language = chosenLanguage(preferences.language, acceptLanguage);
  return { preferences, language, i18n: makeI18n(language, messagesOf[language] ?? {}) };
}

async function resultOf(request: PageRequest, url: URL, { language, i18n }: Visitor): Promise<RouteResult> {
  try {
    return await resolveRoute({ url, language, i18n, api: createApiClient(request.api, constants) });
  } catch (error) {
    request.onFailure(error);
    return failurePage(i18n, error);
  }
}

function renderDocument(request: PageRequest, url: URL, page: RoutePage, visitor: Visitor): PageDocument {
  const { siteName, version, apiPrefix, links, cookies, origin } = request;
  const banner = request.banner?.id === cookies[BANNER_COOKIE] ? null : request.banner;
  const { preferences, language, i18n } = visitor;
  const href = url.pathname + url.search;
  const canonical = canonicalPath(page);
  const data: PageData = {
    site: { siteName, version, apiPrefix, links, banner },
    preferences,
    language,
    fontHref,
    href,
    page,
  };
  const hasFont = cookies[FONT_COOKIE] === fontMark(fontHref);
  const styles = hasFont ? linkedFontStyles : inlineFontStyles;
  const html = htmlDocument({
    head: {
      siteName,
      title: page.title,
      description: pageDescription(i18n, page),
      theme: preferences.theme,
      canonicalHref: canonical === null ? null : origin + canonical,
      leavesFor: page.content.page === 'outside' ? page.content.href : null,
    },
    language: LANGUAGES[language],
    styles: styles.css,
    fontHref: hasFont ? fontHref : null,
    scriptHref,
    preloadHrefs: preloadHrefs(page, language),
    body: renderBody(data, i18n),
    data,
    structuredData: structuredData(i18n, page, { siteName, origin }),
  });
  return { kind: 'document', status: page.status, html, styleHashes: [styles.hash] };
}

function hrefsOf(source: string): readonly string[] {
  const hrefs = chunkHrefs[source];
  if (!hrefs) throw new Error(`The build has no file of its own for ${source}.`);
  return hrefs;
}

/** What the script asks for as soon as it runs, so that it need not wait for it. */
function preloadHrefs({ content: { page } }: RoutePage, language: InterfaceLanguage): string[] {
  const catalogs = catalogParts(page).map((part) => catalogSource(language, part));
  const sources = ['src/entryClient.tsx', viewSource(page), ...catalogs];
  const hrefs = new Set(sources.flatMap(hrefsOf));
  hrefs.delete(scriptHref);
  return [...hrefs];
}

function renderBody({ site, preferences, href, page }: PageData, i18n: I18n): string {
  const first: PageOutcome = { kind: 'page', href, page, isRepeatable: true };
  // Everything is there before the first component is drawn, so nothing is ever loaded from within.
  const cache = createRouteCache(first, () => Promise.resolve({ kind: 'failed', reason: 'unknown' }));
  return renderToString(
    <StaticRouter location={href}>
      <App site={site} store={makeStore({ preferences })} i18n={i18n} cache={cache} first={first} />
    </StaticRouter>,
  );
}

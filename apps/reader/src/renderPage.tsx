import type { PageDocument, PageRequest, PageResult } from '@naad/api-contract';
import type { I18n } from '@lingui/core';
import { createApiClient, makeApiConstants } from '@naad/api-client';
import {
  chosenLanguage,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  LANGUAGES,
  type Preferences,
  preferencesOfCookies,
} from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import {
  chosenFaces,
  chunkHrefs,
  fontHref,
  inlineFontStyles,
  linkedFontStyles,
  scriptFaces,
  scriptHref,
  stylesHref,
  viewStyles,
} from 'virtual:built-assets';
import { App } from './App.tsx';
import { BANNER_COOKIE } from './shell/bannerCookie.ts';
import { facesNeeded } from './fonts/facesNeeded.ts';
import { FONT_COOKIE, fontMark } from './fontCookie.ts';
import { canonicalPath } from './head/canonicalPath.ts';
import { pageDescription } from './head/pageDescription.ts';
import { pagePicture, sharedPath } from './head/pagePicture.ts';
import { structuredData } from './head/structuredData.ts';
import { htmlDocument } from './htmlDocument.ts';
import { catalogParts, catalogSource, loadCatalog } from './language/loadCatalog.ts';
import { makeI18n } from './language/makeI18n.ts';
import type { PageOutcome } from './navigation/outcome.ts';
import { createRouteCache } from './navigation/routeCache.ts';
import { textsKey } from './navigation/textsKey.ts';
import type { PageData } from './pageData.ts';
import { failurePage, resolveRoute } from './routes/resolveRoute.ts';
import type { RouteResult, RoutePage } from './routes/routeResult.ts';
import { loadAllViews, type ViewName, viewNameOf } from './routes/views.ts';
import { viewSource } from './routes/viewSource.ts';

/** Shared by all requests: the deployment is the same for everyone. */
const constants = makeApiConstants();

// A server speaks all languages and draws all pages: what a browser loads one by one is here from the start.
const [catalogs] = await Promise.all([
  Promise.all(
    INTERFACE_LANGUAGES.map(
      async (each) => [each, await loadCatalog(each, ['site', 'pages', 'seldom'])] as const,
    ),
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
  const preferences = preferencesOfCookies(cookies);
  const language = chosenLanguage(preferences.language, acceptLanguage);
  return { preferences, language, i18n: makeI18n(language, messagesOf[language] ?? {}) };
}

async function resultOf(request: PageRequest, url: URL, visitor: Visitor): Promise<RouteResult> {
  try {
    const { sent } = request;
    const api = createApiClient(request.api, constants);
    return await resolveRoute({ ...visitor, url, api, ...(sent && { sent }) });
  } catch (error) {
    request.onFailure(error);
    return failurePage(visitor.i18n, error);
  }
}

function renderDocument(request: PageRequest, url: URL, page: RoutePage, visitor: Visitor): PageDocument {
  const { siteName, version, apiPrefix, links, cookies, origin, shareOrigin = null } = request;
  const banner = request.banner?.id === cookies[BANNER_COOKIE] ? null : request.banner;
  const { preferences, language, i18n } = visitor;
  const href = url.pathname + url.search;
  const canonical = canonicalPath(page);
  const shared = sharedPath(page, canonical);
  const picture = pagePicture(page);
  const data: PageData = {
    site: {
      siteName,
      version,
      apiPrefix,
      links,
      banner,
      shareOrigin,
      login: request.login ?? null,
      ...(request.events && { events: request.events }),
    },
    preferences,
    language,
    fontHref,
    stylesHref,
    href,
    page,
  };
  const hasFont = cookies[FONT_COOKIE] === fontMark(fontHref);
  const body = renderBody(data, i18n);
  const faces = facesFor(body, preferences, language);
  const view = viewNameOf(page.content, preferences.readingMode);
  const styles = [hasFont ? linkedFontStyles : inlineFontStyles, stylesOf(viewSource(view)), ...faces.styles];
  const html = htmlDocument({
    head: {
      siteName,
      title: page.title,
      description: pageDescription(i18n, page),
      theme: preferences.theme,
      canonicalHref: canonical === null ? null : origin + canonical,
      sharedHref: shared === null ? null : origin + shared,
      picture: { ...picture, path: origin + picture.path },
      leavesFor: page.content.page === 'outside' ? page.content.href : null,
    },
    language: LANGUAGES[language],
    styles: styles.map(({ css }) => css),
    fontHrefs: [...(hasFont ? [fontHref] : []), ...faces.hrefs],
    scriptHref,
    preloadHrefs: preloadHrefs(view, language),
    body,
    data,
    structuredData: structuredData(i18n, page, { siteName, origin }),
  });
  return { kind: 'document', status: page.status, html, styleHashes: styles.map(({ hash }) => hash) };
}

/** Faces besides the default one: the chosen one at once where lines are drawn in it, other scripts when they are met. */
function facesFor(body: string, preferences: Preferences, language: InterfaceLanguage) {
  const { chosen, scripts } = facesNeeded(preferences, language);
  const face = chosen !== null && body.includes(` data-font="${chosen}"`) ? chosenFaces[chosen] : undefined;
  return {
    styles: [...(face ? [face.styles] : []), ...scripts.map((script) => scriptFaces[script])],
    hrefs: face ? [face.href] : [],
  };
}

function hrefsOf(source: string): readonly string[] {
  const hrefs = chunkHrefs[source];
  if (!hrefs) throw new Error(`The build has no file of its own for ${source}.`);
  return hrefs;
}

function stylesOf(view: string) {
  const styles = viewStyles[view];
  if (!styles) throw new Error(`The build has no styles for ${view}.`);
  return styles;
}

/** What the script asks for as soon as it runs, so that it need not wait for it. */
function preloadHrefs(view: ViewName, language: InterfaceLanguage): string[] {
  const catalogs = catalogParts(view).map((part) => catalogSource(language, part));
  const sources = ['src/entryClient.tsx', viewSource(view), ...catalogs];
  const hrefs = new Set(sources.flatMap(hrefsOf));
  hrefs.delete(scriptHref);
  return [...hrefs];
}

function renderBody({ site, preferences, href, page }: PageData, i18n: I18n): string {
  const first: PageOutcome = { kind: 'page', href, page, isRepeatable: true };
  // Everything is there before the first component is drawn, so nothing is ever loaded from within.
  const cache = createRouteCache(
    first,
    () => Promise.resolve({ kind: 'failed', reason: 'unknown' }),
    () => textsKey(preferences),
  );
  return renderToString(
    <StaticRouter location={href}>
      <App site={site} store={makeStore({ preferences })} i18n={i18n} cache={cache} first={first} />
    </StaticRouter>,
  );
}

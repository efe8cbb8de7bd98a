import {
  ApiError,
  jsonInTurns,
  type PageDocument,
  type PageRequest,
  type PageResult,
} from '@naad/api-contract';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createApiClient, createApiConstants, paceClient } from '@naad/api-client';
import {
  resolveLanguage,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  LANGUAGES,
  type Preferences,
  numberLocale,
  preferencesFromCookies,
  withLanguageDefaults,
} from '@naad/settings-schema';
import { renderInTurns } from '@naad/gurbani-render/server';
import { makeStore } from '@naad/settings-state';
import { makeI18n } from '@naad/ui-i18n';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import {
  chosenFaces,
  chunkHrefs,
  fontDataHref,
  fontHref,
  inlineFontStyles,
  LINKS_STYLESHEET,
  latinHrefs,
  letterChecks,
  linkedFontStyles,
  privateFontStyles,
  scriptFaces,
  scriptHref,
  stylesHref,
  viewStyles,
} from 'virtual:built-assets';
import { App } from './App.tsx';
import { facesNeeded } from '../shared/fonts/facesNeeded.ts';
import { canonicalPath, isConstant, pageDescription } from '../pages/head/pageHead.ts';
import { pagePicture, sharedPath } from '../pages/head/pagePicture.ts';
import { structuredData } from '../pages/head/structuredData.ts';
import { loadHeadCatalog } from './loadHeadCatalog.ts';
import { htmlDocument } from './htmlDocument.ts';
import { catalogSource, loadCatalog } from '../shared/language/loadCatalog.ts';
import { type PageOutcome, createRouteCache, verseIncludesKey } from '../shared/navigation/routeCache.ts';
import type { PageData } from './pageData.ts';
import { bannerFor, hasCachedFont } from './pageVariant.ts';
import { messagePage } from '../pages/message/messagePage.ts';
import { failurePage, resolveRoute } from '../pages/resolveRoute.ts';
import type { RouteResult, RoutePage } from '../pages/routeResult.ts';
import { type AnyPage, pageFor } from '../pages/pages.ts';
import { catalogParts, loadAllViews } from './navigation/views.ts';
import { viewSource } from './navigation/viewSource.ts';

/** Shared by all requests, since the deployment is the same for all visitors. */
const constants = createApiConstants();

const CATALOG_PARTS = ['site', 'pages', 'tools', 'seldom'] as const;

type Messages = Awaited<ReturnType<typeof loadCatalog>>;

const loadedMessages = new Map<InterfaceLanguage, Promise<Messages>>();

/** The messages of every page in a language, and of their titles and descriptions. */
function messagesOf(language: InterfaceLanguage): Promise<Messages> {
  const loading =
    loadedMessages.get(language) ??
    Promise.all([loadCatalog(language, CATALOG_PARTS), loadHeadCatalog(language)]).then(
      ([messages, head]) => ({ ...messages, ...head }),
    );
  loadedMessages.set(language, loading);
  return loading;
}

/** Loads the catalogs and views of every page, which {@link renderPage} otherwise does with the first page of a language. */
export async function prepareRendering(): Promise<void> {
  await Promise.all([loadAllViews(), ...INTERFACE_LANGUAGES.map(messagesOf)]);
}

/** Preferences and language of the visitor of a request. */
interface Visitor {
  readonly preferences: Preferences;
  readonly language: InterfaceLanguage;
  readonly i18n: I18n;
}

/**
 * The server's entry point to the reader. Loader errors don't reject: they become error pages.
 *
 * @param readKept reads a copy of the page, rendered in place of a message that says why there is nothing to read
 */
export async function renderPage(
  request: PageRequest,
  readKept?: () => Promise<RoutePage | null>,
): Promise<PageResult> {
  const url = new URL(request.href);
  const visitor = await visitorOf(request);
  const loaded = await resultOf(request, url, visitor);
  const result = (isMessage(loaded) && (await readKept?.())) || loaded;
  if (result.kind === 'redirect') {
    return {
      kind: 'redirect',
      status: result.isPermanent ? 301 : 302,
      location: result.to,
      isCacheable: result.isCacheable,
    };
  }
  // Parsing a long answer can take a whole turn, so rendering starts in the next one.
  await request.nextTurn();
  return renderDocument(request, url, result, visitor);
}

const isMessage = (result: RouteResult): boolean =>
  result.kind === 'page' && (result.status !== 200 || result.content.page === 'message');

/** Loads the page of an address without rendering it. Rejects as the page's loader does. */
export async function loadPage(request: PageRequest): Promise<RouteResult> {
  return resolve(request, new URL(request.href), await visitorOf(request));
}

async function visitorOf({ cookies, acceptLanguage }: PageRequest): Promise<Visitor> {
  const stored = preferencesFromCookies(cookies);
  const language = resolveLanguage(stored.language, acceptLanguage);
  const [messages] = await Promise.all([messagesOf(language), loadAllViews()]);
  return {
    preferences: withLanguageDefaults(stored, language),
    language,
    i18n: makeI18n(language, messages, numberLocale(language, stored.numerals)),
  };
}

/** True unless the API refused the address itself: the device lacks the data, or the route. */
const isLacking = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.id === 'sourceUnavailable' || error.id === 'notFound';

async function resultOf(request: PageRequest, url: URL, visitor: Visitor): Promise<RouteResult> {
  try {
    return await resolve(request, url, visitor);
  } catch (error) {
    request.onFailure(error);
    return request.isOffline && isLacking(error)
      ? messagePage(visitor.i18n, { id: 'offline' })
      : failurePage(visitor.i18n, error);
  }
}

function resolve(request: PageRequest, url: URL, visitor: Visitor): Promise<RouteResult> {
  const { formFields } = request;
  const api = paceClient(createApiClient(request.api, constants), request.nextTurn);
  return resolveRoute({ ...visitor, url, api, ...(formFields && { formFields }) });
}

async function renderDocument(
  request: PageRequest,
  url: URL,
  page: RoutePage,
  visitor: Visitor,
): Promise<PageDocument> {
  const { siteName, version, apiPrefix, accountPrefix, links, cookies, origin, shareOrigin = null } = request;
  const banner = bannerFor(request);
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
      accountPrefix,
      links,
      banner,
      shareOrigin,
      login: request.login ?? null,
      ...(request.embedUrl !== undefined && { embedUrl: request.embedUrl }),
      ...(request.events && { events: request.events }),
      ...(request.isOnlineOnly && { isOnlineOnly: true }),
    },
    preferences,
    language,
    fontHref,
    stylesHref,
    scriptHref,
    href,
    page,
  };
  const body = await renderBody(data, i18n, request.nextTurn);
  const faces = facesFor(body, url, visitor, hasCachedFont(cookies));
  const view = pageFor(page.content, preferences.readingMode);
  const styles = [...faces.styles, ...(LINKS_STYLESHEET ? [] : [stylesOf(viewSource(view))])];
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
    inlineScripts: faces.checks.map(({ code }) => code),
    stylesheetHref: LINKS_STYLESHEET ? stylesHref : null,
    fontHrefs: faces.hrefs,
    scriptHref,
    preloadHrefs: preloadHrefs(view, language),
    body,
    data: await jsonInTurns(data, request.nextTurn),
    structuredData: structuredData(i18n, page, { siteName, origin }),
  });
  return {
    kind: 'document',
    status: page.status,
    html,
    styleHashes: styles.map(({ hash }) => hash),
    scriptHashes: faces.checks.map(({ hash }) => hash),
    ...(isConstant(page, url) && { isConstant: true }),
  };
}

/** Texts for which the site has a Latin book face. */
const BOOK_TEXT = / lang="(?:en|es|pa-Latn)"/;

/**
 * The rules of faces, the files to preload, the reading face first, and the scripts that check for letters. Script faces load on
 * demand.
 *
 * @param isCached whether the browser has the fonts of earlier pages in its cache
 */
function facesFor(
  body: readonly string[],
  url: URL,
  { preferences, language }: Visitor,
  isCached: boolean,
): { styles: readonly Styles[]; hrefs: readonly string[]; checks: readonly LetterCheck[] } {
  // Browsers name the address of the document as the referrer of its fonts, whatever its policy, so a token may have none.
  if (url.searchParams.has('token'))
    return { styles: [privateFontStyles], hrefs: [fontDataHref], checks: [] };
  const { chosen, scripts } = facesNeeded(preferences, language);
  const face =
    chosen !== null && body.some((piece) => piece.includes(` data-font="${chosen}"`))
      ? chosenFaces[chosen]
      : undefined;
  const hasBookText = ['en', 'es'].includes(language) || body.some((piece) => BOOK_TEXT.test(piece));
  const latin = [latinHrefs.interface, ...(hasBookText ? [latinHrefs.text] : [])];
  return {
    styles: [
      isCached ? linkedFontStyles : inlineFontStyles,
      ...(face ? [face.styles] : []),
      ...scripts.map((script) => scriptFaces[script]),
    ],
    hrefs: [isCached ? fontHref : fontDataHref, ...(face ? [face.href] : []), ...(isCached ? latin : [])],
    checks: scripts.flatMap((script) => letterChecks[script] ?? []),
  };
}

function hrefsOf(source: string): readonly string[] {
  const hrefs = chunkHrefs[source];
  if (!hrefs) throw new Error(`The build has no chunk for ${source}.`);
  return hrefs;
}

type Styles = typeof inlineFontStyles;
type LetterCheck = NonNullable<(typeof letterChecks)['devanagari']>;

function stylesOf(view: string): Styles {
  const styles = viewStyles[view];
  if (!styles) throw new Error(`The build has no styles for ${view}.`);
  return styles;
}

/** Chunks that the script requests as soon as it runs. */
function preloadHrefs(view: AnyPage, language: InterfaceLanguage): string[] {
  const catalogs = catalogParts(view).map((part) => catalogSource(language, part));
  const sources = ['src/entryClient.tsx', viewSource(view), ...catalogs];
  const hrefs = new Set(sources.flatMap(hrefsOf));
  hrefs.delete(scriptHref);
  return [...hrefs];
}

function renderBody(
  { site, preferences, href, page }: PageData,
  i18n: I18n,
  nextTurn: PageRequest['nextTurn'],
): Promise<string[]> {
  const first: PageOutcome<RoutePage> = { kind: 'page', href, page, isRepeatable: true };
  // Everything is loaded before rendering, so this loader is never called.
  const cache = createRouteCache(
    first,
    () => Promise.resolve({ kind: 'failed', reason: 'unknown' }),
    () => verseIncludesKey(preferences),
  );
  return renderInTurns(
    <StaticRouter location={href}>
      <App site={site} store={makeStore({ preferences })} i18n={i18n} cache={cache} first={first} />
    </StaticRouter>,
    {
      render: renderToString,
      withContexts: (part) => <I18nProvider i18n={i18n}>{part}</I18nProvider>,
      nextTurn,
    },
  );
}

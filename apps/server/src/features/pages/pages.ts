import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiError,
  type ApiTransport,
  contentSecurityPolicy,
  type PageDocument,
  type PageResult,
  workerPolicy,
} from '@naad/api-contract';
import { dayInAmritsar } from '@naad/api-scripture/sources';
import { requireSameOrigin } from '../../http/accountScope.ts';
import type { Config } from '../../config/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE, PAGE_CACHE, REDIRECT_CACHE, SHARED_PAGE_CACHE } from '../../http/cacheControl.ts';
import { browserApi } from '../../http/browserApi.ts';
import type { LongResponses } from '../../http/createLongResponses.ts';
import { nextTurn } from '../../http/eventLoop.ts';
import { isReportable } from '../../http/toErrorResponse.ts';
import { isApiPath } from '../../http/isApiPath.ts';
import { pageAddress } from '../../http/requestOrigin.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { sendPieces } from '../../http/sendPieces.ts';
import { serveAssets, serveFiles, serveWorker } from '../../http/serveFiles.ts';
import type { SiteServices } from '../../services.ts';
import { version } from '../../version.ts';
import { type CachedPage, createPageCache, isCacheable, sendCachedPage } from './createPageCache.ts';
import type { Reader } from './loadReader.ts';
import { serveRemovingWorker } from './serveRemovingWorker.ts';
import { translateHighlights } from './translateHighlights.ts';

/** Pages aren't part of the API, so the OpenAPI description omits them. */
const pageSchema = { hide: true };

export interface PagesOptions {
  readonly services: SiteServices;
  readonly reader: Reader;
  /** Creates an API transport for a page of the site at an origin. */
  readonly transport: (origin: string, visitor: FastifyRequest) => ApiTransport;
  readonly longAnswers: LongResponses;
}

type FormFields = Readonly<Record<string, string>>;

/**
 * Pages that accept a form post without JavaScript, for text too long for an address or a report. Only a page of this
 * site may send a form that changes something.
 */
const FORM_PAGES = [
  { path: '/quotes', isSaved: false },
  { path: '/share', isSaved: false },
  { path: '/report', isSaved: true },
  { path: '/report/:token', isSaved: true },
] as const;
const FORM = 'application/x-www-form-urlencoded';
/** 10,000 characters of nine bytes each in form encoding. */
const FORM_BYTES = 98_304;

function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.toLowerCase().startsWith(FORM) ?? false;
}

function cookiesOf({ cookies }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cookies).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

/** Request headers that pages depend on. The compression of uncached pages adds the encoding. */
const PAGE_VARY = 'Cookie, Accept-Language';

/** @param options.isRefused true if the API refused data of the page because of too many requests */
async function sendPage(
  reply: FastifyReply,
  result: PageResult,
  { isRefused, apiOrigin }: { isRefused: boolean; apiOrigin: string | null },
): Promise<FastifyReply> {
  if (result.kind === 'redirect') {
    return reply
      .header('cache-control', result.isCacheable ? REDIRECT_CACHE : 'no-store')
      .redirect(result.location, result.status);
  }
  const status = isRefused && result.status >= 400 ? 429 : result.status;
  writeHead(reply, policyOf(result, apiOrigin))
    .code(status)
    .header('cache-control', status < 400 ? PAGE_CACHE : NO_CACHE);
  return sendPieces(reply, result.html);
}

const policyOf = ({ styleHashes, scriptHashes = [] }: PageDocument, apiOrigin: string | null): string =>
  contentSecurityPolicy(styleHashes, { scriptHashes, apiOrigin });

/** Sends a page that stays the same until the next deployment; shared caches may keep one without choices. */
function sendConstant(reply: FastifyReply, page: CachedPage, isShared: boolean): Promise<FastifyReply> {
  writeHead(reply, page.contentSecurityPolicy)
    .header('cache-control', isShared ? SHARED_PAGE_CACHE : PAGE_CACHE)
    .header('vary', `${PAGE_VARY}, Accept-Encoding`);
  return sendCachedPage(reply, page);
}

const isConstant = (result: PageResult): result is PageDocument =>
  result.kind === 'document' && result.isConstant === true && isCacheable(result.html);

function writeHead(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('vary', PAGE_VARY);
}

/** Lifetime of a cached page in a process that only renders pages: the API may be deployed separately. */
const REMOTE_CACHE_MS = 60_000;

/** Passes every address that is neither an API call nor a file to the reader, which also renders not-found pages. */
export async function pages(app: ApiInstance, options: PagesOptions): Promise<void> {
  const { reader, services, transport, longAnswers } = options;
  const { config } = services;
  await registerStaticFiles(app, reader, config);
  const { pageVariant } = reader;
  const cache =
    pageVariant && config.pageCacheBytes > 0
      ? createPageCache({
          pageVariant,
          maxBytes: config.pageCacheBytes,
          maxAgeMs: config.serves === 'pages' ? REMOTE_CACHE_MS : null,
          onFailure: (error) => {
            app.log.warn(error, 'pages are kept in memory only');
          },
        })
      : null;
  if (cache) services.metrics?.addCache('pages', cache.counts);
  app.addHook('onClose', (_instance, done) => {
    cache?.close();
    done();
  });
  /** Everything about a request that can change its page. */
  const inputsOf = (request: FastifyRequest) => {
    const origin = services.origin(request);
    return {
      href: pageAddress(origin, request),
      origin,
      banner: services.siteFiles.banner(dayInAmritsar(Date.now())) ?? config.banner,
      login: {
        kind: config.login.provider === null ? ('passwords' as const) : ('provider' as const),
        acceptsUnsolicitedTokens: config.login.acceptsUnsolicitedTokens,
        ...(services.health.accounts?.().state === 'unavailable' && { isUnavailable: true }),
      },
      cookies: cookiesOf(request),
      acceptLanguage: request.headers['accept-language'] ?? '',
    };
  };
  const sendRendered = async (request: FastifyRequest, reply: FastifyReply, formFields?: FormFields) => {
    const inputs = inputsOf(request);
    const slot = formFields ? undefined : cache?.slot(request, inputs);
    if (slot?.page) return sendConstant(reply, slot.page, slot.isShared);
    const callApi = transport(inputs.origin, request);
    let isRefused = false;
    const api: ApiTransport = async (path, body) => {
      const response = await callApi(path, body);
      if (response.status === 429) isRefused = true;
      return response;
    };
    try {
      const result = await reader.renderPage({
        ...inputs,
        ...(formFields && { formFields }),
        siteName: config.siteName,
        links: config.links,
        ...(config.shareOrigin !== null && { shareOrigin: config.shareOrigin }),
        ...(config.frontEnds.embed !== null && { embedUrl: config.frontEnds.embed }),
        ...(config.events && { events: config.events }),
        ...(!config.offline && { isOnlineOnly: true }),
        apiPrefix: browserApi(config),
        accountPrefix: config.apiPrefix,
        version,
        api,
        nextTurn,
        onFailure: (error) => {
          if (isReportable(error)) request.log.error(error, 'a page could not be made');
        },
      });
      if (slot && isConstant(result) && !isRefused) {
        const policy = policyOf(result, config.apiOrigin);
        return await sendConstant(reply, await slot.keep(result.html, policy), slot.isShared);
      }
      return await sendPage(reply, result, { isRefused, apiOrigin: config.apiOrigin });
    } finally {
      longAnswers.end(request);
    }
  };
  app.get(
    '/*',
    { schema: pageSchema, config: rateLimit('page', config.rateLimit) },
    async (request, reply) => {
      if (isApiPath(request.url, config.apiPrefix)) throw new ApiError('notFound');
      // Browsers read two leading slashes as another host, so redirect to a single one.
      const single = request.url.replace(/^[/\\]{2,}/, '/');
      if (single !== request.url) return reply.header('cache-control', REDIRECT_CACHE).redirect(single, 301);
      const translated = await translateHighlights(request.url, transport(services.origin(request), request));
      if (translated !== null) return reply.header('cache-control', REDIRECT_CACHE).redirect(translated, 302);
      return sendRendered(request, reply);
    },
  );
  await app.register(async (forms: ApiInstance) => {
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    for (const { path, isSaved } of FORM_PAGES) {
      // Without a prefix, this address belongs to the API.
      if (path === '/quotes' && config.apiPrefix === '') continue;
      forms.post<{ Body: FormFields }>(
        path,
        { schema: pageSchema, config: rateLimit('quotes', config.rateLimit) },
        (request, reply) => {
          if (!isForm(request)) throw new ApiError('badRequest');
          if (isSaved) requireSameOrigin(request, services.origin(request));
          return sendRendered(request, reply, request.body);
        },
      );
    }
  });
}

/** Serves the files that pages load, such as `favicon.svg`; those below `assets/` are named by a hash of their content. */
async function registerStaticFiles(
  app: ApiInstance,
  { clientDirectory, workerDirectory }: Pick<Reader, 'clientDirectory' | 'workerDirectory'>,
  { apiOrigin, offline }: Pick<Config, 'apiOrigin' | 'offline'>,
): Promise<void> {
  const assets = path.join(clientDirectory, 'assets');
  if (existsSync(assets)) await serveAssets(app, { root: assets, prefix: '/assets/' });
  await serveFiles(app, { root: clientDirectory }, ['assets/**', '**/*.html', '**/*.map']);
  if (!offline) serveRemovingWorker(app);
  else if (workerDirectory !== undefined) {
    await serveWorker(app, { root: workerDirectory }, workerPolicy(apiOrigin));
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ApiErrorId, type ApiTransport, type PageResult } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE, PAGE_CACHE, REDIRECT_CACHE } from '../../http/cacheControl.ts';
import { contentSecurityPolicy } from '../../http/contentSecurityPolicy.ts';
import { isApiPath } from '../../http/isApiPath.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { dayInAmritsar } from '../../sources/index.ts';
import { version } from '../../version.ts';
import type { Reader } from './loadReader.ts';
import { pageSchema } from './schema.ts';
import { registerStaticFiles } from './registerStaticFiles.ts';

export interface PagesOptions {
  readonly services: Services;
  readonly reader: Reader;
  /** A way to call the API for a page of the site at that origin. */
  readonly transport: (origin: string) => ApiTransport;
}

type FormFields = Readonly<Record<string, string>>;

/** Pages with a form for more than fits into an address, which works without script. It changes nothing here. */
const FORM_PAGES = ['/quotes'] as const;
const FORM = 'application/x-www-form-urlencoded';
/** 10,000 characters of nine bytes each, as they are written in a form. */
const FORM_BYTES = 98_304;

function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.toLowerCase().startsWith(FORM) ?? false;
}

function cookiesOf({ cookies }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cookies).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

const OF_SOURCE: ApiErrorId = 'sourceUnavailable';

/** That a source elsewhere does not answer is logged by who asks it. The reader has an `ApiError` of its own, built into it. */
function isOfSource(error: unknown): boolean {
  return error instanceof Error && 'id' in error && error.id === OF_SOURCE;
}

function sendPage(reply: FastifyReply, result: PageResult): FastifyReply {
  if (result.kind === 'redirect') {
    return reply
      .header('cache-control', result.isCacheable ? REDIRECT_CACHE : 'no-store')
      .redirect(result.location, result.status);
  }
  return reply
    .code(result.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(result.styleHashes))
    .header('cache-control', result.status < 400 ? PAGE_CACHE : NO_CACHE)
    .header('vary', 'Cookie, Accept-Language')
    .send(result.html);
}

/** Every address that is neither the API's nor a file's is a page, and the reader says what it is: not found, too. */
export async function pages(app: ApiInstance, options: PagesOptions): Promise<void> {
  const { reader, services, transport } = options;
  const { config } = services;
  await registerStaticFiles(app, reader.clientDirectory);
  const sendRendered = async (request: FastifyRequest, reply: FastifyReply, sent?: FormFields) => {
    const origin = services.origin(request);
    const result = await reader.renderPage({
      url: request.url,
      ...(sent && { sent }),
      origin,
      siteName: config.siteName,
      links: config.links,
      banner: services.siteFiles.banner(dayInAmritsar(Date.now())) ?? config.banner,
      ...(config.shareOrigin !== null && { shareOrigin: config.shareOrigin }),
      login: {
        kind: config.login.provider === null ? 'passwords' : 'provider',
        takesUnsolicitedTokens: config.login.takesUnsolicitedTokens,
      },
      ...(config.events && { events: config.events }),
      apiPrefix: config.apiPrefix,
      version,
      cookies: cookiesOf(request),
      acceptLanguage: request.headers['accept-language'] ?? '',
      api: transport(origin),
      onFailure: (error) => {
        if (!isOfSource(error)) request.log.error(error, 'a page could not be made');
      },
    });
    return sendPage(reply, result);
  };
  app.get('/*', { schema: pageSchema, config: rateLimit('page', config.rateLimit) }, (request, reply) => {
    if (isApiPath(request.url, config.apiPrefix)) throw new ApiError('notFound');
    return sendRendered(request, reply);
  });
  await app.register(async (forms: ApiInstance) => {
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    // At the root the API has these addresses itself.
    for (const path of config.apiPrefix === '' ? [] : FORM_PAGES) {
      forms.post<{ Body: FormFields }>(
        path,
        { schema: pageSchema, config: rateLimit('quotes', config.rateLimit) },
        (request, reply) => {
          if (!isForm(request)) throw new ApiError('badRequest');
          return sendRendered(request, reply, request.body);
        },
      );
    }
  });
}

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import rateLimitPlugin from '@fastify/rate-limit';
import { validatorCompiler, type ZodTypeProvider } from '@fastify/type-provider-zod';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyServerOptions,
  type RawServerDefault,
} from 'fastify';
import { ApiError } from '@naad/api-contract';
import type { Corpus } from '@naad/gurbani-corpus';
import type { SearchEngine } from '@naad/gurbani-search';
import type { Config } from './config/index.ts';
import { about } from './features/about/index.ts';
import { angs } from './features/angs/index.ts';
import { banis } from './features/banis/index.ts';
import { capabilities } from './features/capabilities/index.ts';
import { catalogue } from './features/catalogue/index.ts';
import { ceremonies } from './features/ceremonies/index.ts';
import { docs, openApi } from './features/docs/index.ts';
import { health, probes } from './features/health/index.ts';
import { manifest } from './features/manifest/index.ts';
import { opensearch } from './features/opensearch/index.ts';
import { packs } from './features/packs/index.ts';
import { pages, type PagesOptions, type Reader } from './features/pages/index.ts';
import { preferences } from './features/preferences/index.ts';
import { random } from './features/random/index.ts';
import { robots } from './features/robots/index.ts';
import { search, searchResults } from './features/search/index.ts';
import { shabads } from './features/shabads/index.ts';
import { sitemaps } from './features/sitemaps/index.ts';
import { logAnswer, registerAccessLog } from './http/accessLog.ts';
import { answerClientError } from './http/answerClientError.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { SCRIPTURE_CACHE } from './http/cacheControl.ts';
import { CLOSED_POLICY } from './http/contentSecurityPolicy.ts';
import { createInProcess, type InProcess } from './http/createInProcess.ts';
import { isNotModified } from './http/isNotModified.ts';
import { parseQueryString } from './http/queryString.ts';
import { requestOrigin } from './http/requestOrigin.ts';
import { sendError } from './http/sendError.ts';
import { createShabadOrder } from './presenters/index.ts';
import type { Services } from './services.ts';

/** What the server is made of; everything is loaded already. */
export interface ServerParts {
  readonly config: Config;
  readonly corpus: Corpus;
  readonly search: SearchEngine;
  /** The site, or null where only the API is served. */
  readonly reader: Reader | null;
  readonly logger: FastifyBaseLogger;
  /** Adds routes beside those of the API, behind the same hooks: what its answers are measured against. */
  readonly addRoutes?: (api: ApiInstance) => void;
}

/** Longest part of an address; a search may be 10,000 characters, percent-encoded more. */
const MAX_PARAM_LENGTH = 16_384;
const REQUEST_TIMEOUT_MS = 30_000;
/** Brotli at 5 takes about as long as gzip and is a tenth smaller on this text; a window of 256 KB keeps an encoder small. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };
/**
 * Answers up to this many bytes are compressed where they are made, in less time than making them took: a stream and its
 * thread cost more, and the memory of many at once. Longer ones, as a whole Sukhmani, are left to a thread.
 */
const COMPRESS_IN_PLACE_BYTES = 1_048_576;

function createApp({ config, logger }: ServerParts): ApiInstance {
  const options: FastifyServerOptions<RawServerDefault> = {
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: MAX_PARAM_LENGTH,
      querystringParser: parseQueryString,
    },
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply, config);
      logAnswer(request, reply);
    },
    clientErrorHandler: answerClientError,
  };
  const app = fastify(options).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // Schemas describe what is sent, and tests hold it to them: to check every answer again would double its cost.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, config));
  app.setNotFoundHandler((request, reply) => sendError(new ApiError('notFound'), request, reply, config));
  return app;
}

/** Headers, compression and limits that hold for every answer. */
async function registerProtocol(app: ApiInstance, config: Config, inProcess: InProcess): Promise<void> {
  registerAccessLog(app, inProcess);
  await app.register(helmet, {
    // Each kind of answer has a policy of its own.
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.siteOrigin?.startsWith('https:') ? { maxAge: 15_552_000, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', CLOSED_POLICY);
    done();
  });
  if (config.rateLimit !== null) {
    await app.register(rateLimitPlugin, {
      global: false,
      allowList: (request) => inProcess.originOf(request) !== null,
      errorResponseBuilder: (_request, { after }) =>
        new ApiError('tooManyRequests', `Too many requests; try again in ${after}.`),
    });
  }
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    syncThreshold: COMPRESS_IN_PLACE_BYTES,
    brotliOptions: { params: BROTLI },
  });
  // Weak, since the same text is sent in several encodings.
  await app.register(etag, { weak: true, replyWith304: false });
  app.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag');
    if (
      reply.statusCode === 200 &&
      typeof tag === 'string' &&
      isNotModified(request.headers['if-none-match'], tag)
    ) {
      reply.code(304);
      done(null, '');
    } else done(null, payload);
  });
  await app.register(cookie);
}

/** What answers of the API have in common: anyone may read them, from anywhere, and keep them. */
async function registerApiHeaders(api: ApiInstance, hasPreflight: boolean): Promise<void> {
  await api.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD'],
    exposedHeaders: [
      'etag',
      'retry-after',
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
    ],
    maxAge: 86_400,
    preflight: hasPreflight,
  });
  api.addHook('onRequest', (_request, reply, done) => {
    reply
      .header('cache-control', SCRIPTURE_CACHE)
      .header('vary', 'accept-encoding')
      .header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
}

async function registerApi(api: ApiInstance, services: Services): Promise<void> {
  await registerApiHeaders(api, true);
  about(api, services);
  health(api, services);
  search(api, services);
  searchResults(api, services);
  shabads(api, services);
  angs(api, services);
  random(api, services);
  banis(api, services);
  catalogue(api, services);
  ceremonies(api, services);
  capabilities(api, services);
  await docs(api, services);
}

/** The pages, and what browsers and crawlers ask of a site that has some. */
async function registerSite(app: ApiInstance, options: PagesOptions): Promise<void> {
  robots(app, options.services);
  sitemaps(app, options.services);
  opensearch(app, options.services);
  manifest(app, options.services);
  await packs(app, options.services);
  preferences(app, options.services);
  await pages(app, options);
}

/** Puts the server together; it does not listen yet. */
export async function createServer(parts: ServerParts): Promise<ApiInstance> {
  const { config, corpus, reader } = parts;
  const app = createApp(parts);
  const inProcess = createInProcess(app, config.apiPrefix);
  const services: Services = {
    config,
    corpus,
    search: parts.search,
    order: createShabadOrder(corpus),
    origin: (request) => config.siteOrigin ?? inProcess.originOf(request) ?? requestOrigin(request),
  };
  await registerProtocol(app, config, inProcess);
  await openApi(app, services);
  probes(app);
  await app.register(
    async (api: ApiInstance) => {
      await registerApi(api, services);
      parts.addRoutes?.(api);
    },
    { prefix: config.apiPrefix },
  );
  if (config.apiPrefix !== '') {
    await app.register(async (root: ApiInstance) => {
      await registerApiHeaders(root, false);
      ceremonies(root, services);
    });
  }
  if (reader) await registerSite(app, { services, reader, transport: inProcess.transport });
  await app.ready();
  return app;
}

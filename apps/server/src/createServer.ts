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
import { createApiClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import type { Corpus } from '@naad/gurbani-corpus';
import { createQuoteChecker } from '@naad/gurbani-quotes';
import type { SearchEngine } from '@naad/gurbani-search';
import { type AccountStore, createAccounts, openAccountStore } from './accounts/index.ts';
import type { Config } from './config/index.ts';
import { about } from './features/about/index.ts';
import { angs } from './features/angs/index.ts';
import { assistant } from './features/assistant/index.ts';
import { amritkeertan } from './features/amritkeertan/index.ts';
import { audio } from './features/audio/index.ts';
import { banis } from './features/banis/index.ts';
import { capabilities } from './features/capabilities/index.ts';
import { catalogue } from './features/catalogue/index.ts';
import { ceremonies } from './features/ceremonies/index.ts';
import { doodle, doodleImages } from './features/doodle/index.ts';
import { docs, openApi } from './features/docs/index.ts';
import { embed, oembed, type Embed } from './features/embed/index.ts';
import { health, probes } from './features/health/index.ts';
import { events } from './features/events/index.ts';
import { hukamnamas } from './features/hukamnamas/index.ts';
import { favourites } from './features/favourites/index.ts';
import { frontEnds, type FrontEnd } from './features/front-ends/index.ts';
import { identity } from './features/identity/index.ts';
import { granthIndex } from './features/index/index.ts';
import { kosh } from './features/kosh/index.ts';
import { manifest } from './features/manifest/index.ts';
import { messages } from './features/messages/index.ts';
import { opensearch } from './features/opensearch/index.ts';
import { packs } from './features/packs/index.ts';
import { pages, type PagesOptions, type Reader } from './features/pages/index.ts';
import { pictures } from './features/pictures/index.ts';
import { pothis } from './features/pothis/index.ts';
import { preferences } from './features/preferences/index.ts';
import { quotes } from './features/quotes/index.ts';
import { random } from './features/random/index.ts';
import { rehats } from './features/rehats/index.ts';
import { related } from './features/related/index.ts';
import { robots } from './features/robots/index.ts';
import { search, searchResults } from './features/search/index.ts';
import { shabads } from './features/shabads/index.ts';
import { shortLinks } from './features/short-links/index.ts';
import { slides } from './features/slides/index.ts';
import { createSync, type Sync } from './features/sync/index.ts';
import { sitemaps } from './features/sitemaps/index.ts';
import { transcript } from './features/transcript/index.ts';
import { ACCOUNT_BODY_BYTES, registerAccountHeaders } from './http/accountScope.ts';
import { logAnswer, registerAccessLog } from './http/accessLog.ts';
import { answerClientError } from './http/answerClientError.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { BROTLI } from './http/brotli.ts';
import { SCRIPTURE_CACHE } from './http/cacheControl.ts';
import { CLOSED_POLICY } from './http/contentSecurityPolicy.ts';
import { createInProcess, type InProcess } from './http/createInProcess.ts';
import { isNotModified } from './http/isNotModified.ts';
import { parseQueryString } from './http/queryString.ts';
import { requestOrigin } from './http/requestOrigin.ts';
import { sendError } from './http/sendError.ts';
import { guardTokensInAddresses } from './http/guardTokensInAddresses.ts';
import { createShabadOrder } from './presenters/index.ts';
import type { Services } from './services.ts';
import { NO_SITE_FILES, type SiteFiles } from './site-files/index.ts';
import type { Sources } from './sources/index.ts';

/** What the server is made of; everything is loaded already. */
export interface ServerParts {
  readonly config: Config;
  readonly corpus: Corpus;
  readonly search: SearchEngine;
  readonly sources: Sources;
  /** Accounts; in memory unless given. */
  readonly accounts?: AccountStore;
  /** That of the machine unless given. */
  readonly now?: () => number;
  /** Sockets of displays and phones; sessions in memory unless given. */
  readonly sync?: Sync;
  /** The site, or null where only the API is served. */
  readonly reader: Reader | null;
  /** The controller and the display, where they were built. */
  readonly frontEnds?: readonly FrontEnd[];
  /** What is put into other people's pages, where it was built. */
  readonly embed?: Embed | null;
  /** What the operator says and shows to everybody; nothing unless given. */
  readonly siteFiles?: SiteFiles;
  readonly logger: FastifyBaseLogger;
  /** Adds routes beside those of the API, behind the same hooks: what its answers are measured against. */
  readonly addRoutes?: (api: ApiInstance) => void;
}

/** Longest part of an address; a search may be 10,000 characters, percent-encoded more. */
const MAX_PARAM_LENGTH = 16_384;
const REQUEST_TIMEOUT_MS = 30_000;
/** What is over of logins is taken away this often. */
const CLEAR_AWAY_MS = 3_600_000;
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
    bodyLimit: ACCOUNT_BODY_BYTES,
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
  // In bytes once: for its tag, for what compresses it and for what sends it, each of which would make its own of a text.
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' && payload !== '' ? Buffer.from(payload) : payload);
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    syncThreshold: COMPRESS_IN_PLACE_BYTES,
    brotliOptions: BROTLI,
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
  guardTokensInAddresses(app);
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

async function registerApi(api: ApiInstance, services: Services, sync: Sync): Promise<void> {
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
  granthIndex(api, services);
  related(api, services);
  quotes(api, services);
  assistant(api, services);
  hukamnamas(api, services);
  kosh(api, services);
  amritkeertan(api, services);
  rehats(api, services);
  await audio(api, services);
  await sync.routes(api);
  transcript(api, services);
  doodle(api, services);
  events(api, services);
  messages(api, services);
  capabilities(api, services);
  await docs(api, services);
}

/** Accounts: what answers there is for one alone. */
async function registerAccounts(api: ApiInstance, services: Services): Promise<void> {
  registerAccountHeaders(api, services);
  await identity(api, services);
  favourites(api, services);
  pothis(api, services);
}

/** The pages, and what browsers and crawlers ask of a site that has some. */
async function registerSite(app: ApiInstance, options: PagesOptions): Promise<void> {
  robots(app, options.services);
  sitemaps(app, options.services);
  opensearch(app, options.services);
  manifest(app, options.services);
  shortLinks(app, options.services);
  await packs(app, options.services);
  preferences(app, options.services);
  await pages(app, options);
}

/** Puts the server together; it does not listen yet. */
export async function createServer(parts: ServerParts): Promise<ApiInstance> {
  const { config, corpus, reader } = parts;
  const app = createApp(parts);
  const inProcess = createInProcess(app, config.apiPrefix);
  const store = parts.accounts ?? (await openAccountStore({ kind: 'sqlite', file: ':memory:' }));
  const accounts = createAccounts({ store, days: config.login.days, ...(parts.now && { now: parts.now }) });
  const services: Services = {
    config,
    accounts,
    corpus,
    search: parts.search,
    quotes: createQuoteChecker(corpus, parts.search),
    sources: parts.sources,
    order: createShabadOrder(corpus),
    siteFiles: parts.siteFiles ?? NO_SITE_FILES,
    origin: (request) => config.siteOrigin ?? inProcess.originOf(request) ?? requestOrigin(request),
  };
  const sync = parts.sync ?? createSync({ config });
  // Before the web server waits for its connections to end: those of sockets do not by themselves.
  app.addHook('preClose', () => sync.close());
  app.addHook('onClose', () => parts.sources.close());
  const clearing = setInterval(() => {
    store.clearAway(accounts.now()).catch((error: unknown) => {
      app.log.error({ err: error }, 'what is over was not cleared away');
    });
  }, CLEAR_AWAY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(clearing);
    await store.close();
  });
  await registerProtocol(app, config, inProcess);
  await openApi(app, services);
  probes(app);
  await app.register(
    async (api: ApiInstance) => {
      await registerApi(api, services, sync);
      slides(api, {
        services,
        sync,
        client: createApiClient(inProcess.transport(config.siteOrigin ?? 'http://localhost')),
      });
      parts.addRoutes?.(api);
    },
    { prefix: config.apiPrefix },
  );
  await app.register((api: ApiInstance) => registerAccounts(api, services), { prefix: config.apiPrefix });
  if (config.apiPrefix !== '') {
    await app.register(async (root: ApiInstance) => {
      await registerApiHeaders(root, false);
      ceremonies(root, services);
      await sync.routes(root);
    });
  }
  await frontEnds(app, services, parts.frontEnds ?? []);
  pictures(app, services);
  doodleImages(app, services);
  if (parts.embed) {
    await embed(app, { services, embed: parts.embed, transport: inProcess.transport });
    oembed(app, services);
  }
  if (reader) await registerSite(app, { services, reader, transport: inProcess.transport });
  await app.ready();
  sync.attach(app.server);
  return app;
}

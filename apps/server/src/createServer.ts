import cors from '@fastify/cors';
import { createApiClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { ceremonies, scriptureRoutes } from '@naad/api-scripture';
import type { FastifyBaseLogger, FastifyRequest, onRouteHookHandler } from 'fastify';
import { type AccountStore, createAccounts, openAccountStore } from './accounts/index.ts';
import { createApp } from './createApp.ts';
import { createJob } from './components/createJob.ts';
import { createScriptureServices, type ScriptureParts } from './createScriptureServices.ts';
import { assistant } from './features/assistant/assistant.ts';
import { audio } from './features/audio/audio.ts';
import { captions } from './features/captions/captions.ts';
import { doodle, doodleImages } from './features/doodle/doodle.ts';
import { docs, openApi } from './features/docs/docs.ts';
import { oembed } from './features/embed/oembed.ts';
import { health, probes } from './features/health/health.ts';
import { events } from './features/events/events.ts';
import { favourites } from './features/favourites/favourites.ts';
import { account } from './features/identity/account.ts';
import { login } from './features/identity/login.ts';
import type { Metrics } from './features/metrics/createMetrics.ts';
import { measureRequests } from './features/metrics/measureRequests.ts';
import { messages } from './features/messages/messages.ts';
import { pictures } from './features/pictures/pictures.ts';
import { pothis } from './features/pothis/pothis.ts';
import { createStepRunner } from './features/quotes/createStepRunner.ts';
import { prepareAfterStart } from './prepareAfterStart.ts';
import { apiRobots } from './features/robots/robots.ts';
import { wellKnown } from './features/receipts/wellKnown.ts';
import { reports } from './features/reports/reports.ts';
import { slides } from './features/slides/slides.ts';
import { createSync, type Sync } from './features/sync/index.ts';
import { sitemaps } from './features/sitemaps/sitemaps.ts';
import { transcript } from './features/transcript/transcript.ts';
import { handlePreflights, registerAccountHeaders } from './http/accountScope.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { SCRIPTURE_CACHE } from './http/cacheControl.ts';
import { createAddressReader, limitKey } from './http/clientAddress.ts';
import { createInProcess } from './http/createInProcess.ts';
import { createLongResponses } from './http/createLongResponses.ts';
import { costBudget } from './http/rateLimits.ts';
import { registerProtocol } from './http/registerProtocol.ts';
import { registerRoutes } from './http/registerRoutes.ts';
import { createRendererCallReader } from './http/rendererCall.ts';
import { requestOrigin } from './http/requestOrigin.ts';
import type { ManifestKey } from './manifest/manifestKey.ts';
import { registerSite, type SiteParts } from './registerSite.ts';
import type { Services } from './services.ts';
import { steadyNow } from './steadyNow.ts';

/** The loaded parts of a server. */
export interface ServerParts extends SiteParts, ScriptureParts {
  /** Accounts; in memory by default. */
  readonly accounts?: AccountStore;
  /** Signs the manifest; unsigned by default. */
  readonly manifestKey?: ManifestKey | null;
  /** Clock; the system's by default. */
  readonly now?: () => number;
  /** Sockets of displays and phones; sessions are in memory by default. */
  readonly sync?: Sync;
  /** None by default. */
  readonly metrics?: Metrics | null;
  readonly logger: FastifyBaseLogger;
  /** Adds routes next to the API's, with the same hooks, as a baseline for benchmarks. */
  readonly addRoutes?: (api: ApiInstance) => void;
  /** Called for each added route, for tests of all routes. */
  readonly onRoute?: onRouteHookHandler;
}

/** Interval of deleting expired logins. */
const CLEANUP_INTERVAL_MS = 3_600_000;

/** Adds the headers of the API: any site may read and cache its responses. */
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
  registerRoutes(api, services, scriptureRoutes);
  health(api, services);
  assistant(api, services);
  await audio(api, services);
  await sync.routes(api);
  transcript(api, services);
  doodle(api, services);
  await events(api, services);
  messages(api, services);
  await docs(api, services);
}

/** Registers the routes of accounts, whose responses are private. */
async function registerAccounts(api: ApiInstance, services: Services): Promise<void> {
  registerAccountHeaders(api, services);
  handlePreflights(api, ['/user', '/user/export', '/logout']);
  account(api, services);
  // Its own scope, because its errors are redirects.
  await api.register(async (scope: ApiInstance) => {
    login(scope, services);
  });
  favourites(api, services);
  pothis(api, services);
  reports(api, services);
}

/** Creates the server; it doesn't listen yet. */
export async function createServer(parts: ServerParts): Promise<ApiInstance> {
  const { config, reader, metrics = null } = parts;
  const app = createApp(parts);
  const inProcess = createInProcess(app, config.apiPrefix);
  const readRendererCall = createRendererCallReader(config.rendererKey);
  const addressOf = createAddressReader(config.trustProxy, readRendererCall);
  const longAnswers = createLongResponses({
    ownerOf: inProcess.visitorOf,
    keyOf: (request) => limitKey(addressOf(request.raw)),
    budgetMsPerMinute: costBudget('longTexts', config.rateLimit),
  });
  const store = parts.accounts ?? (await openAccountStore({ kind: 'sqlite', file: ':memory:' }));
  const accounts = createAccounts({ store, days: config.login.days, now: parts.now ?? steadyNow });
  const origin = (request: FastifyRequest) =>
    config.siteOrigin ?? inProcess.originOf(request) ?? requestOrigin(request);
  const stepRunner = createStepRunner({ config, addressOf, visitorOf: inProcess.visitorOf });
  const services: Services = {
    ...createScriptureServices(parts),
    accounts,
    addressOf,
    visitorOf: inProcess.visitorOf,
    prepareLines: longAnswers.begin,
    runSteps: stepRunner.run,
    origin,
    apiOrigin: (request) => config.apiOrigin ?? origin(request),
    metrics,
  };
  const sync = parts.sync ?? createSync({ config, verseIds: services.verseIds, taps: metrics?.taps });
  // Must run before Fastify waits for connections to end, because WebSockets never end by themselves.
  app.addHook('preClose', () => sync.close());
  app.addHook('onClose', () => parts.sources.close());
  const cleanup = createJob('cleanup');
  const cleanupTimer = setInterval(() => {
    store.deleteExpired(accounts.now()).then(cleanup.succeeded, (error: unknown) => {
      cleanup.failed();
      if (error instanceof ApiError) return;
      app.log.error({ err: error }, 'expired logins could not be deleted');
    });
  }, CLEANUP_INTERVAL_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(cleanupTimer);
    await store.close();
  });
  const isInProcess = (request: FastifyRequest) => inProcess.originOf(request) !== null;
  const isUnlimited = (request: FastifyRequest) =>
    isInProcess(request) || readRendererCall(request.headers)?.purpose === 'render';
  await registerProtocol(app, { config, isInProcess, isUnlimited, addressOf, longAnswers });
  if (metrics) {
    measureRequests(app, metrics, isInProcess);
    metrics.addHealth(services.health);
    metrics.addJobs([cleanup, ...parts.sources.jobs]);
    metrics.addSync(sync.counts);
  }
  await openApi(app, services);
  probes(app, services);
  await app.register(
    async (api: ApiInstance) => {
      await registerApi(api, services, sync);
      prepareAfterStart(api, services, stepRunner.runTask);
      slides(api, {
        services,
        sync,
        client: createApiClient(inProcess.transport(config.siteOrigin ?? 'http://localhost')),
      });
      captions(api, { services });
      parts.addRoutes?.(api);
    },
    { prefix: config.apiPrefix },
  );
  await app.register((api: ApiInstance) => registerAccounts(api, services), { prefix: config.apiPrefix });
  if (config.apiPrefix !== '') {
    await app.register(async (root: ApiInstance) => {
      await registerApiHeaders(root, false);
      registerRoutes(root, services, ceremonies);
      await sync.routes(root);
    });
  }
  wellKnown(app, services, parts.manifestKey ?? null);
  pictures(app, services);
  doodleImages(app, services);
  if (parts.embed) oembed(app, services);
  if (reader) sitemaps(app, services, reader.sitemapEntries);
  if (config.serves === 'api') apiRobots(app, services);
  else await registerSite(app, parts, { services, transport: inProcess.transport, longAnswers });
  await app.ready();
  sync.attach(app.server);
  return app;
}

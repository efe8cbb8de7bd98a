import type { ApiTransport } from '@naad/api-contract';
import { createHttpTransport } from '@naad/api-client';
import type { FastifyBaseLogger, FastifyRequest, onRouteHookHandler } from 'fastify';
import type { ApiWatch } from './components/watchApi.ts';
import type { Config } from './config/index.ts';
import { createApp } from './createApp.ts';
import { forwarding } from './features/forwarding/forwarding.ts';
import { probes } from './features/health/health.ts';
import type { Metrics } from './features/metrics/createMetrics.ts';
import { measureRequests } from './features/metrics/measureRequests.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { createAddressReader, limitKey } from './http/clientAddress.ts';
import { createLongResponses } from './http/createLongResponses.ts';
import { costBudget } from './http/rateLimits.ts';
import { registerProtocol } from './http/registerProtocol.ts';
import { formatRendererCall, RENDERER_HEADER } from './http/rendererCall.ts';
import { requestOrigin } from './http/requestOrigin.ts';
import { registerSite, type SiteParts } from './registerSite.ts';
import type { SiteServices } from './services.ts';
import { NO_SITE_FILES, type SiteFiles } from './site-files/index.ts';

/** The loaded parts of a server that renders pages and leaves everything else to the API's process. */
export interface PagesServerParts extends SiteParts {
  readonly config: Config;
  readonly api: ApiWatch;
  readonly siteFiles?: SiteFiles;
  readonly logger: FastifyBaseLogger;
  readonly onRoute?: onRouteHookHandler;
  /** None by default. */
  readonly metrics?: Metrics | null;
}

/** Creates the server of `SERVES=pages`; it doesn't listen yet. Its pages read the scripture through the API. */
export async function createPagesServer(parts: PagesServerParts): Promise<ApiInstance> {
  const { config, api, metrics = null } = parts;
  const { apiInternalOrigin, rendererKey } = config;
  if (apiInternalOrigin === null || rendererKey === null) {
    throw new Error('A server of pages needs API_ORIGIN and RENDERER_KEY.');
  }
  const app = createApp(parts);
  const addressOf = createAddressReader(config.trustProxy);
  const origin = (request: FastifyRequest) => config.siteOrigin ?? requestOrigin(request);
  const services: SiteServices = {
    config,
    siteFiles: parts.siteFiles ?? NO_SITE_FILES,
    health: { api: api.api, accounts: api.accounts },
    addressOf,
    visitorOf: (request) => request,
    origin,
    apiOrigin: (request) => config.apiOrigin ?? origin(request),
    metrics,
  };
  const longAnswers = createLongResponses({
    ownerOf: services.visitorOf,
    keyOf: (request) => limitKey(addressOf(request.raw)),
    budgetMsPerMinute: costBudget('longTexts', config.rateLimit),
  });
  const never = () => false;
  await registerProtocol(app, { config, isInProcess: never, isUnlimited: never, addressOf, longAnswers });
  if (metrics) measureRequests(app, metrics, never);
  metrics?.addHealth(services.health);
  probes(app, services);
  await forwarding(app, { origin: apiInternalOrigin, apiPrefix: config.apiPrefix, rendererKey, addressOf });
  const transport = (_origin: string, visitor: FastifyRequest): ApiTransport =>
    createHttpTransport({
      base: apiInternalOrigin + config.apiPrefix,
      headers: {
        [RENDERER_HEADER]: formatRendererCall(rendererKey, {
          purpose: 'render',
          visitor: addressOf(visitor.raw),
        }),
        // Between the processes, compression costs more than it saves.
        'accept-encoding': 'identity',
      },
    });
  await registerSite(app, parts, { services, transport, longAnswers });
  app.addHook('onClose', (_instance, done) => {
    api.close();
    done();
  });
  await app.ready();
  return app;
}

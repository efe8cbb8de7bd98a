import type { Caching, RequestHost, Route } from '@naad/api-scripture';
import { dayInAmritsar } from '@naad/api-scripture/sources';
import type { FastifyReply, FastifyRequest, preValidationHookHandler } from 'fastify';
import type { Services } from '../services.ts';
import type { ApiInstance } from './apiInstance.ts';
import {
  CAPABILITIES_CACHE,
  HUKAMNAMA_CACHE,
  LATEST_CACHE,
  NO_CACHE,
  SCRIPTURE_CACHE,
  SOURCE_CACHE,
} from './cacheControl.ts';
import { limitKey } from './clientAddress.ts';
import { createCostLimiter } from './costLimit.ts';
import { createPace } from './eventLoop.ts';
import { costBudget, rateLimit } from './rateLimits.ts';
import { createResponseCache, type ResponseCache, sendCachedResponse } from './responseCache.ts';

const CACHE_CONTROL: Readonly<Record<Caching, string>> = {
  scripture: SCRIPTURE_CACHE,
  source: SOURCE_CACHE,
  hukamnama: HUKAMNAMA_CACHE,
  latest: LATEST_CACHE,
  capabilities: CAPABILITIES_CACHE,
  none: NO_CACHE,
};

/** Size of the response cache of a route. A page of results takes 10 to 60 KB, a list of suggestions 3 KB. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** A response is the same for a day, since search results may name one. */
const cacheKey = (url: string): string => `${dayInAmritsar(Date.now())} ${url}`;

/** The absolute address of a request. */
const urlOf = ({ apiOrigin }: Services, request: FastifyRequest): string => apiOrigin(request) + request.url;

function hostOf(services: Services, request: FastifyRequest, pace: RequestHost['pace']): RequestHost {
  return {
    url: urlOf(services, request),
    apiBase: services.apiOrigin(request) + services.config.apiPrefix,
    pace,
    prepareLines: (lines) => services.prepareLines(request, lines),
    runSteps: (start) => services.runSteps(request, start),
  };
}

/** Charges the work of requests to their visitors' budgets. */
function createMeter({ config, addressOf, visitorOf }: Services, budget: Route['budget']) {
  if (!budget) return { start: () => createPace() };
  const costs = createCostLimiter({ budgetMsPerMinute: costBudget(budget, config.rateLimit) });
  return {
    /** @throws OverBudgetError */
    start(request: FastifyRequest) {
      const key = limitKey(addressOf(visitorOf(request)));
      costs.assertWithinBudget(key);
      return createPace((ms) => {
        costs.charge(key, ms);
      });
    },
  };
}

/** Answers from the cache before a request is validated: its address has passed validation before. */
const answerFrom =
  (cache: ResponseCache, services: Services): preValidationHookHandler =>
  (request, reply, done) => {
    const cached = cache.find(cacheKey(urlOf(services, request)));
    if (cached) sendCachedResponse(reply, cached);
    else done();
  };

function registerRoute(app: ApiInstance, services: Services, route: Route): void {
  const { method, path, schema, limit, malformed, bodyBytes } = route;
  const meter = createMeter(services, route.budget);
  const cache = route.isSameAllDay ? createResponseCache(CACHE_BYTES) : null;
  if (cache) services.metrics?.addCache('searches', cache.counts);
  app.route({
    method,
    url: path,
    schema,
    config: { ...rateLimit(limit, services.config.rateLimit), ...(malformed && { malformed }) },
    ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
    ...(cache && { preValidation: answerFrom(cache, services) }),
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const pace = meter.start(request);
      const host = hostOf(services, request, pace);
      const { params, query, body } = request;
      const answer = await route.handle(services, { params, query, body, ...host });
      if (route.caching) reply.header('cache-control', CACHE_CONTROL[route.caching(answer)]);
      await pace();
      return cache ? sendCachedResponse(reply, cache.add(cacheKey(host.url), answer)) : answer;
    },
  });
}

/** Registers routes of the scripture; everything that HTTP adds to them is here. */
export function registerRoutes(app: ApiInstance, services: Services, routes: readonly Route[]): void {
  for (const route of routes) registerRoute(app, services, route);
}

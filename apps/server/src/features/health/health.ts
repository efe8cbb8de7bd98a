import { HealthResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { readinessOf } from '../../components/componentHealth.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services, SiteServices } from '../../services.ts';

const healthSchema = {
  tags: ['service'],
  summary: 'Health check',
  response: { 200: HealthResponse },
};

const OK: HealthResponse = { ok: true };

/** `GET {prefix}/v2/health`, in BaniDB's shape. */
export function health(app: ApiInstance, { config }: Services): void {
  app.get(
    '/v2/health',
    { schema: healthSchema, config: rateLimit('search', config.rateLimit) },
    (_request, reply) => {
      reply.header('cache-control', NO_CACHE);
      return OK;
    },
  );
}

/**
 * `GET /healthz` reports that the process is alive, `GET /readyz` the state of its components. Both answer 200 while the
 * scripture is served, so that a balancer keeps the node when accounts are unavailable, and 503 while the server closes.
 */
export function probes(app: ApiInstance, { health: components }: SiteServices): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', NO_CACHE).send(OK));
  app.get('/readyz', (_request, reply) =>
    reply.header('cache-control', NO_CACHE).send(readinessOf(components)),
  );
}

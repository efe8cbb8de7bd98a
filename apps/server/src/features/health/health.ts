import type { HealthResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { healthSchema } from './schema.ts';

const OK: HealthResponse = { ok: true };

/** `GET {prefix}/v2/health`, as BaniDB answers it. */
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
 * `GET /healthz` and `/readyz` for operators. The server listens only when the scripture is loaded and answers 503 to
 * everything while it closes, so the two differ in what they are asked for, not in what they say.
 */
export function probes(app: ApiInstance): void {
  for (const url of ['/healthz', '/readyz']) {
    app.get(url, (_request, reply) => reply.header('cache-control', NO_CACHE).send(OK));
  }
}

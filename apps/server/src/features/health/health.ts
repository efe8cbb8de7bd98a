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
 * `GET /healthz` and `/readyz` for operators: the first answers while the process lives, the second while it takes
 * requests, which begins when the scripture is loaded and ends when it is asked to stop.
 */
export function probes(app: ApiInstance): void {
  let isClosing = false;
  app.addHook('preClose', () => {
    isClosing = true;
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', NO_CACHE).send(OK));
  app.get('/readyz', (_request, reply) =>
    reply
      .code(isClosing ? 503 : 200)
      .header('cache-control', NO_CACHE)
      .send({ ok: !isClosing }),
  );
}

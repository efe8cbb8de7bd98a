import type { FastifyRequest } from 'fastify';
import type { ApiInstance } from '../../http/apiInstance.ts';
import type { Metrics } from './createMetrics.ts';

/** Measures every response of an app, except of requests that aren't HTTP. */
export function measureRequests(
  app: ApiInstance,
  metrics: Metrics,
  isInProcess: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request, reply, isInProcess(request));
    done();
  });
}

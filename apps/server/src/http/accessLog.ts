import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiInstance } from './apiInstance.ts';

const UNMATCHED = 'unmatched';

/**
 * The route's pattern (`/api/v2/search/:query`), never the address, which contains queries, codes and tokens.
 */
export function loggedRoute(request: FastifyRequest): string {
  return request.routeOptions.url ?? UNMATCHED;
}

/** Logs a line for each response; health probes only at level debug. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const route = loggedRoute(request);
  const isProbe = route === '/healthz' || route === '/readyz';
  request.log[isProbe ? 'debug' : 'info'](
    {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'answered',
  );
}

/** Logs every external request. */
export function registerAccessLog(app: ApiInstance, isInProcess: (request: FastifyRequest) => boolean): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInProcess(request)) logAnswer(request, reply);
    done();
  });
}

import type { FastifyRequest } from 'fastify';
import type { ApiInstance } from './apiInstance.ts';
import type { InProcess } from './createInProcess.ts';

/** A request as the log has it: what a person searched for is theirs, so no query string, and of a search no path. */
export function loggedPath(request: FastifyRequest): string {
  const { url, config } = request.routeOptions;
  if (config.hasPrivatePath && url !== undefined) return url;
  const [path = ''] = request.url.split('?', 1);
  return path.length > 200 ? `${path.slice(0, 200)}…` : path;
}

/** One line for each request that came from outside; probes only when debugging. */
export function registerAccessLog(app: ApiInstance, inProcess: InProcess): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (inProcess.originOf(request) === null) {
      const isProbe = request.routeOptions.url === '/healthz' || request.routeOptions.url === '/readyz';
      request.log[isProbe ? 'debug' : 'info'](
        {
          method: request.method,
          path: loggedPath(request),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'answered',
      );
    }
    done();
  });
}

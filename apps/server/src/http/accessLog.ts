import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiInstance } from './apiInstance.ts';
import type { InProcess } from './createInProcess.ts';

/** What stands in an address before the words of a search. */
const SEARCH = '/v2/search/';
/** And what before the number of an installation, which is a person's too. */
const BEGIN = '/sync/begin/';
const MAX_PATH_LENGTH = 200;

/** A request as the log has it: what a person searched for is theirs, so no query string, of a search no words, and of a display no id. */
export function loggedPath({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  const search = path.indexOf(SEARCH);
  if (search >= 0) return `${path.slice(0, search + SEARCH.length)}…`;
  const begin = path.indexOf(BEGIN);
  if (begin >= 0) return `${path.slice(0, begin + BEGIN.length)}…`;
  return path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;
}

/** One line for a request; probes only when debugging. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const { url } = request.routeOptions;
  const isProbe = url === '/healthz' || url === '/readyz';
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

/** Logs every request that came from outside. */
export function registerAccessLog(app: ApiInstance, inProcess: InProcess): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (inProcess.originOf(request) === null) logAnswer(request, reply);
    done();
  });
}

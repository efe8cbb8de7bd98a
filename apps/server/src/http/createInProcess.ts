import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiTransport } from '@naad/api-contract';

/** Calls to the API that the server makes itself, while it renders a page. */
export interface InProcess {
  /** A way to call the API for a page of the site at `origin`. */
  transport(origin: string): ApiTransport;
  /** The origin for which the server itself asks, or null for a request from outside. */
  originOf(request: FastifyRequest): string | null;
}

interface Call {
  readonly origin: string;
  /** What answers it; undefined until there is something, and where it is a text already. */
  body: unknown;
}

const HEADER = 'x-naad-in-process';

/**
 * Calls within the process carry a token that is made at start and never leaves it, so no request from outside can pass
 * for one: they are not counted against anybody's rate, and not logged.
 *
 * @param apiPrefix where the API answers here
 */
export function createInProcess(app: FastifyInstance, apiPrefix: string): InProcess {
  const token = randomBytes(32).toString('base64url');
  const calls = new Map<string, Call>();
  let last = 0;

  function callOf(request: FastifyRequest): Call | undefined {
    const header = request.headers[HEADER];
    if (typeof header !== 'string' || !header.startsWith(`${token} `)) return undefined;
    return calls.get(header.slice(token.length + 1));
  }

  async function callFor(origin: string, path: string) {
    const id = String(++last);
    const call: Call = { origin, body: undefined };
    calls.set(id, call);
    try {
      const reply = await app.inject({ url: apiPrefix + path, headers: { [HEADER]: `${token} ${id}` } });
      const sent = () => (reply.payload === '' ? null : reply.json<unknown>());
      return { status: reply.statusCode, body: call.body ?? sent(), isOwn: true };
    } finally {
      calls.delete(id);
    }
  }

  // What is asked for within the process is handed over as it is: a text of it would only be read again.
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const call = callOf(request);
    if (call) call.body = payload;
    done(null, call ? null : payload);
  });
  return {
    transport: (origin) => (path) => callFor(origin, path),
    originOf: (request) => callOf(request)?.origin ?? null,
  };
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inject } from 'light-my-request';
import type { ApiAnswer, ApiTransport } from '@naad/api-contract';

/** API calls that the server makes itself while rendering a page. */
export interface InProcess {
  /**
   * Creates a transport for a page of the site at `origin`.
   * @param visitor the request for that page, which pays for expensive calls
   */
  transport(origin: string, visitor?: FastifyRequest): ApiTransport;
  /** The site's origin if the request is in-process; null for an external request. */
  originOf(request: FastifyRequest): string | null;
  /** The external request that caused this one; the request itself unless it is in-process. */
  visitorOf(request: FastifyRequest): FastifyRequest;
}

interface Call {
  readonly origin: string;
  readonly visitor: FastifyRequest | null;
  /** Response data; undefined until it is available or if it is already serialized. */
  body: unknown;
}

const HEADER = 'x-naad-in-process';

/**
 * Creates in-process API calls. They carry a random token that never leaves the process, so an external
 * request can't pose as one; they are neither rate limited nor logged.
 * @param apiPrefix path of the API on this server
 */
export function createInProcess(app: FastifyInstance, apiPrefix: string): InProcess {
  const token = randomBytes(32).toString('base64url');
  const calls = new Map<string, Call>();
  let lastId = 0;

  function callOf(request: FastifyRequest): Call | undefined {
    const header = request.headers[HEADER];
    if (typeof header !== 'string' || !header.startsWith(`${token} `)) return undefined;
    return calls.get(header.slice(token.length + 1));
  }

  const route = (request: unknown, response: unknown): void => {
    app.routing(request as IncomingMessage, response as ServerResponse);
  };

  async function performCall(
    origin: string,
    visitor: FastifyRequest | null,
    path: string,
    body: object | undefined,
  ): Promise<ApiAnswer> {
    const id = String(++lastId);
    const call: Call = { origin, visitor, body: undefined };
    calls.set(id, call);
    try {
      // Fastify's own `inject` refuses during shutdown, while pages are still being rendered.
      const reply = await inject(route, {
        url: apiPrefix + path,
        headers: { [HEADER]: `${token} ${id}` },
        ...(body && { method: 'POST', payload: body }),
      });
      const parseBody = () => (reply.payload === '' ? null : reply.json<unknown>());
      return { status: reply.statusCode, body: call.body ?? parseBody(), isInProcess: true };
    } finally {
      calls.delete(id);
    }
  }

  // Passes data as it is; serializing would only require parsing it again.
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const call = callOf(request);
    if (call) call.body = payload;
    done(null, call ? null : payload);
  });
  return {
    transport: (origin, visitor) => (path, body) => performCall(origin, visitor ?? null, path, body),
    originOf: (request) => callOf(request)?.origin ?? null,
    visitorOf: (request) => callOf(request)?.visitor ?? request,
  };
}

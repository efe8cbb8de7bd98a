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

const HEADER = 'x-naad-in-process';

/**
 * Calls within the process carry a token that is made at start and never leaves it, so no request from outside can pass
 * for one: they are not counted against anybody's rate, and not logged.
 *
 * @param apiPrefix where the API answers here
 */
export function createInProcess(app: FastifyInstance, apiPrefix: string): InProcess {
  const token = randomBytes(32).toString('base64url');
  return {
    transport: (origin) => async (path) => {
      const reply = await app.inject({ url: apiPrefix + path, headers: { [HEADER]: `${token} ${origin}` } });
      return { status: reply.statusCode, body: reply.payload === '' ? null : reply.json<unknown>() };
    },
    originOf: (request) => {
      const header = request.headers[HEADER];
      if (typeof header !== 'string' || !header.startsWith(`${token} `)) return null;
      return header.slice(token.length + 1);
    },
  };
}

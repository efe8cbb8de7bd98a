import type { FastifyRequest } from 'fastify';
import {
  ApiError,
  isBoundedJson,
  POTHI_LIMITS,
  readLibrary,
  ErrorResponse,
  PothisChangeResponse,
  PothisRequest,
  PothisResponse,
} from '@naad/api-contract';
import { handlePreflights } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';

const common = { tags: ['favourites'], security: [{ bearer: [] }] };
const refused = { 401: ErrorResponse, 503: ErrorResponse };

const readSchema = {
  ...common,
  summary: 'The named lists of the account',
  response: { 200: PothisResponse, ...refused },
};
const writeSchema = {
  ...common,
  summary: 'Replace the named lists, if their revision is current',
  body: PothisRequest,
  response: { 200: PothisChangeResponse, 400: ErrorResponse, 409: ErrorResponse, ...refused },
};

/** The library is one level down in the body, beside its revision. */
const BODY_BOUNDS = { depth: POTHI_LIMITS.depth + 1, values: POTHI_LIMITS.values + 2 };

/** `{prefix}/pothis`: stores an account's lists as the browser sends them; browsers interpret and merge them. */
export function pothis(api: ApiInstance, { accounts, config }: Services): void {
  const { store } = accounts;
  const limit = { config: rateLimit('page', config.rateLimit) };
  handlePreflights(api, ['/pothis']);

  api.get('/pothis', { schema: readSchema, ...limit }, async (request) => {
    const { user } = await accounts.authenticate(request);
    const stored = await store.readPothis(user.id);
    if (stored === null) return { revision: 0, library: null };
    return { revision: stored.revision, library: readLibrary(stored.library) };
  });

  const write = {
    schema: writeSchema,
    bodyLimit: POTHI_LIMITS.bytes,
    config: { ...limit.config, malformed: 'badPothis' as const },
    // Authenticate before the body is read.
    onRequest: async (request: FastifyRequest) => void (await accounts.authenticate(request)),
    // Before schema validation, which would list every fault of a large body.
    preValidation: async ({ body }: FastifyRequest) => {
      if (!isBoundedJson(body, BODY_BOUNDS))
        throw new ApiError('badPothis', 'The lists are too large or too deeply nested.');
    },
  };
  api.put('/pothis', write, async (request) => {
    const { user } = await accounts.authenticate(request);
    const { revision: before, library } = request.body;
    // PostgreSQL can't store NUL, but JSON escapes it.
    const revision = await store.writePothis(user.id, before, JSON.stringify(library));
    if (revision === null) throw new ApiError('pothisChanged');
    return { revision };
  });
}

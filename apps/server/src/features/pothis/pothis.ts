import { ApiError, POTHI_LIMITS, PothiLibrary } from '@naad/api-contract';
import { answerPreflights } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { readSchema, writeSchema } from './schema.ts';

/** `{prefix}/pothis`: the lists of an account as a browser writes them, which merges them and knows what they mean. */
export function pothis(api: ApiInstance, { accounts, config }: Services): void {
  const { store } = accounts;
  const often = { config: rateLimit('page', config.rateLimit) };
  answerPreflights(api, ['/pothis']);

  api.get('/pothis', { schema: readSchema, ...often }, async (request) => {
    const { user } = await accounts.authenticate(request);
    const kept = await store.readPothis(user.id);
    if (kept === null) return { revision: 0, library: null };
    return { revision: kept.revision, library: PothiLibrary.parse(JSON.parse(kept.library)) };
  });

  api.put('/pothis', { schema: writeSchema, bodyLimit: POTHI_LIMITS.bytes, ...often }, async (request) => {
    const { user } = await accounts.authenticate(request);
    const { revision: before, library } = request.body;
    // PostgreSQL keeps no NUL, which JSON writes as six other characters.
    const revision = await store.writePothis(user.id, before, JSON.stringify(library));
    if (revision === null) throw new ApiError('pothisChanged');
    return { revision };
  });
}

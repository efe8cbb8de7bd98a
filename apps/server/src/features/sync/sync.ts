import type { FastifyReply } from 'fastify';
import { ApiError } from '@naad/api-contract';
import { LIMITS, parseSessionCode } from '@naad/sync-protocol';
import type { Config } from '../../config/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import type { AddressedRequest } from '../../http/clientAddress.ts';
import { toErrorResponse } from '../../http/toErrorResponse.ts';
import { setRetryAfter } from '../../http/setRetryAfter.ts';
import { SYSTEM_CLOCK, type Clock } from './clock.ts';
import type { Caller } from './gateway/connection.ts';
import { SyncServer, type SyncServerParts } from './gateway/SyncServer.ts';
import { beginSchema, endSchema, joinSchema } from './schema.ts';
import { keyedFingerprint } from './secrets.ts';
import { createMemoryStore } from './store/createMemoryStore.ts';
import type { SessionRecord } from './store/sessionRecord.ts';
import { StoreUnavailableError } from './store/sessionStore.ts';
import { registerSyncScript } from './registerSyncScript.ts';

/** Sync as used by the composition root. */
export interface Sync {
  /** Registers `/sync/{begin,join,end}` and the socket script. */
  routes(api: ApiInstance): Promise<void>;
  attach: SyncServer['attach'];
  /**
   * Finds the session of a code for a request, within the limits on guessing.
   *
   * @throws ApiError `sessionNotFound`, `tooManyRequests`, `storeUnavailable`
   */
  find(code: string, request: AddressedRequest): Promise<SessionRecord>;
  /** For followers without a socket. */
  read: SyncServer['read'];
  follow: SyncServer['follow'];
  counts: SyncServer['counts'];
  close(): Promise<void>;
}

export interface SyncParts extends Partial<Omit<SyncServerParts, 'config'>> {
  readonly config: Pick<Config, 'apiPrefix' | 'trustProxy' | 'rateLimit'>;
}

/** Answers differ each time; a cached one once handed out old codes. */
const NO_STORE = 'no-store';

/** Answers in another shape than the rest of the API: existing clients expect a text in `error`. */
function sendSyncError(error: unknown, reply: FastifyReply): FastifyReply {
  const { status, body } = toErrorResponse(error);
  setRetryAfter(reply, status);
  return reply
    .code(status)
    .header('cache-control', NO_STORE)
    .send({ error: body.data.error, id: body.data.id });
}

/** Converts errors of the store to ones that clients can match. */
function toApiError(error: unknown): unknown {
  return error instanceof StoreUnavailableError ? new ApiError('sessionsUnavailable') : error;
}

/** Creates the routes and sockets of sync; sessions are kept in memory by default. */
export function createSync(parts: SyncParts): Sync {
  const { config } = parts;
  const clock: Clock = parts.clock ?? SYSTEM_CLOCK;
  const store = parts.store ?? createMemoryStore(clock);
  const server = new SyncServer({ ...parts, clock, store, busAdapter: parts.busAdapter ?? null });
  const factor = config.rateLimit;

  async function limit(kind: string, text: string, most: number, windowMs: number): Promise<void> {
    if (factor === null) return;
    const key = `begin:${kind}:${keyedFingerprint(await store.key(), text)}`;
    if ((await store.count(key, windowMs)) > most * factor) throw new ApiError('tooManyRequests');
  }

  const pause = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  async function find(text: string, request: AddressedRequest): Promise<SessionRecord> {
    const code = parseSessionCode(text);
    // Malformed codes aren't guesses: desktops ask for `undefined` and `null` when they start.
    if (code === null) throw new ApiError('sessionNotFound');
    if (server.isClosed) throw new ApiError('restarting');
    return server.find(code, await server.identify(request));
  }

  async function begin(caller: Caller, host: string | undefined, isCurrent: boolean) {
    const { perHost, perAddress, windowMs } = LIMITS.begins;
    await limit('address', caller.network, perAddress, windowMs);
    if (host !== undefined) await limit('host', host, perHost, windowMs);
    // A host that gets its code before its script has loaded shows a code that nobody can join [SYNC-LIMIT-3].
    if (!isCurrent) await pause(LIMITS.legacyBeginMs);
    const { code, token } = await server.begin(caller, isCurrent);
    return { data: { namespaceString: code, ...(token === null ? {} : { token }) } };
  }

  function register(api: ApiInstance): void {
    api.setErrorHandler((thrown, request, reply) => {
      const error = toApiError(thrown);
      if (toErrorResponse(error).isReportable) request.log.error({ err: error }, 'sync failed');
      return sendSyncError(error, reply);
    });
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', NO_STORE);
      done(server.isClosed ? new ApiError('restarting') : undefined);
    });
    for (const path of ['/sync/begin', '/sync/begin/:host']) {
      api.get(path, { schema: beginSchema }, async (request) =>
        begin(await server.identify(request), request.params.host, request.query.v === '2'),
      );
    }
    api.get('/sync/join/:code', { schema: joinSchema }, async (request) => {
      const { code } = await find(request.params.code, request);
      return { data: { namespaceString: code } };
    });
    api.get('/sync/end/:code', { schema: endSchema }, async (request) => {
      const code = parseSessionCode(request.params.code);
      const token = request.headers['x-sync-token'] ?? null;
      if (code !== null) await server.requestEnd(code, await server.identify(request), token);
      return { data: { ended: true } };
    });
  }

  return {
    async routes(api) {
      await api.register(async (each: ApiInstance) => register(each));
      registerSyncScript(api);
    },
    attach: (web) => server.attach(web),
    find: (code, request) =>
      find(code, request).catch((error: unknown) => {
        throw toApiError(error);
      }),
    read: (code) => server.read(code),
    follow: (code, listener) => server.follow(code, listener),
    counts: () => server.counts(),
    close: () => server.close(),
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@naad/api-contract';
import { LIMITS, parseSessionCode } from '@naad/sync-protocol';
import type { Config } from '../../config/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { errorAnswer } from '../../http/errorAnswer.ts';
import { SYSTEM_CLOCK, type Clock } from './clock.ts';
import {
  createSyncServer,
  type Caller,
  type SyncServer,
  type SyncServerParts,
} from './gateway/createSyncServer.ts';
import { beginSchema, endSchema, joinSchema } from './schema.ts';
import { fingerprint } from './secrets.ts';
import { createMemoryStore } from './store/createMemoryStore.ts';
import { syncScript } from './syncScript.ts';

/** Sync as the composition root sees it. */
export interface Sync {
  /** `/sync/{begin,join,end}` and the script of the sockets, below wherever these are registered. */
  routes(api: ApiInstance): Promise<void>;
  attach: SyncServer['attach'];
  /** For those who follow without a socket. */
  read: SyncServer['read'];
  follow: SyncServer['follow'];
  close(): Promise<void>;
}

export interface SyncParts extends Partial<Omit<SyncServerParts, 'config'>> {
  readonly config: Pick<Config, 'apiPrefix' | 'trustProxy' | 'rateLimit'>;
}

/** What differs each time; a kept answer once handed out old codes. */
const NO_STORE = 'no-store';
/** Answers that wait because an address asked for many unknown codes, at most; more are refused. */
const MAX_WAITING = 50;

function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

/** Existing clients look for a text in `error`, so this answers in another shape than the rest of the API. */
function sendSyncError(error: unknown, reply: FastifyReply): FastifyReply {
  const { status, body } = errorAnswer(error);
  return reply
    .code(status)
    .header('cache-control', NO_STORE)
    .send({ error: body.data.error, id: body.data.id });
}

/** The routes and sockets of sync; sessions in memory unless a store is given. */
export function createSync(parts: SyncParts): Sync {
  const { config } = parts;
  const clock: Clock = parts.clock ?? SYSTEM_CLOCK;
  const store = parts.store ?? createMemoryStore(clock);
  const server = createSyncServer({ ...parts, clock, store, busAdapter: parts.busAdapter ?? null });
  const waiting = new Map<string, number>();
  const factor = config.rateLimit;

  async function limit(key: string, most: number, windowMs: number): Promise<void> {
    if (factor === null) return;
    if ((await store.count(key, windowMs)) > most * factor) throw new ApiError('tooManyRequests');
  }

  const pause = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  /** SYNC-LIMIT-2: who has asked for many unknown codes waits, for known ones too, so that waiting tells nothing. */
  async function slowDown(address: string): Promise<void> {
    if (factor === null) return;
    const { perAddress, delayStepMs, maxDelayMs } = LIMITS.unknownCodes;
    const over = (await store.counted(`unknown:${address}`)) - perAddress * factor;
    if (over < 0) return;
    const count = waiting.get(address) ?? 0;
    if (count >= MAX_WAITING) throw new ApiError('tooManyRequests');
    waiting.set(address, count + 1);
    await pause(Math.min(maxDelayMs, (over + 1) * delayStepMs));
    const left = (waiting.get(address) ?? 1) - 1;
    if (left === 0) waiting.delete(address);
    else waiting.set(address, left);
  }

  async function begin(caller: Caller, host: string | undefined, isCurrent: boolean) {
    const { perHost, perAddress, windowMs } = LIMITS.begins;
    await limit(`begin:address:${fingerprint(caller.address)}`, perAddress, windowMs);
    if (host !== undefined) await limit(`begin:host:${fingerprint(host)}`, perHost, windowMs);
    // SYNC-LIMIT-3: a host whose script has not arrived when it has its code shows one that nobody can join.
    if (!isCurrent) await pause(LIMITS.legacyBeginMs);
    const { code, token } = await server.begin(caller, isCurrent);
    return { data: { namespaceString: code, ...(token === null ? {} : { token }) } };
  }

  function register(api: ApiInstance): void {
    api.setErrorHandler((error, request, reply) => {
      if (errorAnswer(error).isReportable) request.log.error({ err: error }, 'sync failed');
      return sendSyncError(error, reply);
    });
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', NO_STORE);
      done();
    });
    for (const path of ['/sync/begin', '/sync/begin/:host']) {
      api.get(path, { schema: beginSchema }, (request) =>
        begin(callerOf(request), request.params.host, request.query.v === '2'),
      );
    }
    api.get('/sync/join/:code', { schema: joinSchema }, async (request) => {
      const address = fingerprint(request.ip);
      await slowDown(address);
      const code = parseSessionCode(request.params.code);
      if (code !== null && (await server.isKnown(code))) return { data: { namespaceString: code } };
      await store.count(`unknown:${address}`, LIMITS.unknownCodes.windowMs);
      throw new ApiError('sessionNotFound');
    });
    api.get('/sync/end/:code', { schema: endSchema }, async (request) => {
      const code = parseSessionCode(request.params.code);
      const token = request.headers['x-sync-token'] ?? null;
      if (code !== null) await server.requestEnd(code, callerOf(request), token);
      return { data: { ended: true } };
    });
  }

  return {
    async routes(api) {
      await api.register(async (each: ApiInstance) => register(each));
      syncScript(api);
    },
    attach: server.attach,
    read: server.read,
    follow: server.follow,
    close: server.close,
  };
}

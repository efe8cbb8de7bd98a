import type { ComponentReason, ComponentState } from '@naad/api-contract';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { limited, READY, unavailable } from '../../../components/componentHealth.ts';
import type { OutageLog } from '../../../components/createOutageLog.ts';
import { TimeoutError, within } from '../../../components/within.ts';
import type { SyncServerParts } from '../gateway/SyncServer.ts';
import { createRedisStore, openRedis } from './createRedisStore.ts';
import { type SessionStore, StoreUnavailableError } from './sessionStore.ts';

/** Sessions in a Redis that may be away for some time. */
interface GuardedStore {
  /** Calls throw `StoreUnavailableError` while Redis doesn't answer, at once or within 0.6 s. */
  readonly store: SessionStore;
  state(): ComponentState;
  /** Must be called with each error of the connection. */
  reportError(error: unknown): void;
}

interface GuardOptions {
  readonly log: OutageLog;
  /** Writes an entry that expires by itself. */
  probe(): Promise<unknown>;
}

export const SESSION_CALL_MS = 600;
const RETRY_MS = { first: 100, longest: 1_000 };

/**
 * Writes of a leader wait for Redis to return: the display already shows the change, and the phone would see it fail.
 */
const WAITS_FOR_REDIS: ReadonlySet<string> = new Set(['write', 'lead', 'close']);

/** Redis refuses writes: no memory, a full disk, a replica, or still loading. Any other reply is a bug in the call. */
const REFUSAL = /^(OOM|MISCONF|READONLY|LOADING|NOREPLICAS|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|BUSY)\b/;
const DENIAL = /^(NOAUTH|WRONGPASS|NOPERM)\b/;

type Failure =
  { readonly kind: 'fault' } | { readonly kind: 'limited' | 'away'; readonly reason: ComponentReason };

function failureOf(error: unknown): Failure {
  if (error instanceof TimeoutError) return { kind: 'away', reason: 'timeout' };
  const message = error instanceof Error ? error.message : '';
  if (DENIAL.test(message)) return { kind: 'away', reason: 'refused' };
  const [, code] = REFUSAL.exec(message) ?? [];
  if (code !== undefined) {
    return { kind: 'limited', reason: code === 'READONLY' ? 'readOnly' : code === 'OOM' ? 'full' : 'other' };
  }
  const isReply = error instanceof Error && /ErrorReply$|SimpleError$/.test(error.constructor.name);
  return isReply ? { kind: 'fault' } : { kind: 'away', reason: 'unreachable' };
}

/** Fails calls at once while Redis is away, and detects by itself when it is back. */
function guardSharedStore(store: SessionStore, { log, probe }: GuardOptions): GuardedStore {
  let health: ComponentState = READY;
  let isClosed = false;
  let pauseMs = RETRY_MS.first;
  let timer: NodeJS.Timeout | null = null;
  let probing: Promise<unknown> | null = null;

  function degrade(next: ComponentState & { readonly reason: ComponentReason }, error: unknown): void {
    if (isClosed) return;
    health = next;
    log.failed(next.reason, error);
    if (timer === null) pauseMs = RETRY_MS.first;
    timer ??= setTimeout(() => void retryProbe(), pauseMs).unref();
  }

  function fail(error: unknown): Failure {
    const failure = failureOf(error);
    if (failure.kind === 'fault') return failure;
    const isStillAway = health.state === 'unavailable' && error instanceof TimeoutError;
    const { kind } = failure;
    const reason = isStillAway ? (health.reason ?? failure.reason) : failure.reason;
    const isWorse = kind === 'away' || health.state !== 'unavailable';
    if (isWorse) degrade({ ...(kind === 'away' ? unavailable(reason) : limited(reason)), reason }, error);
    return failure;
  }

  async function retryProbe(): Promise<void> {
    try {
      // Keep waiting for a hanging probe, so that they don't pile up.
      probing ??= probe().finally(() => {
        probing = null;
      });
      probing.catch(() => undefined);
      await within(SESSION_CALL_MS, probing);
      timer = null;
      health = READY;
      log.recovered();
    } catch (error) {
      timer = null;
      const next = Math.min(RETRY_MS.longest, pauseMs * 2);
      if (fail(error).kind === 'fault') health = READY;
      else pauseMs = next;
    }
  }

  async function call(work: () => Promise<unknown>): Promise<unknown> {
    if (health.state === 'unavailable') throw new StoreUnavailableError(health.reason);
    try {
      return await within(SESSION_CALL_MS, work());
    } catch (error) {
      if (fail(error).kind === 'fault') throw error;
      throw new StoreUnavailableError(error);
    }
  }

  const guarded = new Proxy(store, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name === 'problem') return () => (health.state === 'ready' ? null : (health.reason ?? 'other'));
      if (name === 'close') {
        return () => {
          isClosed = true;
          if (timer !== null) clearTimeout(timer);
          return target.close();
        };
      }
      if (typeof value !== 'function' || typeof name !== 'string' || WAITS_FOR_REDIS.has(name)) return value;
      const method = value as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => call(() => method(...args));
    },
  });
  return { store: guarded, state: () => health, reportError: (error) => void fail(error) };
}

/** Maximum time a command waits for a connection; clients retry after it. */
const COMMAND_MS = 3_000;
const PROBE = 'naad:sync:probe';

/** Time for pending commands to finish when the server closes. */
const CLOSE_MS = 1_000;

function destroy(client: { destroy(): void }): void {
  try {
    client.destroy();
  } catch {
    // Already closed.
  }
}

async function closeRedis(client: ReturnType<typeof openRedis>): Promise<void> {
  if (client.isReady) await within(CLOSE_MS, client.close()).catch(() => undefined);
  destroy(client);
}

interface Handled<Client> {
  readonly client: Client;
  /** Closes the connections duplicated from it. */
  close(): void;
}

/**
 * Handles the rejections that the adapter ignores, which would end the process, as when Redis goes away. Lost
 * messages are recovered when servers compare their sessions with the store.
 */
function handleRejections<Client extends { duplicate(): Client; destroy(): void }>(
  client: Client,
  onError: (error: unknown) => void,
): Handled<Client> {
  let isClosed = false;
  const copies: Client[] = [];

  function wrap(target: Client): Client {
    return new Proxy(target, {
      get(_target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name === 'disconnect') {
          return () => {
            destroy(target);
          };
        }
        return (...args: unknown[]): unknown => {
          const result: unknown = Reflect.apply(value, target, args);
          if (name === 'duplicate') {
            copies.push(result as Client);
            return wrap(result as Client);
          }
          if (!(result instanceof Promise)) return result;
          result.catch(onError);
          // Nobody handles a connection attempt that fails because the server closes.
          return name === 'connect' ? result.catch((error: unknown) => ignoreOnceClosed(error)) : result;
        };
      },
    });
  }

  function ignoreOnceClosed(error: unknown): Promise<never> {
    return isClosed ? new Promise<never>(() => undefined) : Promise.reject(error as Error);
  }

  return {
    client: wrap(client),
    close() {
      isClosed = true;
      for (const copy of copies) destroy(copy);
    },
  };
}

/** Sessions in Redis, and the streams adapter that connects the servers. */
export interface SharedStore extends Pick<SyncServerParts, 'store' | 'busAdapter'> {
  state(): ComponentState;
}

/** Opens the store without waiting for Redis, which may be away and connects later by itself. */
export function openSharedStore(url: string, log: OutageLog): SharedStore {
  let reportError: (error: unknown) => void = () => undefined;
  const redis = openRedis(url, (error) => reportError(error), COMMAND_MS);
  // The adapter duplicates this connection, and closes the copies with the sockets.
  const channels = openRedis(url, (error) => reportError(error), COMMAND_MS);
  const handled = handleRejections(channels, () => undefined);
  const adapter = createAdapter(handled.client, { streamName: 'naad:sync', channelPrefix: 'naad:sync' });
  const store = createRedisStore(redis);
  const guarded = guardSharedStore(
    {
      ...store,
      async close() {
        handled.close();
        await closeRedis(redis);
        await closeRedis(channels);
      },
    },
    { log, probe: () => redis.set(PROBE, '1', { PX: 1_000 }) },
  );
  reportError = guarded.reportError;
  return {
    store: guarded.store,
    state: guarded.state,
    busAdapter: (namespace) => adapter(namespace),
  };
}

import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { SyncServerParts } from '../gateway/createSyncServer.ts';
import { connectRedis, createRedisStore } from './createRedisStore.ts';

/** How long an order of ours may wait for a connection; a client comes again then. */
const COMMAND_MS = 3_000;

/**
 * The adapter does not look at what becomes of what it sends. An order that fails, as when Redis goes away, would end the
 * process; what was lost by it is made good when servers compare their sessions with the store.
 */
function heeding<Client extends object>(client: Client, onError: (error: unknown) => void): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, given);
        if (name !== 'duplicate' && result instanceof Promise) result.catch(onError);
        return result;
      };
    },
  });
}

/**
 * Sessions in Redis, and the streams adapter by which servers hear of each other.
 *
 * @param onError called with each error of a connection, which mends itself
 */
export async function openSharedStore(
  url: string,
  onError: (error: unknown) => void,
): Promise<Pick<SyncServerParts, 'store' | 'busAdapter'>> {
  const redis = await connectRedis(url, onError, COMMAND_MS);
  // The adapter makes connections of its own from this one, and ends them with the sockets.
  const channels = await connectRedis(url, onError);
  const adapter = createAdapter(heeding(channels, onError), {
    streamName: 'naad:sync',
    channelPrefix: 'naad:sync',
  });
  const store = createRedisStore(redis);
  return {
    store: {
      ...store,
      async close() {
        await store.close();
        await channels.close().catch(() => channels.destroy());
      },
    },
    busAdapter: (namespace) => adapter(namespace),
  };
}

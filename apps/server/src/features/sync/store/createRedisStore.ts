import { createClient } from 'redis';
import { lifetimeOf, type SessionRecord } from './sessionRecord.ts';
import { NODE_ALIVE_MS, type SessionPlace, type SessionStore } from './sessionStore.ts';

/** A connection of the client we use. */
type Redis = ReturnType<typeof createClient>;

/** A session is a hash: `record`, and beside it what is compared or asked for without reading it all. */
const FIELDS = ['seq', 'online', 'node'] as const;

/** Writes unless the session is over or another server leads by now. */
const WRITE = `
if redis.call('HGET', KEYS[1], 'term') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'record', ARGV[2], 'seq', ARGV[3], 'online', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return 1`;

/** Makes one the leader: the record with its new term, or nothing. */
const LEAD = `
local record = redis.call('HGET', KEYS[1], 'record')
if not record then return false end
local term = redis.call('HINCRBY', KEYS[1], 'term', 1)
redis.call('HSET', KEYS[1], 'node', ARGV[1])
return { record, tostring(term) }`;

const CREATE = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'record', ARGV[1], 'seq', '0', 'online', '0', 'term', '0', 'node', '')
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`;

const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;

/**
 * A connection that comes back by itself.
 *
 * @param timeoutMs how long an order may wait; then what asked for it fails. None for connections that wait on purpose
 */
export async function connectRedis(
  url: string,
  onError: (error: unknown) => void,
  timeoutMs?: number,
): Promise<Redis> {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 1_000) },
    ...(timeoutMs === undefined ? {} : { commandOptions: { timeout: timeoutMs } }),
  });
  client.on('error', onError);
  await client.connect();
  return client as Redis;
}

/**
 * Sessions that several servers share.
 *
 * @param prefix of every key, so that tests and deployments can share a Redis
 */
export function createRedisStore(redis: Redis, prefix = 'naad:sync:'): SessionStore {
  const keyOf = (code: string) => `${prefix}session:${code}`;
  const nodeKey = (node: string) => `${prefix}node:${node}`;
  const run = (script: string, key: string, ...given: string[]) =>
    redis.eval(script, { keys: [key], arguments: given });

  function parse(record: string, term?: string): SessionRecord {
    const parsed = JSON.parse(record) as SessionRecord;
    return term === undefined ? parsed : { ...parsed, term: Number(term) };
  }

  async function placeOf(code: string): Promise<SessionPlace | null> {
    const [seq, online, node] = await redis.hmGet(keyOf(code), [...FIELDS]);
    if (seq == null) return null;
    const isLed = node != null && node !== '' && (await redis.exists(nodeKey(node))) === 1;
    return { seq: Number(seq), hostOnline: online === '1', isLed };
  }

  return {
    isShared: true,
    async create(record) {
      const made = await run(CREATE, keyOf(record.code), JSON.stringify(record), String(lifetimeOf(record)));
      return made === 1;
    },
    async read(code) {
      const [record, term, node] = await redis.hmGet(keyOf(code), ['record', 'term', 'node']);
      return record == null
        ? null
        : { ...parse(record, term ?? '0'), node: node == null || node === '' ? null : node };
    },
    async write(record) {
      const { code, term, seq, hostOnline } = record;
      const online = hostOnline ? '1' : '0';
      const lifetime = String(lifetimeOf(record));
      return (
        (await run(
          WRITE,
          keyOf(code),
          String(term),
          JSON.stringify(record),
          String(seq),
          online,
          lifetime,
        )) === 1
      );
    },
    async lead(code, node) {
      const led = (await run(LEAD, keyOf(code), node)) as [string, string] | null;
      await redis.set(nodeKey(node), '1', { PX: NODE_ALIVE_MS });
      return led && { ...parse(led[0], led[1]), node };
    },
    async end(code) {
      await redis.del(keyOf(code));
    },
    places: (codes) => Promise.all(codes.map(placeOf)),
    async beat(node) {
      await redis.set(nodeKey(node), '1', { PX: NODE_ALIVE_MS });
    },
    async count(key, windowMs) {
      return Number(await run(COUNT, `${prefix}count:${key}`, String(windowMs)));
    },
    async counted(key) {
      return Number((await redis.get(`${prefix}count:${key}`)) ?? 0);
    },
    async mark(key, ms) {
      await redis.set(`${prefix}mark:${key}`, '1', { PX: ms });
    },
    isMarked: async (key) => (await redis.exists(`${prefix}mark:${key}`)) === 1,
    async close() {
      await redis.close().catch(() => redis.destroy());
    },
  };
}

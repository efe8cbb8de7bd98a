import { createClient } from 'redis';
import { createKey } from '../secrets.ts';
import { completeRecord, keyRecord, lifetimeOf, type SessionRecord } from './sessionRecord.ts';
import { NODE_ALIVE_MS, type SessionProgress, type SessionStore } from './sessionStore.ts';

/** A connection of our Redis client. */
type Redis = ReturnType<typeof createClient>;

/** A session is a hash: `record`, and beside it the fields that are compared or read alone. */
const FIELDS = ['seq', 'online', 'node'] as const;

/** Writes unless the session is over or another server leads it now. */
const WRITE = `
if redis.call('HGET', KEYS[1], 'term') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'record', ARGV[2], 'seq', ARGV[3], 'online', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return 1`;

/** Makes a server the leader; returns the record with its new term, or nothing. */
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

/** Maximum silence before a connection is dropped; pings keep a good one from being silent. */
const SILENCE_MS = 15_000;
const PING_MS = 5_000;
const CONNECT_MS = 3_000;

/**
 * Connects in the background and reconnects by itself.
 *
 * @param timeoutMs maximum time for a command to be sent before it fails
 */
export function openRedis(url: string, onError: (error: unknown) => void, timeoutMs?: number): Redis {
  const client = createClient({
    url,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 1_000),
    },
    ...(timeoutMs === undefined ? {} : { commandOptions: { timeout: timeoutMs } }),
  });
  client.on('error', onError);
  client.connect().catch(onError);
  return client as Redis;
}

/** As {@link openRedis}, but resolves once it is connected. */
export async function connectRedis(
  url: string,
  onError: (error: unknown) => void,
  timeoutMs?: number,
): Promise<Redis> {
  const client = openRedis(url, onError, timeoutMs);
  if (!client.isReady) await new Promise((resolve) => client.once('ready', resolve));
  return client;
}

/**
 * Creates a store of sessions for several servers.
 *
 * @param prefix of every key, so that tests and deployments can share a Redis
 */
export function createRedisStore(redis: Redis, prefix = 'naad:sync:'): SessionStore {
  const keyOf = (code: string) => `${prefix}session:${code}`;
  const nodeKey = (node: string) => `${prefix}node:${node}`;
  const run = (script: string, key: string, ...args: string[]) =>
    redis.eval(script, { keys: [key], arguments: args });

  let key: Buffer | null = null;

  async function readKey(): Promise<Buffer> {
    if (key) return key;
    await redis.set(`${prefix}key`, createKey().toString('base64url'), { condition: 'NX' });
    key = Buffer.from((await redis.get(`${prefix}key`)) ?? '', 'base64url');
    return key;
  }

  async function parse(text: string, term: string): Promise<SessionRecord> {
    return {
      ...keyRecord(completeRecord(JSON.parse(text) as SessionRecord), await readKey()),
      term: Number(term),
    };
  }

  async function progressOf(code: string): Promise<SessionProgress | null> {
    const [seq, online, node] = await redis.hmGet(keyOf(code), [...FIELDS]);
    if (seq == null) return null;
    const isLed = node != null && node !== '' && (await redis.exists(nodeKey(node))) === 1;
    return { seq: Number(seq), hostOnline: online === '1', isLed };
  }

  return {
    isShared: true,
    key: readKey,
    problem: () => null,
    async create(record) {
      const made = await run(CREATE, keyOf(record.code), JSON.stringify(record), String(lifetimeOf(record)));
      return made === 1;
    },
    async read(code) {
      const [record, term, node] = await redis.hmGet(keyOf(code), ['record', 'term', 'node']);
      return record == null
        ? null
        : { ...(await parse(record, term ?? '0')), node: node == null || node === '' ? null : node };
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
      return led && { ...(await parse(led[0], led[1])), node };
    },
    async end(code) {
      await redis.del(keyOf(code));
    },
    progress: (codes) => Promise.all(codes.map(progressOf)),
    async reportAlive(node) {
      await redis.set(nodeKey(node), '1', { PX: NODE_ALIVE_MS });
      // If Redis lost its data, restore this key, so that later servers don't create another.
      if (key) await redis.set(`${prefix}key`, key.toString('base64url'), { condition: 'NX' });
    },
    async count(name, windowMs) {
      return Number(await run(COUNT, `${prefix}count:${name}`, String(windowMs)));
    },
    async getCount(name) {
      return Number((await redis.get(`${prefix}count:${name}`)) ?? 0);
    },
    async mark(name, ms) {
      await redis.set(`${prefix}mark:${name}`, '1', { PX: ms });
    },
    isMarked: async (name) => (await redis.exists(`${prefix}mark:${name}`)) === 1,
    async close() {
      await redis.close().catch(() => redis.destroy());
    },
  };
}

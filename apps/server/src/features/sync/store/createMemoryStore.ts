import type { Clock } from '../clock.ts';
import { createKey } from '../secrets.ts';
import { completeRecord, lifetimeOf, type SessionRecord } from './sessionRecord.ts';
import type { SessionStore } from './sessionStore.ts';

/** Minimum milliseconds between deletions of expired entries. */
const DELETE_EXPIRED_MS = 60_000;

interface Counted {
  count: number;
  readonly until: number;
}

/** Sessions of a single server, in its memory; it can list them. */
export interface MemoryStore extends SessionStore {
  records(): readonly SessionRecord[];
  find(code: string): SessionRecord | null;
}

/**
 * @param saved sessions of an earlier run
 * @param key of that run
 */
export function createMemoryStore(
  clock: Clock,
  saved: readonly SessionRecord[] = [],
  key: Buffer = createKey(),
): MemoryStore {
  const records = new Map<string, SessionRecord>(
    saved.map((record) => [record.code, completeRecord(record)]),
  );
  const counts = new Map<string, Counted>();
  const marks = new Map<string, number>();
  let lastDeletionAt = clock.now();

  const isExpired = (record: SessionRecord) => record.lastHostSeen + lifetimeOf(record) <= clock.now();

  function deleteExpired(): void {
    const now = clock.now();
    if (now - lastDeletionAt < DELETE_EXPIRED_MS) return;
    lastDeletionAt = now;
    for (const [code, record] of records) if (isExpired(record)) records.delete(code);
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key);
    for (const [key, until] of marks) if (until <= now) marks.delete(key);
  }

  function find(code: string): SessionRecord | null {
    const record = records.get(code);
    return record && !isExpired(record) ? record : null;
  }

  function findCount(key: string): Counted | null {
    const counted = counts.get(key);
    return counted && counted.until > clock.now() ? counted : null;
  }

  return {
    isShared: false,
    find,
    key: () => Promise.resolve(key),
    problem: () => null,
    records: () => [...records.values()].filter((record) => !isExpired(record)),
    create(record) {
      deleteExpired();
      if (find(record.code)) return Promise.resolve(false);
      records.set(record.code, record);
      return Promise.resolve(true);
    },
    read: (code) => Promise.resolve(find(code)),
    write(record) {
      const known = find(record.code);
      if (!known || known.term !== record.term) return Promise.resolve(false);
      records.set(record.code, record);
      return Promise.resolve(true);
    },
    lead(code, node) {
      const known = find(code);
      if (!known) return Promise.resolve(null);
      const led = { ...known, node, term: known.term + 1 };
      records.set(code, led);
      return Promise.resolve(led);
    },
    end(code) {
      records.delete(code);
      return Promise.resolve();
    },
    progress: (codes) =>
      Promise.resolve(
        codes.map((code) => {
          const record = find(code);
          return record && { seq: record.seq, hostOnline: record.hostOnline, isLed: record.node !== null };
        }),
      ),
    reportAlive: () => Promise.resolve(),
    count(key, windowMs) {
      deleteExpired();
      const counted = findCount(key) ?? { count: 0, until: clock.now() + windowMs };
      counted.count += 1;
      counts.set(key, counted);
      return Promise.resolve(counted.count);
    },
    getCount: (key) => Promise.resolve(findCount(key)?.count ?? 0),
    mark(key, ms) {
      marks.set(key, clock.now() + ms);
      return Promise.resolve();
    },
    isMarked: (key) => Promise.resolve((marks.get(key) ?? 0) > clock.now()),
    close: () => Promise.resolve(),
  };
}

import type { Clock } from '../clock.ts';
import { lifetimeOf, type SessionRecord } from './sessionRecord.ts';
import type { SessionStore } from './sessionStore.ts';

/** How often what is over is thrown away, at most. */
const SWEEP_MS = 60_000;

interface Counted {
  count: number;
  readonly until: number;
}

/** Sessions of one server, in its memory; it can tell them all. */
export interface MemoryStore extends SessionStore {
  records(): readonly SessionRecord[];
}

/** @param saved sessions of an earlier run */
export function createMemoryStore(clock: Clock, saved: readonly SessionRecord[] = []): MemoryStore {
  const records = new Map<string, SessionRecord>(saved.map((record) => [record.code, record]));
  const counts = new Map<string, Counted>();
  const marks = new Map<string, number>();
  let sweptAt = clock.now();

  const isOver = (record: SessionRecord) => record.lastHostSeen + lifetimeOf(record) <= clock.now();

  function sweep(): void {
    const now = clock.now();
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    for (const [code, record] of records) if (isOver(record)) records.delete(code);
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key);
    for (const [key, until] of marks) if (until <= now) marks.delete(key);
  }

  function find(code: string): SessionRecord | null {
    const record = records.get(code);
    return record && !isOver(record) ? record : null;
  }

  function findCount(key: string): Counted | null {
    const counted = counts.get(key);
    return counted && counted.until > clock.now() ? counted : null;
  }

  return {
    isShared: false,
    records: () => [...records.values()].filter((record) => !isOver(record)),
    create(record) {
      sweep();
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
    places: (codes) =>
      Promise.resolve(
        codes.map((code) => {
          const record = find(code);
          return record && { seq: record.seq, hostOnline: record.hostOnline, isLed: record.node !== null };
        }),
      ),
    beat: () => Promise.resolve(),
    count(key, windowMs) {
      sweep();
      const counted = findCount(key) ?? { count: 0, until: clock.now() + windowMs };
      counted.count += 1;
      counts.set(key, counted);
      return Promise.resolve(counted.count);
    },
    counted: (key) => Promise.resolve(findCount(key)?.count ?? 0),
    mark(key, ms) {
      marks.set(key, clock.now() + ms);
      return Promise.resolve();
    },
    isMarked: (key) => Promise.resolve((marks.get(key) ?? 0) > clock.now()),
    close: () => Promise.resolve(),
  };
}

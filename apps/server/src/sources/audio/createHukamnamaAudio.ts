import { LRUCache } from 'lru-cache';
import { type Day, dayInAmritsar, SourceError } from '@naad/api-scripture/sources';
import { createCircuitBreaker } from '../upstream/createCircuitBreaker.ts';
import { openRemote, type Recordings, type Track } from './recordings.ts';

/** Placeholder for the day in the address of archived recordings: `https://audio.example/{date}.mp3`. */
const DATE_PLACEHOLDER = '{date}';

/** Lifetime of a cached result, found or not. */
const TTL_MS = 300_000;
const MAX_CACHED_DAYS = 100;
const MAX_FAILURES = 3;
const REST_MS = 30_000;

/**
 * Creates recordings of hukamnamas, with an address for each day or an address that always has today's. The
 * latter is offered only for today, and not while its Last-Modified date says it is from an earlier day.
 */
export function createHukamnamaAudio(address: string, now: () => number = Date.now): Recordings {
  const cache = new LRUCache<Day, { readonly at: number; readonly track: Track | null }>({
    max: MAX_CACHED_DAYS,
  });
  const breaker = createCircuitBreaker({ failures: MAX_FAILURES, restMs: REST_MS, now });
  const isDated = address.includes(DATE_PLACEHOLDER);

  async function findTrack(day: Day): Promise<Track | null> {
    const url = address.replaceAll(DATE_PLACEHOLDER, day);
    // Not every server that sends the file supports HEAD.
    const response = await openRemote(url, { headers: { range: 'bytes=0-0' } });
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new SourceError('refused', `Answered with ${String(response.status)}.`);
    const changed = Date.parse(response.headers.get('last-modified') ?? '');
    const isOutdated = !isDated && !Number.isNaN(changed) && dayInAmritsar(changed) < day;
    return isOutdated ? null : { kind: 'remote', url, headers: {} };
  }

  return {
    shabad: () => null,
    async hukamnama(day) {
      if (!isDated && day !== dayInAmritsar(now())) return null;
      const known = cache.get(day);
      if (known && now() - known.at < TTL_MS) return known.track;
      const track = await breaker.run(() => findTrack(day));
      cache.set(day, { at: now(), track });
      return track;
    },
  };
}

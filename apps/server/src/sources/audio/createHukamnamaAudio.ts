import { createRecentValues } from '../../memory/createRecentValues.ts';
import { type Day, dayInAmritsar } from '../hukamnama/day.ts';
import { SourceError } from '../SourceError.ts';
import { createCircuitBreaker } from '../upstream/createCircuitBreaker.ts';
import { openRemote } from './openRemote.ts';
import type { Recordings, Track } from './recordings.ts';

/** Where the day stands in the address of recordings that are kept: `https://audio.example/{date}.mp3`. */
const DATE_PLACE = '{date}';

/** How long it is believed that there is a recording, or none. */
const FRESH_MS = 300_000;
const KEPT_DAYS = 100;
const FAILURES = 3;
const REST_MS = 30_000;

/**
 * Recordings of hukamnamas: one for each day, or at one address always that of today. The latter is heard under today's
 * date only, and not before it has come: it is older than the day until then, as far as its server says how old it is.
 */
export function createHukamnamaAudio(address: string, now: () => number = Date.now): Recordings {
  const kept = createRecentValues<{ readonly at: number; readonly track: Track | null }>(KEPT_DAYS);
  const breaker = createCircuitBreaker({ failures: FAILURES, restMs: REST_MS, now });
  const isDated = address.includes(DATE_PLACE);

  async function look(day: Day): Promise<Track | null> {
    const url = address.replaceAll(DATE_PLACE, day);
    // Not every server that sends a file says so beforehand (HEAD).
    const response = await openRemote(url, { headers: { range: 'bytes=0-0' } });
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new SourceError('refused', `Answered with ${String(response.status)}.`);
    const changed = Date.parse(response.headers.get('last-modified') ?? '');
    const isOfBefore = !isDated && !Number.isNaN(changed) && dayInAmritsar(changed) < day;
    return isOfBefore ? null : { kind: 'remote', url, headers: {} };
  }

  return {
    shabad: () => null,
    async hukamnama(day) {
      if (!isDated && day !== dayInAmritsar(now())) return null;
      const known = kept.get(day);
      if (known && now() - known.at < FRESH_MS) return known.track;
      const track = await breaker.run(() => look(day));
      kept.set(day, { at: now(), track }, 1);
      return track;
    },
  };
}

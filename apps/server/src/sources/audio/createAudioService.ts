import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { SourceError } from '@naad/api-scripture/sources';
import { createCircuitBreaker } from '../upstream/createCircuitBreaker.ts';
import { createUpstream } from '../upstream/createUpstream.ts';
import { openRemote, type Recordings, type Track } from './recordings.ts';

export interface AudioServiceOptions {
  /** Base address without a trailing slash. */
  readonly url: string;
  /** Basic auth user, sent only to the service. */
  readonly user: string;
  /** Null if the service needs no login. */
  readonly password: string | null;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly now?: () => number;
}

/** Response for a shabad; `status` isn't `success` if there is no recording. */
const Answer = z.object({ status: z.string(), track_url: z.string().nullish() });

/** Minimum interval of health checks, and lifetime of a cached track address. */
const HEALTH_MS = 60_000;
const FRESH_MS = 600_000;
const MAX_FAILURES = 3;
const REST_MS = 30_000;

/** Parses a track's address, which must be on the service's origin or use https. */
function parseTrackUrl(text: string, base: string): URL {
  // The service's storage reads spaces as plus signs.
  const written = text.replaceAll('%20', '+');
  if (!URL.canParse(written, `${base}/`))
    throw new SourceError('malformed', 'The track has no valid address.');
  const url = new URL(written, `${base}/`);
  const isSafe = url.protocol === 'https:' || url.origin === new URL(base).origin;
  if (!isSafe)
    throw new SourceError('malformed', "The track's address is neither https nor on the service's origin.");
  return url;
}

/** Creates recordings from a service compatible with the reference product's. */
export function createAudioService(options: AudioServiceOptions): Recordings {
  const { url, user, password, logger, now = Date.now } = options;
  const login = Buffer.from(`${user}:${password ?? ''}`).toString('base64');
  const headers: Record<string, string> = password === null ? {} : { authorization: `Basic ${login}` };
  const upstream = createUpstream({ url, headers, logger, freshMs: FRESH_MS, now });
  const breaker = createCircuitBreaker({ failures: MAX_FAILURES, restMs: REST_MS, now });
  let healthyUntil = 0;

  async function checkHealth(): Promise<void> {
    if (now() < healthyUntil) return;
    const response = await openRemote(`${url}/health/`, { headers });
    await response.body?.cancel();
    if (!response.ok) throw new SourceError('refused', `Answered with ${String(response.status)}.`);
    healthyUntil = now() + HEALTH_MS;
  }

  return {
    async shabad(id): Promise<Track | null> {
      await breaker.run(checkHealth);
      const answer = await upstream.get(`/shabads/${String(id)}/`, Answer);
      if (answer?.status !== 'success' || !answer.track_url) return null;
      const track = parseTrackUrl(answer.track_url, url);
      const isSameOrigin = track.origin === new URL(url).origin;
      return { kind: 'remote', url: track.href, headers: isSameOrigin ? headers : {} };
    },
    hukamnama: () => null,
  };
}

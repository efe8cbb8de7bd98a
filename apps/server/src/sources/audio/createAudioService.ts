import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { SourceError } from '../SourceError.ts';
import { createCircuitBreaker } from '../upstream/createCircuitBreaker.ts';
import { createUpstream } from '../upstream/createUpstream.ts';
import { openRemote } from './openRemote.ts';
import type { Recordings, Track } from './recordings.ts';

export interface AudioServiceOptions {
  /** Where it answers, without a trailing slash. */
  readonly url: string;
  /** What it is asked with; it does not leave this server but to there. */
  readonly user: string;
  /** Null for a service that asks for none. */
  readonly password: string | null;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly now?: () => number;
}

/** What the service says of a shabad; where it has none, its status is another one. */
const Answer = z.object({ status: z.string(), track_url: z.string().nullish() });

/** It is asked whether it lives once a minute at most, and of a track again after ten. */
const HEALTH_MS = 60_000;
const FRESH_MS = 600_000;
const FAILURES = 3;
const REST_MS = 30_000;

/** The address of a track: its own, or an encrypted one. */
function parseTrackUrl(text: string, base: string): URL {
  // Its storage reads spaces as plus signs (specification, section 7).
  const written = text.replaceAll('%20', '+');
  if (!URL.canParse(written, `${base}/`)) throw new SourceError('malformed', 'A track without an address.');
  const url = new URL(written, `${base}/`);
  const isSafe = url.protocol === 'https:' || url.origin === new URL(base).origin;
  if (!isSafe) throw new SourceError('malformed', 'The address of a track is neither encrypted nor its own.');
  return url;
}

/** A service of recordings that speaks as the reference product's does (behaviour 1.26). */
export function createAudioService(options: AudioServiceOptions): Recordings {
  const { url, user, password, logger, now = Date.now } = options;
  const login = Buffer.from(`${user}:${password ?? ''}`).toString('base64');
  const headers: Record<string, string> = password === null ? {} : { authorization: `Basic ${login}` };
  const upstream = createUpstream({ url, headers, logger, freshMs: FRESH_MS, now });
  const breaker = createCircuitBreaker({ failures: FAILURES, restMs: REST_MS, now });
  let healthyUntil = 0;

  async function beHealthy(): Promise<void> {
    if (now() < healthyUntil) return;
    const response = await openRemote(`${url}/health/`, { headers });
    await response.body?.cancel();
    if (!response.ok) throw new SourceError('refused', `Answered with ${String(response.status)}.`);
    healthyUntil = now() + HEALTH_MS;
  }

  return {
    async shabad(id): Promise<Track | null> {
      await breaker.run(beHealthy);
      const answer = await upstream.get(`/shabads/${String(id)}/`, Answer);
      if (answer?.status !== 'success' || !answer.track_url) return null;
      const track = parseTrackUrl(answer.track_url, url);
      const isOwn = track.origin === new URL(url).origin;
      return { kind: 'remote', url: track.href, headers: isOwn ? headers : {} };
    },
    hukamnama: () => null,
  };
}

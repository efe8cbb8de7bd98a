import type { ComponentState } from '@naad/api-contract';
import { SourceError } from '@naad/api-scripture/sources';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { READY, unavailable } from '../../components/componentHealth.ts';
import { loggedFailure } from '../sourceFailures.ts';
import { createCircuitBreaker } from './createCircuitBreaker.ts';
import { fetchJson, SOURCE_TIMEOUT_MS } from './fetchJson.ts';

/** An external server with BaniDB's API. Its responses are validated by the contract. */
export interface Upstream {
  /**
   * Requests a path below the base address.
   * @returns null if the upstream has nothing there
   * @throws SourceError
   */
  get<Output>(path: string, schema: AnswerSchema<Output>): Promise<Output | null>;
  state(): ComponentState;
}

interface AnswerSchema<Output> {
  safeParse(input: unknown): { success: true; data: Output } | { success: false; error: Error };
}

export interface UpstreamOptions {
  /** Base address, such as `https://api.example/v2`, without a trailing slash. */
  readonly url: string;
  /** Headers of each request, such as a login; never logged. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly timeoutMs?: number;
  readonly freshMs?: number;
  readonly restMs?: number;
  readonly now?: () => number;
}

/** A cached response is used for six hours, as BaniDB recommends, and for a week while the source fails. */
const FRESH_MS = 6 * 3_600_000;
const STALE_MS = 7 * 24 * 3_600_000;
/** BaniDB sends its whole index of Amrit Keertan in a single response. */
const MAX_BYTES = 16_000_000;
/** Total size of cached responses as sent; each counts at least {@link MIN_ENTRY_BYTES}. */
const MAX_CACHE_BYTES = 32_000_000;
const MIN_ENTRY_BYTES = 1000;
const MAX_FAILURES = 5;
const REST_MS = 30_000;

interface CachedResponse {
  readonly at: number;
  readonly value: unknown;
}

/** Combines request deduplication, a cache, a timeout and a circuit breaker. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const {
    url,
    headers = {},
    logger,
    now = Date.now,
    freshMs = FRESH_MS,
    timeoutMs = SOURCE_TIMEOUT_MS,
  } = options;
  const cache = new LRUCache<string, CachedResponse>({ maxSize: MAX_CACHE_BYTES });
  const pending = new Map<string, Promise<unknown>>();
  const breaker = createCircuitBreaker({
    failures: MAX_FAILURES,
    restMs: options.restMs ?? REST_MS,
    ...(options.now && { now: options.now }),
    onChange: (isResting, error) => {
      if (isResting)
        logger.warn({ upstream: url, ...loggedFailure(error) }, 'an upstream keeps failing and is paused');
      else logger.info({ upstream: url }, 'an upstream responds again');
    },
  });

  async function fetchResponse<Output>(path: string, schema: AnswerSchema<Output>): Promise<Output | null> {
    return breaker.run(async () => {
      const found = await fetchJson(url + path, { timeoutMs, maxBytes: MAX_BYTES, headers });
      const parsed = found && schema.safeParse(found.body);
      if (parsed?.success === false)
        throw new SourceError('malformed', 'The response breaks the contract.', parsed.error);
      const value = parsed?.data ?? null;
      cache.set(path, { at: now(), value }, { size: Math.max(MIN_ENTRY_BYTES, found?.bytes ?? 0) });
      return value;
    });
  }

  return {
    state: () => (breaker.isResting() ? unavailable('unreachable') : READY),
    async get<Output>(path: string, schema: AnswerSchema<Output>) {
      const known = cache.get(path);
      if (known && now() - known.at < freshMs) return known.value as Output | null;
      const waiting = pending.get(path) ?? fetchResponse(path, schema);
      pending.set(path, waiting);
      try {
        return (await waiting) as Output | null;
      } catch (error) {
        if (error instanceof SourceError && known && now() - known.at < STALE_MS) {
          return known.value as Output | null;
        }
        throw error;
      } finally {
        pending.delete(path);
      }
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { createRecentValues } from '../../memory/createRecentValues.ts';
import { loggedFailure } from '../loggedFailure.ts';
import { SourceError } from '../SourceError.ts';
import { createCircuitBreaker } from './createCircuitBreaker.ts';
import { fetchJson, SOURCE_TIMEOUT_MS } from './fetchJson.ts';

/** A server elsewhere that answers as BaniDB does. What it says is checked by the contract before anybody sees it. */
export interface Upstream {
  /**
   * The answer to a path below its base.
   *
   * @returns null where it has nothing there
   * @throws SourceError
   */
  get<Output>(path: string, schema: AnswerSchema<Output>): Promise<Output | null>;
}

interface AnswerSchema<Output> {
  safeParse(input: unknown): { success: true; data: Output } | { success: false; error: Error };
}

export interface UpstreamOptions {
  /** Where its API is, as `https://api.example/v2`; no trailing slash. */
  readonly url: string;
  /** What each call carries, as a login; never logged. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly timeoutMs?: number;
  readonly freshMs?: number;
  readonly restMs?: number;
  readonly now?: () => number;
}

/** An answer is taken from here without asking for six hours, as BaniDB says; while the source fails, for a week. */
const FRESH_MS = 6 * 3_600_000;
const KEPT_MS = 7 * 24 * 3_600_000;
/** All of BaniDB's index of Amrit Keertan is one answer. */
const MAX_BYTES = 16_000_000;
/** How much is kept, as it was sent; every answer counts as a little more than nothing. */
const KEPT_BYTES = 32_000_000;
const LEAST_BYTES = 1000;
const FAILURES = 5;
const REST_MS = 30_000;

interface KeptAnswer {
  readonly at: number;
  readonly value: unknown;
}

/** Made of one fetch for each path at a time, a cache, a time-out and a circuit breaker. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const {
    url,
    headers = {},
    logger,
    now = Date.now,
    freshMs = FRESH_MS,
    timeoutMs = SOURCE_TIMEOUT_MS,
  } = options;
  const kept = createRecentValues<KeptAnswer>(KEPT_BYTES);
  const underWay = new Map<string, Promise<unknown>>();
  const breaker = createCircuitBreaker({
    failures: FAILURES,
    restMs: options.restMs ?? REST_MS,
    now,
    onChange: (isResting, error) => {
      if (isResting)
        logger.warn({ upstream: url, ...loggedFailure(error) }, 'an upstream fails and is left alone');
      else logger.info({ upstream: url }, 'an upstream answers again');
    },
  });

  async function fetchAnswer<Output>(path: string, schema: AnswerSchema<Output>): Promise<Output | null> {
    return breaker.run(async () => {
      const found = await fetchJson(url + path, { timeoutMs, maxBytes: MAX_BYTES, headers });
      const parsed = found && schema.safeParse(found.body);
      if (parsed?.success === false)
        throw new SourceError('malformed', 'Not what the contract says.', parsed.error);
      const value = parsed?.data ?? null;
      kept.set(path, { at: now(), value }, Math.max(LEAST_BYTES, found?.bytes ?? 0));
      return value;
    });
  }

  return {
    async get<Output>(path: string, schema: AnswerSchema<Output>) {
      const known = kept.get(path);
      if (known && now() - known.at < freshMs) return known.value as Output | null;
      const waiting = underWay.get(path) ?? fetchAnswer(path, schema);
      underWay.set(path, waiting);
      try {
        return (await waiting) as Output | null;
      } catch (error) {
        if (error instanceof SourceError && known && now() - known.at < KEPT_MS) {
          return known.value as Output | null;
        }
        throw error;
      } finally {
        underWay.delete(path);
      }
    },
  };
}

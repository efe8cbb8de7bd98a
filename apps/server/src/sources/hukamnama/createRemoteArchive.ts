import { setTimeout as sleep } from 'node:timers/promises';
import type { ComponentState } from '@naad/api-contract';
import {
  type Day,
  dayInAmritsar,
  daysAfter,
  FIRST_DAY,
  type Hukamnamas,
  SourceError,
} from '@naad/api-scripture/sources';
import type { FastifyBaseLogger } from 'fastify';
import { limited, READY } from '../../components/componentHealth.ts';
import { createJob, type Job } from '../../components/createJob.ts';
import { loggedFailure } from '../sourceFailures.ts';
import { createCircuitBreaker } from '../upstream/createCircuitBreaker.ts';
import { SOURCE_TIMEOUT_MS } from '../upstream/fetchJson.ts';
import { ArchiveDays } from './ArchiveDays.ts';
import { DayFetcher } from './DayFetcher.ts';

/** A remote archive with a local copy, fetched in the background. */
export interface RemoteArchive extends Hukamnamas {
  /** Reads the stored copy and starts fetching. */
  start(): Promise<void>;
  state(): ComponentState;
  /** Fetches the newest days. */
  readonly job: Job;
  /** Aborts requests and stores the fetched days. */
  close(): Promise<void>;
}

export interface RemoteArchiveOptions {
  /** The folder of the years: a day is at `{url}/YYYY/MM/DD.json`. */
  readonly url: string;
  /** Path of the local copy. */
  readonly file: string;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly now?: () => number;
  /** The first day to fetch. */
  readonly firstDay?: Day;
  /** Last day of the shipped archive. Days until then are fetched only in the background, so that no visitor waits. */
  readonly shippedUntil?: Day | null;
  readonly timing?: Partial<RemoteArchiveTiming>;
}

interface RemoteArchiveTiming {
  readonly timeoutMs: number;
  /** Interval between checks of the newest days. */
  readonly refreshMs: number;
  /** Delay after a failure; doubled with each until `refreshMs`. */
  readonly retryMs: number;
  /** Pause between batches of older days, to spare the archive's server. */
  readonly pauseMs: number;
  /** Time the circuit breaker stays open for requests of a day. */
  readonly restMs: number;
}

const TIMING: RemoteArchiveTiming = {
  timeoutMs: SOURCE_TIMEOUT_MS,
  refreshMs: 30 * 60_000,
  retryMs: 30_000,
  pauseMs: 250,
  restMs: 30_000,
};

/**
 * Days checked again each time, because they may be published late; the newest two also because they may be
 * corrected.
 */
const RECENT_DAYS = 7;
const CORRECTABLE_DAYS = 2;
const BATCH = 4;
const STORE_INTERVAL_DAYS = 400;
/** Consecutive failures before requests fail at once. */
const MAX_FAILURES = 3;

/** Fetches the newest days periodically and all others once, newest first, in rounds that never overlap. */
class FetchSchedule {
  readonly #options: Required<Omit<RemoteArchiveOptions, 'file' | 'timing' | 'shippedUntil'>>;
  readonly #timing: RemoteArchiveTiming;
  readonly #days: ArchiveDays;
  readonly #fetcher: DayFetcher;
  readonly #job: Job;
  readonly #signal: AbortSignal;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> = Promise.resolve();
  #isReachable = true;

  constructor(
    options: Required<Omit<RemoteArchiveOptions, 'file' | 'timing' | 'shippedUntil'>>,
    timing: RemoteArchiveTiming,
    { days, fetcher, job, signal }: { days: ArchiveDays; fetcher: DayFetcher; job: Job; signal: AbortSignal },
  ) {
    this.#options = options;
    this.#timing = timing;
    this.#days = days;
    this.#fetcher = fetcher;
    this.#job = job;
    this.#signal = signal;
  }

  /** False after a round failed. */
  get isReachable(): boolean {
    return this.#isReachable;
  }

  start(): void {
    this.#round = this.#run(0);
  }

  /** Resolves after the current round, which the caller has aborted. */
  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    await this.#round;
  }

  async #run(failuresBefore: number): Promise<void> {
    const { failures, delayMs } = await this.#fetchRound(failuresBefore);
    // Scheduled after the write, so that two writes of the file never overlap.
    await this.#days.store();
    this.#schedule(failures, delayMs);
  }

  /** Fetches once; returns the number of consecutive failures and the delay before the next round. */
  async #fetchRound(
    failuresBefore: number,
  ): Promise<{ readonly failures: number; readonly delayMs: number }> {
    const { logger, url } = this.#options;
    const { refreshMs, retryMs } = this.#timing;
    try {
      await this.#fetchRecent();
      this.#isReachable = true;
      this.#job.succeeded();
      if (failuresBefore > 0) logger.info({ archive: url }, 'the hukamnama archive responds again');
      const { hasMore } = await this.#fetchOlder();
      return { failures: 0, delayMs: hasMore ? 0 : refreshMs };
    } catch (error) {
      this.#isReachable = false;
      if (!this.#signal.aborted) this.#job.failed();
      if (failuresBefore === 0 && !this.#signal.aborted)
        logger.warn(
          { archive: url, ...loggedFailure(error) },
          'the hukamnama archive does not respond; retrying',
        );
      return { failures: failuresBefore + 1, delayMs: Math.min(refreshMs, retryMs * 2 ** failuresBefore) };
    }
  }

  #schedule(failures: number, delayMs: number): void {
    if (this.#signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#round = this.#run(failures);
    }, delayMs).unref();
  }

  async #fetchRecent(): Promise<void> {
    const today = dayInAmritsar(this.#options.now());
    for (let back = 0; back < RECENT_DAYS; back += 1) {
      const day = daysAfter(today, -back);
      if (back < CORRECTABLE_DAYS || !this.#days.get(day)) await this.#fetch(day);
    }
  }

  /** Fetches missing older days until the newest are due for a check; then `hasMore` may be true. */
  async #fetchOlder(): Promise<{ readonly hasMore: boolean }> {
    const { pauseMs, refreshMs } = this.#timing;
    const missing = this.#missingDays();
    const deadline = performance.now() + refreshMs;
    for (let start = 0; start < missing.length; start += BATCH) {
      if (this.#signal.aborted || performance.now() > deadline) return { hasMore: true };
      await Promise.all(missing.slice(start, start + BATCH).map((day) => this.#fetch(day)));
      if (this.#days.unstored >= STORE_INTERVAL_DAYS && this.#days.canStore) await this.#days.store();
      await sleep(pauseMs, undefined, { signal: this.#signal, ref: false }).catch(() => undefined);
    }
    return { hasMore: false };
  }

  #missingDays(): readonly Day[] {
    const { firstDay, now } = this.#options;
    const missing: Day[] = [];
    for (let day = dayInAmritsar(now()); day >= firstDay; day = daysAfter(day, -1)) {
      if (this.#days.get(day) === undefined && !this.#fetcher.isInvalid(day)) missing.push(day);
    }
    return missing;
  }

  /** An invalid file affects only its day; any other error affects the archive. */
  async #fetch(day: Day): Promise<void> {
    try {
      await this.#fetcher.fetch(day);
    } catch (error) {
      if (!(error instanceof SourceError) || error.reason !== 'malformed') throw error;
    }
  }
}

/** Creates the archive; nothing is fetched before {@link RemoteArchive.start}. */
export function createRemoteArchive(options: RemoteArchiveOptions): RemoteArchive {
  const { url, file, logger, now = Date.now, firstDay = FIRST_DAY, shippedUntil = null } = options;
  const timing = { ...TIMING, ...options.timing };
  const abortController = new AbortController();
  const { signal } = abortController;
  const days = new ArchiveDays({ url, file, logger });
  const fetcher = new DayFetcher({ url, timeoutMs: timing.timeoutMs, signal, logger, days });
  const job = createJob('hukamnamas', now);
  const schedule = new FetchSchedule({ url, logger, now, firstDay }, timing, { days, fetcher, job, signal });
  const breaker = createCircuitBreaker({
    failures: MAX_FAILURES,
    restMs: timing.restMs,
    ...(options.now && { now: options.now }),
  });
  return {
    async start() {
      await days.load();
      schedule.start();
    },
    find(day) {
      const known = days.get(day);
      if (known !== undefined) return known;
      if (day > dayInAmritsar(now()) || (shippedUntil !== null && day <= shippedUntil)) return null;
      if (fetcher.isInvalid(day)) throw new SourceError('malformed', 'The file has no valid hukamnama.');
      return breaker.run(() => fetcher.fetch(day));
    },
    state() {
      if (!schedule.isReachable) return limited('unreachable');
      return days.canStore ? READY : limited('other');
    },
    job,
    latest: (last) => days.latest(last),
    earliest: (first) => days.earliest(first),
    async close() {
      abortController.abort();
      await schedule.stop();
      await days.store();
    },
  };
}

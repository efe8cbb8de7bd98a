import { setTimeout as sleep } from 'node:timers/promises';
import type { ComponentState } from '@naad/api-contract';
import type { FastifyBaseLogger } from 'fastify';
import { limited, READY } from '../../components/componentHealth.ts';
import { loggedFailure, SourceError } from '../SourceError.ts';
import { createCircuitBreaker } from '../upstream/createCircuitBreaker.ts';
import { fetchJson, SOURCE_TIMEOUT_MS } from '../upstream/fetchJson.ts';
import { type Day, dayInAmritsar, daysAfter, FIRST_DAY } from './day.ts';
import {
  ArchiveDay,
  type FetchedDays,
  type Hukamnamas,
  readArchiveFile,
  writeArchiveFile,
} from './hukamnamas.ts';

/** A remote archive with a local copy, fetched in the background. */
export interface RemoteArchive extends Hukamnamas {
  /** Reads the stored copy and starts fetching. */
  start(): Promise<void>;
  state(): ComponentState;
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
const MAX_BYTES = 64_000;
/** Consecutive failures before requests fail at once. */
const MAX_FAILURES = 3;

function pathOf(day: Day): string {
  return `/${day.replaceAll('-', '/')}.json`;
}

/** Creates the archive; nothing is fetched before {@link RemoteArchive.start}. */
export function createRemoteArchive(options: RemoteArchiveOptions): RemoteArchive {
  const { url, file, logger, now = Date.now, firstDay = FIRST_DAY } = options;
  const timing = { ...TIMING, ...options.timing };
  const abortController = new AbortController();
  const pending = new Map<Day, Promise<ArchiveDay | null>>();
  const breaker = createCircuitBreaker({
    failures: MAX_FAILURES,
    restMs: timing.restMs,
    ...(options.now && { now: options.now }),
  });
  let days: FetchedDays = new Map();
  /** Days with an invalid file: neither available nor missing. */
  const invalidDays = new Set<Day>();
  let newest: Day[] = [];
  let unstored = 0;
  let canStore = true;
  let isReachable = true;
  let timer: NodeJS.Timeout | null = null;
  let rounds: Promise<void> = Promise.resolve();

  function indexDays(): void {
    newest = [...days].flatMap(([day, value]) => (value === null ? [] : [day])).sort();
  }

  async function store(): Promise<void> {
    if (unstored === 0) return;
    const count = unstored;
    try {
      await writeArchiveFile(file, url, days);
      unstored -= count;
      if (!canStore) logger.info({ file }, 'the hukamnama archive can be stored again');
      canStore = true;
    } catch (error) {
      // The days stay in memory and are stored in the next round.
      if (canStore) logger.warn({ err: error, file }, 'the fetched hukamnamas could not be stored');
      canStore = false;
    }
  }

  async function request(day: Day): Promise<ArchiveDay | null> {
    const found = await fetchJson(url + pathOf(day), {
      timeoutMs: timing.timeoutMs,
      maxBytes: MAX_BYTES,
      signal: abortController.signal,
    });
    if (found === null) return null;
    const parsed = ArchiveDay.safeParse(found.body);
    if (!parsed.success) throw new SourceError('malformed', 'The file has no valid hukamnama.', parsed.error);
    return parsed.data;
  }

  /** Fetches a day and caches it, with a single request at a time for each day. */
  function fetchDay(day: Day): Promise<ArchiveDay | null> {
    const waiting = pending.get(day);
    if (waiting) return waiting;
    const fetched = request(day)
      .then((value) => {
        const previous = days.get(day);
        invalidDays.delete(day);
        // Keep a known day: it doesn't vanish because its file is temporarily missing.
        if (value === null && previous) return previous;
        days.set(day, value);
        unstored += 1;
        if (value !== null && !previous) indexDays();
        return value;
      })
      .catch((error: unknown) => {
        if (error instanceof SourceError && error.reason === 'malformed') {
          if (!invalidDays.has(day))
            logger.warn({ ...loggedFailure(error), day }, 'a day of the hukamnama archive is invalid');
          invalidDays.add(day);
        }
        throw error;
      })
      .finally(() => pending.delete(day));
    pending.set(day, fetched);
    return fetched;
  }

  /** An invalid file affects only its day; any other error affects the archive. */
  async function fetchInBackground(day: Day): Promise<void> {
    try {
      await fetchDay(day);
    } catch (error) {
      if (!(error instanceof SourceError) || error.reason !== 'malformed') throw error;
    }
  }

  async function fetchRecent(): Promise<void> {
    const today = dayInAmritsar(now());
    for (let back = 0; back < RECENT_DAYS; back += 1) {
      const day = daysAfter(today, -back);
      if (back < CORRECTABLE_DAYS || !days.get(day)) await fetchInBackground(day);
    }
  }

  function daysToFetch(): Day[] {
    const missing: Day[] = [];
    for (let day = dayInAmritsar(now()); day >= firstDay; day = daysAfter(day, -1)) {
      if (!days.has(day) && !invalidDays.has(day)) missing.push(day);
    }
    return missing;
  }

  /** Fetches missing older days until the newest are due for a check; then `hasMore` may be true. */
  async function fetchOlder(): Promise<{ readonly hasMore: boolean }> {
    const missing = daysToFetch();
    const deadline = performance.now() + timing.refreshMs;
    for (let start = 0; start < missing.length; start += BATCH) {
      if (abortController.signal.aborted || performance.now() > deadline) return { hasMore: true };
      await Promise.all(missing.slice(start, start + BATCH).map(fetchInBackground));
      if (unstored >= STORE_INTERVAL_DAYS && canStore) await store();
      await sleep(timing.pauseMs, undefined, { signal: abortController.signal, ref: false }).catch(
        () => undefined,
      );
    }
    return { hasMore: false };
  }

  function schedule(failures: number, delayMs: number): void {
    if (abortController.signal.aborted) return;
    timer = setTimeout(() => {
      rounds = round(failures);
    }, delayMs);
    timer.unref();
  }

  async function round(failuresBefore: number): Promise<void> {
    try {
      await fetchRecent();
      isReachable = true;
      if (failuresBefore > 0) logger.info({ archive: url }, 'the hukamnama archive responds again');
      const { hasMore } = await fetchOlder();
      schedule(0, hasMore ? 0 : timing.refreshMs);
    } catch (error) {
      isReachable = false;
      if (failuresBefore === 0 && !abortController.signal.aborted)
        logger.warn(
          { archive: url, ...loggedFailure(error) },
          'the hukamnama archive does not respond; retrying',
        );
      schedule(failuresBefore + 1, Math.min(timing.refreshMs, timing.retryMs * 2 ** failuresBefore));
    }
    await store();
  }

  return {
    async start() {
      const stored: FetchedDays = await readArchiveFile(file, url).catch((error: unknown) => {
        logger.warn({ err: error, file }, 'the stored hukamnama archive cannot be read; fetching it again');
        return new Map<Day, null>();
      });
      days = new Map([...stored, ...days]);
      indexDays();
      rounds = round(0);
    },
    find(day) {
      const known = days.get(day);
      if (known !== undefined) return known;
      if (day > dayInAmritsar(now())) return null;
      if (invalidDays.has(day)) throw new SourceError('malformed', 'The file has no valid hukamnama.');
      return breaker.run(() => fetchDay(day));
    },
    state: () => (!isReachable ? limited('unreachable') : canStore ? READY : limited('other')),
    latest: (last) => newest.findLast((day) => day <= last) ?? null,
    async close() {
      abortController.abort();
      if (timer) clearTimeout(timer);
      await rounds;
      await store();
    },
  };
}

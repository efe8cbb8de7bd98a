import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { loggedFailure } from '../loggedFailure.ts';
import { SourceError } from '../SourceError.ts';
import { createCircuitBreaker } from '../upstream/createCircuitBreaker.ts';
import { fetchJson, SOURCE_TIMEOUT_MS } from '../upstream/fetchJson.ts';
import { ArchiveDay } from './archiveDay.ts';
import { readArchiveFile, writeArchiveFile, type FetchedDays } from './archiveFile.ts';
import { dayInAmritsar, daysAfter, FIRST_DAY, type Day } from './day.ts';
import type { Hukamnamas } from './hukamnamas.ts';

/** An archive elsewhere, of which a copy is kept here; it is fetched in the background while the process runs. */
export interface RemoteArchive extends Hukamnamas {
  /** Reads what was stored and begins to fetch. */
  start(): Promise<void>;
  /** Ends what is under way and stores what was fetched. */
  close(): Promise<void>;
}

export interface RemoteArchiveOptions {
  /** The folder of the years: a day is at `{url}/YYYY/MM/DD.json`. */
  readonly url: string;
  /** Where the copy is kept. */
  readonly file: string;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly now?: () => number;
  /** The first day that is fetched. */
  readonly firstDay?: Day;
  readonly timing?: Partial<RemoteArchiveTiming>;
}

interface RemoteArchiveTiming {
  readonly timeoutMs: number;
  /** Between one look at the newest days and the next. */
  readonly refreshMs: number;
  /** After a failure; doubled with each until `refreshMs`. */
  readonly retryMs: number;
  /** Between batches of the days before, so that nobody's server is pressed. */
  readonly pauseMs: number;
  /** How long a source that fails is left alone by those who ask for a day. */
  readonly restMs: number;
}

const TIMING: RemoteArchiveTiming = {
  timeoutMs: SOURCE_TIMEOUT_MS,
  refreshMs: 30 * 60_000,
  retryMs: 30_000,
  pauseMs: 250,
  restMs: 30_000,
};

/** Days that are looked at again each time, in case they came late; of these the newest two also in case they were mended. */
const RECENT_DAYS = 7;
const MENDABLE_DAYS = 2;
const BATCH = 4;
const STORE_EACH = 400;
const MAX_BYTES = 64_000;
/** Failures in a row after which those who ask are told at once. */
const FAILURES = 3;

function pathOf(day: Day): string {
  return `/${day.replaceAll('-', '/')}.json`;
}

/** Makes the archive; nothing is fetched before {@link RemoteArchive.start}. */
export function createRemoteArchive(options: RemoteArchiveOptions): RemoteArchive {
  const { url, file, logger, now = Date.now, firstDay = FIRST_DAY } = options;
  const timing = { ...TIMING, ...options.timing };
  const ending = new AbortController();
  const underWay = new Map<Day, Promise<ArchiveDay | null>>();
  const breaker = createCircuitBreaker({ failures: FAILURES, restMs: timing.restMs, now });
  let days: FetchedDays = new Map();
  /** Days whose file makes no sense: they are neither there nor missing. */
  const faulty = new Set<Day>();
  let newest: Day[] = [];
  let unstored = 0;
  let timer: NodeJS.Timeout | null = null;
  let rounds: Promise<void> = Promise.resolve();

  function indexDays(): void {
    newest = [...days].flatMap(([day, value]) => (value === null ? [] : [day])).sort();
  }

  async function store(): Promise<void> {
    if (unstored === 0) return;
    unstored = 0;
    await writeArchiveFile(file, url, days).catch((error: unknown) => {
      logger.warn({ err: error, file }, 'what was fetched of the hukamnama archive could not be stored');
    });
  }

  async function request(day: Day): Promise<ArchiveDay | null> {
    const found = await fetchJson(url + pathOf(day), {
      timeoutMs: timing.timeoutMs,
      maxBytes: MAX_BYTES,
      signal: ending.signal,
    });
    if (found === null) return null;
    const parsed = ArchiveDay.safeParse(found.body);
    if (!parsed.success)
      throw new SourceError('malformed', 'The archive has no hukamnama in that file.', parsed.error);
    return parsed.data;
  }

  /** Fetches a day and remembers it; only one request for a day at a time. */
  function fetchDay(day: Day): Promise<ArchiveDay | null> {
    const waiting = underWay.get(day);
    if (waiting) return waiting;
    const fetched = request(day)
      .then((value) => {
        const wasThere = days.get(day);
        faulty.delete(day);
        // What was there stays: a day does not vanish because a file is missing for a while.
        if (value === null && wasThere) return wasThere;
        days.set(day, value);
        unstored += 1;
        if (value !== null && !wasThere) indexDays();
        return value;
      })
      .catch((error: unknown) => {
        if (error instanceof SourceError && error.reason === 'malformed') {
          if (!faulty.has(day))
            logger.warn({ ...loggedFailure(error), day }, 'a day of the hukamnama archive makes no sense');
          faulty.add(day);
        }
        throw error;
      })
      .finally(() => underWay.delete(day));
    underWay.set(day, fetched);
    return fetched;
  }

  /** One file that makes no sense says nothing of the others; everything else does. */
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
      if (back < MENDABLE_DAYS || !days.get(day)) await fetchInBackground(day);
    }
  }

  function daysToFetch(): Day[] {
    const wanted: Day[] = [];
    for (let day = dayInAmritsar(now()); day >= firstDay; day = daysAfter(day, -1)) {
      if (!days.has(day) && !faulty.has(day)) wanted.push(day);
    }
    return wanted;
  }

  /** Fetches what is not there yet, until it is time to look at the newest days again; then there may be more. */
  async function fetchOlder(): Promise<{ readonly hasMore: boolean }> {
    const wanted = daysToFetch();
    const until = performance.now() + timing.refreshMs;
    for (let start = 0; start < wanted.length; start += BATCH) {
      if (ending.signal.aborted || performance.now() > until) return { hasMore: true };
      await Promise.all(wanted.slice(start, start + BATCH).map(fetchInBackground));
      if (unstored >= STORE_EACH) await store();
      await sleep(timing.pauseMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
    return { hasMore: false };
  }

  function schedule(failures: number, delayMs: number): void {
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      rounds = round(failures);
    }, delayMs);
    timer.unref();
  }

  async function round(failuresBefore: number): Promise<void> {
    try {
      await fetchRecent();
      if (failuresBefore > 0) logger.info({ archive: url }, 'the hukamnama archive answers again');
      const { hasMore } = await fetchOlder();
      schedule(0, hasMore ? 0 : timing.refreshMs);
    } catch (error) {
      if (failuresBefore === 0 && !ending.signal.aborted)
        logger.warn(
          { archive: url, ...loggedFailure(error) },
          'the hukamnama archive does not answer; it is tried again',
        );
      schedule(failuresBefore + 1, Math.min(timing.refreshMs, timing.retryMs * 2 ** failuresBefore));
    }
    await store();
  }

  return {
    async start() {
      const stored: FetchedDays = await readArchiveFile(file, url).catch((error: unknown) => {
        logger.warn({ err: error, file }, 'the stored hukamnama archive cannot be read; it is fetched anew');
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
      if (faulty.has(day)) throw new SourceError('malformed', 'The archive has no hukamnama in that file.');
      return breaker.run(() => fetchDay(day));
    },
    latest: (last) => newest.findLast((day) => day <= last) ?? null,
    async close() {
      ending.abort();
      if (timer) clearTimeout(timer);
      await rounds;
      await store();
    },
  };
}

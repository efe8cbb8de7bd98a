import { setTimeout as wait } from 'node:timers/promises';
import { SourceError } from '@naad/api-scripture/sources';
import { RefusedError } from '../sources/sourceFailures.ts';
import { fetchJson } from '../sources/upstream/fetchJson.ts';
import { version } from '../version.ts';
import { parseRetryAfter } from './parseRetryAfter.ts';

/** The import can't go on; the message says why and what to do. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
}

export interface PoliteFetchOptions {
  /** Requests a second. */
  readonly rate: number;
  readonly contact?: string | undefined;
  /** Called before a pause that the server asked for or a failure caused. */
  readonly onPause: (seconds: number, reason: string) => void;
  /** First pause after a failure; each further one is twice as long. */
  readonly backoffMs?: number;
}

const TIMEOUT_MS = 60_000;
/** BaniDB sends whole indexes in a single response. */
const MAX_BYTES = 64_000_000;
const BACKOFF_MS = 2_000;
const MAX_BACKOFF_MS = 120_000;
/** A server that asks for a longer pause is left alone. */
const MAX_PAUSE_MS = 15 * 60_000;
/** Attempts for one address, and failed addresses in a row. */
const MAX_ATTEMPTS = 3;
const MAX_FAILURES = 5;
/** Answers in a row that there are too many requests, or that the server is overloaded. */
const MAX_BUSY = 8;

/** Requests JSON, one address at a time. */
export interface PoliteFetch {
  /**
   * @returns null for 404 and 410
   * @throws SourceError if this address failed
   * @throws ImportStopped if the server is too busy
   */
  get(url: string): Promise<unknown>;
  /**
   * Counts addresses that failed in a row.
   * @throws ImportStopped if there are too many
   */
  countFailure(url: string, problem: string): void;
  /** Ends the row of failed addresses. */
  countSuccess(): void;
}

function isBusy(error: unknown): error is RefusedError {
  return error instanceof RefusedError && (error.status === 429 || error.status === 503);
}

/** True unless the same request would be refused again. */
function isTemporary(error: SourceError): boolean {
  return !(error instanceof RefusedError) || error.status >= 500;
}

/** Creates a client that keeps to a rate, waits if the server asks for it, and gives up on one that keeps failing. */
export function createPoliteFetch(options: PoliteFetchOptions): PoliteFetch {
  const { rate, contact, onPause, backoffMs = BACKOFF_MS } = options;
  const headers = { 'user-agent': `naad-import/${version}${contact === undefined ? '' : ` (${contact})`}` };
  let intervalMs = 1_000 / rate;
  let earliest = 0;
  let busyInRow = 0;
  let failuresInRow = 0;

  async function pause(ms: number, reason: string): Promise<void> {
    onPause(Math.ceil(ms / 1_000), reason);
    await wait(ms);
  }

  const backoff = (attempt: number) => Math.min(MAX_BACKOFF_MS, backoffMs * 2 ** (attempt - 1));

  async function request(url: string): Promise<unknown> {
    const now = performance.now();
    if (earliest > now) await wait(earliest - now);
    earliest = performance.now() + intervalMs;
    const found = await fetchJson(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, headers });
    busyInRow = 0;
    return found?.body ?? null;
  }

  /** Waits as long as the server asks, and from then on asks half as often. */
  async function waitForServer(url: string, { status, retryAfter }: RefusedError): Promise<void> {
    busyInRow += 1;
    const asked = parseRetryAfter(retryAfter, Date.now());
    if (busyInRow >= MAX_BUSY || (asked ?? 0) > MAX_PAUSE_MS) {
      const until = asked === null ? '' : `, and asks to wait ${String(Math.ceil(asked / 60_000))} minutes`;
      throw new ImportStopped(
        `${url} answers with ${String(status)}${until}. Repeat the command later, with a lower --rate: it continues where it stopped.`,
      );
    }
    intervalMs *= 2;
    await pause(Math.max(asked ?? 0, backoff(busyInRow)), `answered with ${String(status)}`);
  }

  function countFailure(url: string, problem: string): void {
    failuresInRow += 1;
    if (failuresInRow < MAX_FAILURES) return;
    throw new ImportStopped(
      `${String(MAX_FAILURES)} addresses in a row failed, the last one ${url}: ${problem} Repeat the command later: it continues where it stopped.`,
    );
  }

  async function get(url: string): Promise<unknown> {
    for (let attempt = 1; ;) {
      try {
        return await request(url);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        if (isBusy(error)) {
          await waitForServer(url, error);
          continue;
        }
        if (attempt === MAX_ATTEMPTS || !isTemporary(error)) throw error;
        await pause(backoff(attempt), error.message);
        attempt += 1;
      }
    }
  }

  return {
    get,
    countFailure,
    countSuccess() {
      failuresInRow = 0;
    },
  };
}

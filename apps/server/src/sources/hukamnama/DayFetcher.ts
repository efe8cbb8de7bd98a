import type { FastifyBaseLogger } from 'fastify';
import { ArchiveDay, type Day, SourceError } from '@naad/api-scripture/sources';
import { loggedFailure } from '../sourceFailures.ts';
import { fetchJson } from '../upstream/fetchJson.ts';
import type { ArchiveDays } from './ArchiveDays.ts';

interface DayFetcherParts {
  /** The folder of the years: a day is at `{url}/YYYY/MM/DD.json`. */
  readonly url: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Receives the fetched days. */
  readonly days: ArchiveDays;
}

const MAX_BYTES = 64_000;

function pathOf(day: Day): string {
  return `/${day.replaceAll('-', '/')}.json`;
}

/** Fetches single days of a remote archive, with one request at a time for each day. */
export class DayFetcher {
  readonly #parts: DayFetcherParts;
  readonly #pending = new Map<Day, Promise<ArchiveDay | null>>();
  readonly #invalid = new Set<Day>();

  constructor(parts: DayFetcherParts) {
    this.#parts = parts;
  }

  /** True if the file of the day was invalid: the day is neither available nor missing. */
  isInvalid(day: Day): boolean {
    return this.#invalid.has(day);
  }

  /** @throws SourceError */
  fetch(day: Day): Promise<ArchiveDay | null> {
    const pending = this.#pending.get(day);
    if (pending) return pending;
    const fetched = this.#fetchOnce(day).finally(() => this.#pending.delete(day));
    this.#pending.set(day, fetched);
    return fetched;
  }

  async #fetchOnce(day: Day): Promise<ArchiveDay | null> {
    try {
      const value = await this.#request(day);
      this.#invalid.delete(day);
      return this.#parts.days.add(day, value);
    } catch (error) {
      if (error instanceof SourceError && error.reason === 'malformed') this.#markInvalid(day, error);
      throw error;
    }
  }

  async #request(day: Day): Promise<ArchiveDay | null> {
    const { url, timeoutMs, signal } = this.#parts;
    const found = await fetchJson(url + pathOf(day), { timeoutMs, maxBytes: MAX_BYTES, signal });
    if (found === null) return null;
    const parsed = ArchiveDay.safeParse(found.body);
    if (!parsed.success) throw new SourceError('malformed', 'The file has no valid hukamnama.', parsed.error);
    return parsed.data;
  }

  #markInvalid(day: Day, error: SourceError): void {
    if (!this.#invalid.has(day))
      this.#parts.logger.warn({ ...loggedFailure(error), day }, 'a day of the hukamnama archive is invalid');
    this.#invalid.add(day);
  }
}

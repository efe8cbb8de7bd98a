import type { ArchiveDay, Day } from '@naad/api-scripture/sources';
import { type FetchedDays, readArchiveFile, writeArchiveFile } from './archiveFile.ts';
import type { FastifyBaseLogger } from 'fastify';

interface ArchiveDaysParts {
  /** The archive the days come from. */
  readonly url: string;
  /** Path of the local copy. */
  readonly file: string;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** The fetched days of a remote archive, in memory and in a file. */
export class ArchiveDays {
  readonly #parts: ArchiveDaysParts;
  #days: FetchedDays = new Map();
  /** The available days, in order. */
  #available: readonly Day[] = [];
  #unstored = 0;
  #canStore = true;

  constructor(parts: ArchiveDaysParts) {
    this.#parts = parts;
  }

  /** Number of days that the file lacks. */
  get unstored(): number {
    return this.#unstored;
  }

  /** False after the file couldn't be written. */
  get canStore(): boolean {
    return this.#canStore;
  }

  /** Null for a day that the archive lacks, undefined for one that wasn't fetched. */
  get(day: Day): ArchiveDay | null | undefined {
    return this.#days.get(day);
  }

  /** Adds a fetched day and returns the known one: it doesn't vanish because its file is temporarily missing. */
  add(day: Day, value: ArchiveDay | null): ArchiveDay | null {
    const previous = this.#days.get(day);
    if (value === null && previous) return previous;
    this.#days.set(day, value);
    this.#unstored += 1;
    if (value !== null && !previous) this.#indexDays();
    return value;
  }

  /** The newest available day up to `last`; null if there is none. */
  latest(last: Day): Day | null {
    return this.#available.findLast((day) => day <= last) ?? null;
  }

  /** The oldest available day from `first` on; null if there is none. */
  earliest(first: Day): Day | null {
    return this.#available.find((day) => day >= first) ?? null;
  }

  /** Reads the file; days fetched meanwhile win. */
  async load(): Promise<void> {
    const { file, url, logger } = this.#parts;
    const stored: FetchedDays = await readArchiveFile(file, url).catch((error: unknown) => {
      logger.warn({ err: error, file }, 'the stored hukamnama archive cannot be read; fetching it again');
      return new Map<Day, null>();
    });
    this.#days = new Map([...stored, ...this.#days]);
    this.#indexDays();
  }

  /** Writes the file if it lacks days. After a failure they stay in memory, to be stored the next time. */
  async store(): Promise<void> {
    if (this.#unstored === 0) return;
    const { file, url, logger } = this.#parts;
    const count = this.#unstored;
    try {
      await writeArchiveFile(file, url, this.#days);
      this.#unstored -= count;
      if (!this.#canStore) logger.info({ file }, 'the hukamnama archive can be stored again');
      this.#canStore = true;
    } catch (error) {
      if (this.#canStore) logger.warn({ err: error, file }, 'the fetched hukamnamas could not be stored');
      this.#canStore = false;
    }
  }

  #indexDays(): void {
    this.#available = [...this.#days].flatMap(([day, value]) => (value === null ? [] : [day])).sort();
  }
}

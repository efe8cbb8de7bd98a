import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { ArchiveDay } from './archiveDay.ts';
import { parseDay, type Day } from './day.ts';

/** What was fetched of the archive: its days, and null for those it does not have. */
export type FetchedDays = Map<Day, ArchiveDay | null>;

/** `archive` is the address that was fetched from: days of another archive are not those of this one. */
const StoredArchive = z.object({
  version: z.literal(1),
  archive: z.string(),
  days: z.record(z.string(), ArchiveDay.nullable()),
});

/**
 * Reads what was stored. Of a file that cannot be read, or is of another archive, nothing is taken.
 *
 * @throws Error where there is a file that is none of ours
 */
export async function readArchiveFile(file: string, archive: string): Promise<FetchedDays> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return new Map();
  const stored = StoredArchive.parse(JSON.parse(text));
  if (stored.archive !== archive) return new Map();
  return new Map(
    Object.entries(stored.days).flatMap(([key, value]): [Day, ArchiveDay | null][] => {
      const day = parseDay(key);
      return day === null ? [] : [[day, value]];
    }),
  );
}

/** Stores what was fetched: whole or not at all, since a process may end at any moment. */
export async function writeArchiveFile(file: string, archive: string, days: FetchedDays): Promise<void> {
  const content: z.input<typeof StoredArchive> = {
    version: 1,
    archive,
    days: Object.fromEntries([...days].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${String(process.pid)}.tmp`;
  await writeFile(draft, JSON.stringify(content));
  await rename(draft, file);
}

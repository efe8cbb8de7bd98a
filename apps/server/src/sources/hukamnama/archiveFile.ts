import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ArchiveDay, type Day, parseDay } from '@naad/api-scripture/sources';
import * as z from 'zod';

/** Fetched days of the archive; null for days it lacks. */
export type FetchedDays = Map<Day, ArchiveDay | null>;

/** `archive` is the address of the days; those of another archive are ignored. */
const StoredArchive = z.object({
  version: z.literal(1),
  archive: z.string(),
  days: z.record(z.string(), ArchiveDay.nullable()),
});

/**
 * Reads the stored days; empty if the file is missing or from another archive.
 * @throws Error if the file is unreadable or invalid
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

/** Stores the days atomically, because the process may end at any time. */
export async function writeArchiveFile(file: string, archive: string, days: FetchedDays): Promise<void> {
  const content: z.input<typeof StoredArchive> = {
    version: 1,
    archive,
    days: Object.fromEntries([...days].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${String(process.pid)}.tmp`;
  try {
    await writeFile(draft, JSON.stringify(content));
    await rename(draft, file);
  } catch (error) {
    // A partial draft would keep a full disk full.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

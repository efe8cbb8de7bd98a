import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseShabadId } from '@naad/gurbani-model';
import { type Corpus, type ShabadIndex } from '@naad/gurbani-corpus';
import * as z from 'zod';
import type { Awaitable } from '../providerChain.ts';
import { type Day, parseDay } from './day.ts';

/** More shabads than any day has. */
const MAX_SHABADS = 100;

/**
 * A day of the archive: shabads by the permanent ids of the Shabad OS database, and by the numbers of BaniDB,
 * which some days lack.
 */
export const ArchiveDay = z.object({
  shabad_ids: z.array(z.string().max(10)).max(MAX_SHABADS).default([]),
  sttm2_ids: z.array(z.number().int().nullable()).max(MAX_SHABADS).default([]),
});
export type ArchiveDay = z.infer<typeof ArchiveDay>;

/** All or nothing: a hukamnama with a part missing would be a different one. */
function requireAll(indexes: readonly (ShabadIndex | null)[]): ShabadIndex[] | null {
  const known = indexes.filter((index) => index !== null);
  // Several shabads of the source database may be a single one here.
  return known.length === indexes.length && known.length > 0 ? [...new Set(known)] : null;
}

/** Resolves a day's shabads by permanent id, otherwise by BaniDB number; null if neither are all known. */
export function shabadsOf(corpus: Corpus, day: ArchiveDay): readonly ShabadIndex[] | null {
  return (
    requireAll(day.shabad_ids.map((id) => corpus.shabadIndexOfSourceId(id))) ??
    requireAll(
      day.sttm2_ids.map((number) => {
        const id = number === null ? null : parseShabadId(number);
        return id === null ? null : corpus.shabadIndexOf(id);
      }),
    )
  );
}

/** An archive of hukamnamas. */
export interface Hukamnamas {
  /** @throws SourceError if the archive can't tell */
  find(day: Day): Awaitable<ArchiveDay | null>;
  /** The newest available day up to `last`; null if there is none. */
  latest(last: Day): Day | null;
  /** The oldest available day from `first` on; null if there is none. */
  earliest(first: Day): Day | null;
}

/** Creates an in-memory archive. */
export function createHukamnamas(days: ReadonlyMap<Day, ArchiveDay>): Hukamnamas {
  const order = [...days.keys()].sort();
  return {
    find: (day) => days.get(day) ?? null,
    latest: (last) => order.findLast((day) => day <= last) ?? null,
    earliest: (first) => order.find((day) => day >= first) ?? null,
  };
}

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

import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import { ArchiveDay } from '@naad/api-scripture/sources';
import { DataPack, HukamnamaDays } from './dataPack.ts';

/** All problems in the data packs, each with its file and path. */
export class DataPackError extends Error {
  override readonly name = 'DataPackError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The data packs cannot be used:', ...problems.map((each) => `  - ${each}`)].join('\n'));
    this.problems = problems;
  }
}

const SUFFIX = '.pack.json';
/** Reported problems for a file; more are probably the same fault repeated. */
const MAX_PROBLEMS = 10;

/**
 * Reads a JSON file.
 * @throws DataPackError
 */
async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new DataPackError([
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataPackError([
      `${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
}

function pathOf(issue: z.core.$ZodIssue): string {
  return issue.path
    .map((step) => (typeof step === 'number' ? `[${String(step)}]` : `.${String(step)}`))
    .join('');
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: false });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const shown = issues
    .slice(0, MAX_PROBLEMS)
    .map((issue) => `${file}: ${pathOf(issue).slice(1) || 'the document'}: ${issue.message}`);
  const rest = issues.length - shown.length;
  throw new DataPackError(rest > 0 ? [...shown, `${file}: and ${String(rest)} more`] : shown);
}

/** Reads an archive with a file for each day, `YYYY/MM/DD.json`. */
async function readDayFolder(folder: string): Promise<Record<string, ArchiveDay>> {
  const files = (await readdir(folder, { recursive: true })).sort();
  const days: Record<string, ArchiveDay> = {};
  for (const name of files) {
    const [, year, month, date] = /^(\d{4})[\\/](\d\d)[\\/](\d\d)\.json$/.exec(name) ?? [];
    if (year === undefined || month === undefined || date === undefined) continue;
    const file = path.join(folder, name);
    days[`${year}-${month}-${date}`] = parse(ArchiveDay, await readJson(file), file);
  }
  return days;
}

/** Replaces a pack's reference to an archive with its days. */
async function resolveArchive(pack: DataPack, file: string): Promise<DataPack> {
  if (pack.kind !== 'hukamnamas' || !('archive' in pack.days) || typeof pack.days.archive !== 'string')
    return pack;
  const archive = path.resolve(path.dirname(file), pack.days.archive);
  const info = await stat(archive).catch(() => null);
  if (info === null) throw new DataPackError([`${file}: days.archive: there is no ${archive}`]);
  const days = info.isDirectory() ? await readDayFolder(archive) : await readJson(archive);
  return { ...pack, days: parse(HukamnamaDays, days, archive) };
}

async function readDataPack(file: string): Promise<DataPack> {
  return resolveArchive(parse(DataPack, await readJson(file), file), file);
}

/**
 * Reads every `*.pack.json` of a folder in order of their names.
 * @throws DataPackError with the problems of all files
 */
export async function readDataPacks(folder: string): Promise<DataPack[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new DataPackError([
      `${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  });
  const packs: DataPack[] = [];
  const problems: string[] = [];
  for (const name of names.filter((each) => each.endsWith(SUFFIX)).sort()) {
    try {
      packs.push(await readDataPack(path.join(folder, name)));
    } catch (error) {
      if (!(error instanceof DataPackError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new DataPackError(problems);
  return packs;
}

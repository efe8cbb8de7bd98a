import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('line-aliases.json', import.meta.url));

/** Ids that releases of the source give one line, such as `['FAGA', 'FABA']`. */
export type LineNames = readonly string[];

interface AliasFile {
  /** The releases whose ids were compared. */
  readonly releases: readonly string[];
  readonly lines: readonly LineNames[];
}

/** Reads the table of lines that releases of the source name differently. */
export async function readLineAliases(file = FILE): Promise<AliasFile> {
  return JSON.parse(await readFile(file, 'utf8')) as AliasFile;
}

/** Adds renamed lines to the table. A line renamed twice keeps all its ids. */
export async function addLineAliases(
  releases: readonly [string, string],
  renamed: readonly (readonly [string, string])[],
  file = FILE,
): Promise<AliasFile> {
  const known = await readLineAliases(file).catch((): AliasFile => ({ releases: [], lines: [] }));
  const lines = known.lines.map((names) => [...names]);
  for (const [old, current] of renamed) {
    const names = lines.find((each) => each.includes(old) || each.includes(current));
    if (!names) lines.push([old, current]);
    else names.push(...[old, current].filter((id) => !names.includes(id)));
  }
  const table = { releases: [...new Set([...known.releases, ...releases])], lines };
  await writeFile(file, `${JSON.stringify(table, null, 2)}\n`);
  return table;
}

/**
 * Resolves the table for a release: each other id of a line, and the line.
 * @param lineIndexOf the line with an id of this release
 * @throws Error for a line that the release lacks, or has twice
 */
export function resolveAliases(
  table: readonly LineNames[],
  lineIndexOf: (id: string) => number | undefined,
): { readonly id: string; readonly line: number }[] {
  return table.flatMap((names) => {
    const own = names.filter((id) => lineIndexOf(id) !== undefined);
    const line = lineIndexOf(own[0] ?? '');
    if (line === undefined || own.length > 1) {
      throw new Error(`The ids ${names.join(', ')} of line-aliases.json name ${String(own.length)} lines.`);
    }
    return names.filter((id) => id !== own[0]).map((id) => ({ id, line }));
  });
}

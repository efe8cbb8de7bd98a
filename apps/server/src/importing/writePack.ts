import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { DataPack } from '../sources/packs/dataPack.ts';
import { placeOf } from './placeOf.ts';
import type { ImportOptions } from './importOptions.ts';
import type { Remark } from './ImportReport.ts';

/** Writes a file so that a killed process leaves the old or the new one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}

/** Destination and credit of the packs. */
export type PackTarget = Pick<ImportOptions, 'from' | 'name' | 'licence' | 'url' | 'out'>;

interface WritablePack {
  readonly kind: DataPack['kind'];
  /** Distinguishes packs of one kind, such as `en-bdb`. */
  readonly variant?: string;
  readonly content: object;
}

/**
 * Writes a pack with its credit after checking it as the server will.
 * @returns the file's name, or null if the pack is refused; the problems are then faults
 */
export async function writePack(
  { from, name, licence, url, out }: PackTarget,
  { kind, variant, content }: WritablePack,
  faults: Remark[],
): Promise<string | null> {
  const host = new URL(from).host.replaceAll(/[^\w.-]/g, '-');
  const file = `${[host, kind, ...(variant === undefined ? [] : [variant])].join('.')}.pack.json`;
  const pack = { format: 'naad-data-pack', version: 1, kind, name, licence, url, ...content };
  const parsed = DataPack.safeParse(pack);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      faults.push({
        place: `${file}: ${placeOf(issue)}`,
        problem: `${issue.message}: the pack is not written`,
      });
    }
    return null;
  }
  await writeWhole(path.join(out, file), `${JSON.stringify(pack)}\n`);
  return file;
}

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Edition } from '../edition.ts';

const FILE = fileURLToPath(new URL('editions.json', import.meta.url));

/** Consecutive lines, in the order of the scripture, that share an edition and what is known of their place in it. */
export interface EditionRun {
  readonly lines: number;
  /** Id of the edition; null if the newer release reads the line otherwise, so that none is attested. */
  readonly edition: string | null;
  /** True if the newer release names the page, and the same one as the source. */
  readonly hasPage: boolean;
  readonly hasLine: boolean;
}

/** A translation and the published work that a newer release of the source names for it. */
export interface TranslationEdition {
  readonly key: string;
  readonly edition: string;
  /** Translated lines, and those whose text is the same in both releases. */
  readonly lines: number;
  readonly equalLines: number;
}

/** Editions taken from a newer release of the source, joined with the lines of this one by id and text. */
export interface EditionData {
  readonly source: string;
  readonly newer: string;
  /** SHA-256 of the newer release's SQLite file. */
  readonly databaseSha256: string;
  readonly license: string;
  readonly editions: readonly Edition[];
  readonly runs: readonly EditionRun[];
  readonly translations: readonly TranslationEdition[];
}

export async function readEditions(): Promise<EditionData> {
  return JSON.parse(await readFile(FILE, 'utf8')) as EditionData;
}

export async function writeEditions(data: EditionData): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(data, null, 2)}\n`);
}

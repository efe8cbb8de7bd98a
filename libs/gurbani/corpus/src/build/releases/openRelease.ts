import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from './openDatabase.ts';
import { readPacks } from './readPacks.ts';
import { readRelease4 } from './readRelease4.ts';
import { readRelease5 } from './readRelease5.ts';
import type { Release } from './release.ts';

/** Places of the SQLite file in a package, by the major version that has it there. */
const DATABASES = ['build/database.sqlite', 'dist/master.sqlite'];

/** Name, version and database of an unpacked package. */
export function findPackage(folder: string): { readonly name: string; readonly database: string } {
  const database = DATABASES.map((file) => path.join(folder, file)).find((file) => existsSync(file));
  if (database === undefined) throw new Error(`There is no release of the source in ${folder}.`);
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return { name: `${name} ${version}`, database };
}

/** Reads a release from a folder: an unpacked package of the source, of version 4 or 5, or packs built from one. */
export async function openRelease(folder: string): Promise<Release> {
  if (existsSync(path.join(folder, 'manifest.json'))) return readPacks(folder);
  const { name, database: file } = findPackage(folder);
  const database = openDatabase(file);
  try {
    const read = database.has('asset_lines') ? readRelease5 : readRelease4;
    return { name, lines: read(database) };
  } finally {
    database.close();
  }
}

import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest, PackFile } from '../pack/manifest.ts';
import { parseManifest } from '../pack/manifest.ts';
import type { ColumnContent, Pack, PackBytes } from '../pack/pack.ts';
import { encodePack, openPack, PACK_FORMAT_VERSION, PackError } from '../pack/pack.ts';

const MANIFEST = 'manifest.json';
const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Packs by name, each already checked against the manifest. */
export interface PackFolder {
  readonly manifest: Manifest;
  pack(name: string): Pack;
}

const LARGE_READ = 1 << 20;

/** Where a pack is kept once it is open: whole in memory, or in its file, of which only what is asked for is read. */
export type Residence = 'memory' | 'file';

const corrupt = ({ name, file }: PackFile): PackError =>
  new PackError(`The pack ${name} (${file}) is corrupt: it is not what the build wrote. Build it anew.`);

async function readIntoMemory(path: string, pack: PackFile): Promise<Uint8Array> {
  const content = await readFile(path);
  if (content.length !== pack.bytes || sha256(content) !== pack.sha256) throw corrupt(pack);
  return content;
}

/**
 * The file stays open, so that a build that replaces it takes nothing away from who reads it. It is read through one
 * buffer: a new one for each part would stay in the memory of the process long after.
 */
function checkFile(path: string, pack: PackFile): PackBytes {
  const descriptor = openSync(path, 'r');
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(LARGE_READ);
  let length = 0;
  for (let count = -1; count !== 0; length += count) {
    count = readSync(descriptor, buffer, 0, LARGE_READ, length);
    hash.update(buffer.subarray(0, count));
  }
  if (length !== pack.bytes || hash.digest('hex') !== pack.sha256) {
    closeSync(descriptor);
    throw corrupt(pack);
  }
  return {
    length,
    read(start, end) {
      const bytes = Buffer.allocUnsafe(end - start);
      const count = readSync(descriptor, bytes, 0, end - start, start);
      if (count !== end - start) throw corrupt(pack);
      return bytes;
    },
  };
}

async function readPack(directory: string, pack: PackFile, residence: Residence): Promise<Pack> {
  const path = join(directory, pack.file);
  try {
    return openPack(await (residence === 'memory' ? readIntoMemory(path, pack) : checkFile(path, pack)));
  } catch (error) {
    if (error instanceof PackError) throw error;
    throw new PackError(`The pack ${pack.name} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Opens a folder of packs and checks every byte of them.
 * @param residence where each pack is kept, null to leave it out; all in memory unless told
 * @throws PackError naming the first file that is missing, changed or cut short
 */
export async function readPackFolder(
  directory: string,
  residence: (name: string) => Residence | null = () => 'memory',
): Promise<PackFolder> {
  const text = await readFile(join(directory, MANIFEST), 'utf8').catch(() => {
    throw new PackError(`There are no packs in ${directory}: build them first.`);
  });
  const manifest = parseManifest(text);
  const packs = new Map<string, Pack>();
  for (const file of manifest.packs) {
    const place = residence(file.name);
    if (place !== null) packs.set(file.name, await readPack(directory, file, place));
  }
  return {
    manifest,
    pack(name) {
      const pack = packs.get(name);
      if (!pack) throw new PackError(`The packs lack ${name}.`);
      return pack;
    },
  };
}

/** The packs of a folder in the making. */
export interface PackFolderContent {
  readonly builtFrom: string;
  readonly updated: string;
  /** Columns by pack; each pack is asked for when it is written, so that only one need be in memory. */
  readonly packs: Readonly<Record<string, () => Readonly<Record<string, ColumnContent>>>>;
}

/** Writes a folder of packs beside its place and moves it there in one step, so that nobody ever reads half a build. */
export async function writePackFolder(directory: string, content: PackFolderContent): Promise<Manifest> {
  const temporary = `${directory}.${String(process.pid)}.tmp`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  const packs: PackFile[] = [];
  for (const [name, columns] of Object.entries(content.packs)) {
    const bytes = encodePack(name, columns());
    const hash = sha256(bytes);
    const file = `${name}-${hash.slice(0, 12)}.pack`;
    await writeFile(join(temporary, file), bytes);
    packs.push({ name, file, bytes: bytes.length, sha256: hash });
  }
  const hash = sha256(packs.map((pack) => pack.sha256).join('\n'));
  const { builtFrom, updated } = content;
  const manifest: Manifest = { formatVersion: PACK_FORMAT_VERSION, builtFrom, updated, hash, packs };
  await writeFile(join(temporary, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  await mkdir(dirname(directory), { recursive: true });
  await rm(directory, { recursive: true, force: true });
  await rename(temporary, directory);
  return manifest;
}

import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Manifest, type PackFile, parseManifest } from '../pack/manifest.ts';
import {
  type ColumnContent,
  encodePack,
  openPack,
  type Pack,
  PACK_FORMAT_VERSION,
  type PackBytes,
  PackError,
} from '../pack/pack.ts';
import type { Corpus } from '../corpus.ts';
import { createCorpus } from '../pack/createCorpus.ts';

const MANIFEST = 'manifest.json';
const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Packs by name, each verified against the manifest. */
export interface PackFolder {
  readonly manifest: Manifest;
  pack(name: string): Pack;
}

const READ_BUFFER_BYTES = 1 << 20;

/** Storage of an open pack: entirely in memory, or in its file, read on demand. */
export type Residence = 'memory' | 'file';

const corrupt = ({ name, file }: PackFile): PackError =>
  new PackError(`The pack ${name} (${file}) is corrupt: it differs from the build. Build it again.`);

async function readIntoMemory(path: string, pack: PackFile): Promise<Uint8Array> {
  const content = await readFile(path);
  if (content.length !== pack.bytes || sha256(content) !== pack.sha256) throw corrupt(pack);
  return content;
}

/**
 * Keeps the file open, so that a build that replaces it doesn't affect readers. One reused buffer: separate buffers
 * would stay in the process's memory long afterwards.
 */
function openVerifiedFile(path: string, pack: PackFile): PackBytes {
  const descriptor = openSync(path, 'r');
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(READ_BUFFER_BYTES);
  let length = 0;
  for (let count = -1; count !== 0; length += count) {
    count = readSync(descriptor, buffer, 0, READ_BUFFER_BYTES, length);
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
    return openPack(
      await (residence === 'memory' ? readIntoMemory(path, pack) : openVerifiedFile(path, pack)),
    );
  } catch (error) {
    if (error instanceof PackError) throw error;
    throw new PackError(`The pack ${pack.name} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Opens a folder of packs and verifies every byte.
 * @param residence where to hold each pack, or null to skip it; memory by default
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
    const fileResidence = residence(file.name);
    if (fileResidence !== null) packs.set(file.name, await readPack(directory, file, fileResidence));
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

/** Content for {@link writePackFolder}. */
export interface PackFolderContent {
  readonly builtFrom: string;
  readonly updated: string;
  /** Columns by pack; each function is called when its pack is written, so that only one is in memory. */
  readonly packs: Readonly<Record<string, () => Readonly<Record<string, ColumnContent>>>>;
}

/** Writes a folder of packs to a temporary path and then renames it, so that readers never see a partial build. */
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

/** Packs that nearly every response needs. Transliterations and translations are ten times larger and stay on disk. */
const IN_MEMORY = new Set(['catalogue', 'lines', 'text', 'source']);
/** The source database's transliteration scheme, which only the search build reads. */
const SKIPPED = new Set(['transliteration-source']);

function residenceOf(pack: string): Residence | null {
  if (SKIPPED.has(pack)) return null;
  return IN_MEMORY.has(pack) ? 'memory' : 'file';
}

/**
 * Opens the scripture and verifies every byte.
 * @param directory the output folder of the build
 * @throws PackError when a pack is missing, corrupt, or of another format
 */
export async function loadCorpus(directory: string): Promise<Corpus> {
  return createCorpus(await readPackFolder(directory, residenceOf));
}

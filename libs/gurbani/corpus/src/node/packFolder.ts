import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest, PackFile } from '../pack/manifest.ts';
import { parseManifest } from '../pack/manifest.ts';
import type { ColumnContent, Pack } from '../pack/pack.ts';
import { encodePack, openPack, PACK_FORMAT_VERSION, PackError } from '../pack/pack.ts';

const MANIFEST = 'manifest.json';
const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Packs by name, each already checked against the manifest. */
export interface PackFolder {
  readonly manifest: Manifest;
  pack(name: string): Pack;
  has(name: string): boolean;
}

async function readPack(directory: string, { name, file, bytes, sha256: expected }: PackFile): Promise<Pack> {
  const content = await readFile(join(directory, file)).catch((error: unknown) => {
    throw new PackError(`The pack ${name} cannot be read: ${(error as Error).message}`);
  });
  if (content.length !== bytes || sha256(content) !== expected) {
    throw new PackError(
      `The pack ${name} (${file}) is corrupt: it is not what the build wrote. Build it anew.`,
    );
  }
  return openPack(content);
}

/**
 * Reads a folder of packs whole and checks every byte.
 * @param wanted which packs; all unless told
 * @throws PackError naming the first file that is missing, changed or cut short
 */
export async function readPackFolder(
  directory: string,
  wanted: (name: string) => boolean = () => true,
): Promise<PackFolder> {
  const text = await readFile(join(directory, MANIFEST), 'utf8').catch(() => {
    throw new PackError(`There are no packs in ${directory}: build them first.`);
  });
  const manifest = parseManifest(text);
  const files = manifest.packs.filter(({ name }) => wanted(name));
  const packs = new Map<string, Pack>();
  for (const file of files) packs.set(file.name, await readPack(directory, file));
  return {
    manifest,
    has: (name) => packs.has(name),
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

import { PACK_FORMAT_VERSION, PackError } from './pack.ts';

/** A file of a build. Its name contains its hash, so that it can be cached for ever. */
export interface PackFile {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The contents of a pack folder. */
export interface Manifest {
  readonly formatVersion: number;
  /** Source of the packs, e.g. `@shabados/database 4.8.3`, or the hash of the corpus for a search index. */
  readonly builtFrom: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly updated: string;
  /** Hash of the hashes of all packs. */
  readonly hash: string;
  readonly packs: readonly PackFile[];
}

function isPackFile(value: unknown): value is PackFile {
  if (typeof value !== 'object' || value === null) return false;
  const { name, file, bytes, sha256 } = value as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof file === 'string' &&
    typeof bytes === 'number' &&
    typeof sha256 === 'string'
  );
}

/**
 * Parses a manifest.
 * @throws PackError when it is malformed or of another format
 */
export function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PackError('The manifest of the packs is not JSON.');
  }
  const manifest = value as Record<string, unknown> | null;
  if (manifest?.['formatVersion'] !== PACK_FORMAT_VERSION) {
    throw new PackError(`The packs are not of format ${String(PACK_FORMAT_VERSION)}.`);
  }
  const { builtFrom, updated, hash, packs } = manifest;
  if (
    typeof builtFrom !== 'string' ||
    typeof updated !== 'string' ||
    typeof hash !== 'string' ||
    !Array.isArray(packs) ||
    !packs.every(isPackFile)
  ) {
    throw new PackError('The manifest of the packs is malformed.');
  }
  return { formatVersion: PACK_FORMAT_VERSION, builtFrom, updated, hash, packs };
}

import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { createHash } from 'node:crypto';
import type { Face } from './faces.ts';

export interface FontFile {
  /** Path below the client's folder, with a content hash. */
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** Subsets a face to its ranges as woff2; Gurmukhi takes about 10 kB. */
export async function subsetFace(face: Face): Promise<FontFile> {
  const bytes = await subsetBytes(face, 'woff2');
  return { fileName: `assets/${face.name}-${hashOf(bytes)}.woff2`, bytes };
}

/** The bytes of a subset: woff2 as served, or uncompressed for tools that can't read woff2. */
export async function subsetBytes(face: Face, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const characters = face.ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_each, index) => String.fromCodePoint(first + index)),
  );
  return subsetFont(await readFile(face.source), characters.join(''), {
    targetFormat,
    noHinting: true,
    ...(face.weight === null ? {} : { variationAxes: { wght: face.weight } }),
  });
}

/** Length of the hash in a file name, in characters. */
export const HASH_LENGTH = 8;

/** The content hash for a file name. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH);
}

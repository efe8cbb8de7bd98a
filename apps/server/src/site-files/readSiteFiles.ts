import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import {
  BannersFile,
  createSiteFiles,
  DoodlesFile,
  type Doodle,
  type ImageFile,
  type SiteFiles,
} from './siteFiles.ts';

/** All problems in the operator's files, each with its file and path. */
export class SiteFilesError extends Error {
  override readonly name = 'SiteFilesError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The site files cannot be used:', ...problems.map((each) => `  - ${each}`)].join('\n'));
    this.problems = problems;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  avif: 'image/avif',
};
/** Images are kept in memory and sent to every visitor. */
const MAX_IMAGE_BYTES = 1_000_000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Reads a document, or returns null if it is missing; problems are added to the list. */
async function readDocument<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  problems: string[],
): Promise<z.output<Schema> | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) problems.push(`${file} cannot be read: ${reasonOf(error)}`);
    return null;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    problems.push(`${file} is no JSON: ${reasonOf(error)}`);
    return null;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path: location, message } of parsed.error.issues) {
    problems.push(`${file}: ${location.join('.') || 'the document'}: ${message}`);
  }
  return null;
}

async function readImages(doodles: readonly Doodle[], folder: string, problems: string[]) {
  const images = new Map<string, ImageFile>();
  const names = new Set(
    doodles.flatMap(({ image, square }) => [image, ...(square === undefined ? [] : [square])]),
  );
  for (const name of names) {
    const file = path.join(folder, name);
    try {
      const bytes = await readFile(file);
      if (bytes.length > MAX_IMAGE_BYTES) problems.push(`${file} is larger than a megabyte`);
      images.set(name, { type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '', bytes });
    } catch (error) {
      problems.push(`${file} cannot be read: ${reasonOf(error)}`);
    }
  }
  return images;
}

/**
 * Reads `doodles.json` and `banners.json` of a folder, both optional, and their images.
 * @throws SiteFilesError with the problems of both files
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const problems: string[] = [];
  const doodles =
    (await readDocument(DoodlesFile, path.join(folder, 'doodles.json'), problems))?.doodles ?? [];
  const banners =
    (await readDocument(BannersFile, path.join(folder, 'banners.json'), problems))?.banners ?? [];
  const images = await readImages(doodles, path.join(folder, 'images'), problems);
  if (problems.length > 0) throw new SiteFilesError(problems);
  return createSiteFiles(doodles, banners, images);
}

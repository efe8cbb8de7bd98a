import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Sources that decide what a loaded page has in it: the shapes of responses, their translation, and the loaders. */
const SOURCES: readonly (readonly [folder: string, files: RegExp])[] = [
  ['libs/gurbani/model/src', /\.ts$/],
  ['libs/api/contract/src', /\.ts$/],
  ['libs/api/client/src', /\.ts$/],
  ['libs/api/scripture/src/presenters', /\.ts$/],
  ['apps/reader/src/pages', /(?:^|\/)(?:content|load\w*|messagePage)\.ts$/],
  ['apps/reader/src/shared/offline', /keptPages\.ts$/],
];

/**
 * Names the format of the pages that this build keeps on devices. The name changes more often than the format does, and never
 * later: a changed name costs loading the pages again.
 */
export function pageFormat(): string {
  const hash = createHash('sha256');
  for (const [folder, wanted] of SOURCES) {
    const files = readdirSync(path.join(ROOT, folder), { recursive: true }).map(String);
    for (const file of files.filter((each) => wanted.test(each) && !each.includes('.test.')).sort()) {
      hash.update(readFileSync(path.join(ROOT, folder, file))).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 10);
}

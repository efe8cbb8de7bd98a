import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));

/** The format of pages of a copy. */
export const OTHER_FORMAT = 'otherformat';

export interface BuildOptions {
  /** The format in which the first build keeps pages; the copy has another one, {@link OTHER_FORMAT}. */
  readonly replacedFormat?: string;
  /** Replaces the service worker. */
  readonly worker?: string;
}

/**
 * Writes another build of the reader: the same code, but every script has another name, as if all of them had changed. The
 * other parts of the product are linked.
 *
 * @returns folder of the builds, for `NAAD_DIST`
 */
export async function copyBuild(
  folder: string,
  { replacedFormat, worker }: BuildOptions = {},
): Promise<string> {
  const copy = path.join(folder, '@naad');
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(DIST)) {
    if (name !== 'reader') await symlink(path.join(DIST, name), path.join(copy, name));
  }
  const reader = path.join(copy, 'reader');
  await cp(path.join(DIST, 'reader'), reader, { recursive: true });

  const assets = path.join(reader, 'client/assets');
  const scripts = (await readdir(assets)).filter((file) => /-[^-]+\.js$/.test(file));
  const renamed = scripts.map((file) => [file, file.replace(/(-[^-]+\.js)$/, '-other$1')] as const);
  const rewrite = (text: string): string => {
    let result = text;
    for (const [from, to] of renamed) result = result.replaceAll(from, to);
    return replacedFormat === undefined ? result : result.replaceAll(replacedFormat, OTHER_FORMAT);
  };
  for (const part of ['client/assets', 'server', 'worker']) {
    const directory = path.join(reader, part);
    for (const file of await readdir(directory)) {
      const whole = path.join(directory, file);
      if (/\.(?:br|gz)$/.test(file)) await rm(whole);
      else if (file.endsWith('.js')) {
        const text = rewrite(await readFile(whole, 'utf8'));
        await rm(whole);
        await writeFile(path.join(directory, rewrite(file)), text);
      }
    }
  }
  if (worker !== undefined) await writeFile(path.join(reader, 'worker/service-worker.js'), worker);
  return folder;
}

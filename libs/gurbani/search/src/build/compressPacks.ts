import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readPackFolder } from '@naad/gurbani-corpus/node';
import { SEARCH_KINDS } from '../search.ts';
import { packsOfKind } from '../worker/localPacks.ts';

const compress = promisify(brotliCompress);
/** At 9, sorted numbers take ten times as long and come out a twelfth smaller. */
const QUALITY = 5;
const WINDOW_BITS = 24;

/**
 * Writes packs that a browser may search by, compressed as they are sent, so that no server spends seconds on each. They
 * stand in `compressed` below the search's own folder, named as their packs with `.br`.
 *
 * @param folders of packs; the last is that of the search
 */
export async function compressPacks(folders: readonly string[]): Promise<void> {
  const wanted = new Set(SEARCH_KINDS.flatMap((kind) => packsOfKind(kind)));
  const directory = path.join(folders.at(-1) ?? '', 'compressed');
  await mkdir(directory, { recursive: true });
  for (const folder of folders) {
    const { manifest } = await readPackFolder(folder, () => null);
    const files = manifest.packs.filter(({ name }) => wanted.has(name)).map(({ file }) => file);
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(path.join(folder, file));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await writeFile(path.join(directory, `${file}.br`), await compress(bytes, { params }));
      }),
    );
  }
}

import { fileURLToPath } from 'node:url';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { loadCorpus, readPackFolder, writePackFolder } from '@naad/gurbani-corpus/node';
import { buildSearchIndex } from '../buildSearchIndex.ts';
import { isDevicePack } from '../packsOfKind.ts';

const compress = promisify(brotliCompress);

/** Packs that every device with the scripture loads, so that they are worth the slowest compression. */
const FOR_EVERY_DEVICE = /^(catalogue|lines|text|source|ranks)$/;
/** Texts that only some devices load. */
const TEXTS = /^(translation-|gloss$)/;

/** Quality by pack. For the sorted numbers of an index, quality 9 takes ten times as long as 5 and saves a twelfth. */
const qualityOf = (name: string): number => (FOR_EVERY_DEVICE.test(name) ? 11 : TEXTS.test(name) ? 9 : 5);
/** The largest window that browsers accept. */
const WINDOW_BITS = 24;

/**
 * Compresses the packs that browsers store, so that no server spends seconds on each. They are written to `compressed` in
 * the search's folder, named as their packs with `.br`.
 *
 * @param folders folders of packs; the last is that of the search
 */
async function compressPacks(folders: readonly string[]): Promise<void> {
  const directory = path.join(folders.at(-1) ?? '', 'compressed');
  await mkdir(directory, { recursive: true });
  for (const folder of folders) {
    const { manifest } = await readPackFolder(folder, () => null);
    await Promise.all(
      manifest.packs
        .filter(({ name }) => isDevicePack(name))
        .map(async ({ name, file }) => {
          const bytes = await readFile(path.join(folder, file));
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: qualityOf(name),
            [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          await writeFile(path.join(directory, `${file}.br`), await compress(bytes, { params }));
        }),
    );
  }
}

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));

const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const sources = await readPackFolder(`${DIST}gurbani-corpus`, (name) =>
  name === 'transliteration-source' ? 'file' : null,
);
const { packs } = await writePackFolder(`${DIST}gurbani-search`, {
  builtFrom: corpus.info.hash,
  updated: corpus.info.updated,
  packs: buildSearchIndex(corpus, sources.pack('transliteration-source')),
});
for (const { name, bytes } of packs) process.stdout.write(`${name}: ${(bytes / 1e6).toFixed(1)} MB\n`);
await compressPacks([`${DIST}gurbani-corpus`, `${DIST}gurbani-search`]);
